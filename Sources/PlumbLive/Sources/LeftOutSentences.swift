import PlumbSource

extension LeftOut {
  /// The files that were left out.
  package var sentence: String {
    "Left out, because \(files.count == 1 ? "it does" : "they do") not compile or \(files.count == 1 ? "needs" : "need") what does not: \(files.listed("files"))."
  }

  /// The report about modules that are not here, with what helps and the places of what needs them; `nil` where none is missing.
  package var notice: String? { sentence(aboutMost: 3).map { advice + $0 } }

  /// The same for a page, a sentence each, with more places.
  package var notices: [String] {
    let helps = advice.split(separator: "\n").map { String($0.dropFirst("note: ".count)) }
    return sentence(aboutMost: 50).map { [$0] + helps } ?? []
  }

  private func sentence(aboutMost most: Int) -> String? {
    guard !modules.isEmpty else { return nil }
    let names = modules.sorted()
    let last = names.count > 1 ? " and \(names[names.count - 1]) are" : " is"
    let subject = names.prefix(max(1, names.count - 1)).joined(separator: ", ") + last
    guard !parts.isEmpty else { return "\(subject) not here, and no code needs more than the import." }
    let places = parts.map { "\($0.file):\($0.line)" }
    return "Left out, because \(subject) not here: \(places.listed(most: most, "places"))."
  }

  /// The failure that is reported at the end; `nil` when nothing was left out.
  package var failure: Failure? { files.isEmpty ? nil : Failure(.doesNotCompile, messages + sentence) }

  /// Passes the compiled source to a closure. When the closure has no end, the left out files may be the reason.
  package func told<Result>(_ body: () throws -> Result) throws -> Result {
    notice.map(say)
    do { return try body() } catch {
      if let failure { say(failure.message) }
      throw error
    }
  }
}
