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
    let missing = Self.subject(of: modules).map { $0.names + ($0.isPlural ? " are" : " is") + " not here" }
    let partial = Self.subject(of: modulesInPart).map {
      "\($0.names) \($0.isPlural ? "compile" : "compiles") in part only"
    }
    let reason = [missing, partial].compactMap { $0 }.joined(separator: " and ")
    guard !reason.isEmpty else { return nil }
    guard !parts.isEmpty else { return "\(reason), and no code needs more than the import." }
    let places = parts.map { "\($0.file):\($0.line)" }
    return "Left out, because \(reason): \(places.listed(most: most, "places"))."
  }

  /// The names of modules as the subject of a sentence; `nil` if there are none.
  private static func subject(of modules: Set<String>) -> (names: String, isPlural: Bool)? {
    let names = modules.sorted()
    guard let last = names.last else { return nil }
    guard names.count > 1 else { return (last, false) }
    return (names.dropLast().joined(separator: ", ") + " and " + last, true)
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
