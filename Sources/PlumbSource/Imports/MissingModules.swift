import Foundation

/// The modules that a source imports and nobody has, with the lines that import them.
struct MissingModules {
  struct Place {
    var file: String
    var line: Int
    var column: Int
    /// The lines of the source around it, as the compiler quotes them.
    var excerpt: String
  }

  /// In the order in which they are imported.
  private(set) var all: [(name: String, places: [Place])] = []
  /// The numbers of the source's files, which are the order of their messages.
  private var numbers: [FileName: Int] = [:]

  private static let scanned = "unable to resolve module dependency: '"
  private static let also = "also imported here"
  private static let compiled = "no such module '"
  /// More imports than a large app has.
  private static let most = 10_000

  /// Reads what the compiler's scan of imports says.
  ///
  /// - Parameter files: those of the source, in their order; what other files import is not the person's to mend.
  init(scan output: String, files: [String]) {
    read(output, Self.scanned)
    numbers = Dictionary(files.enumerated().map { (FileName($1), $0) }, uniquingKeysWith: { $1 })
    let kept = all.map { [numbers] name, places in
      (name: name, places: places.filter { numbers[FileName($0.file)] != nil }.sorted { key($0) < key($1) })
    }
    all = kept.filter { !$0.places.isEmpty }.sorted { key($0.places[0]) < key($1.places[0]) }
  }

  /// Reads what a compilation says, which ends at the first one.
  init(messages output: String) { read(output, Self.compiled) }

  private mutating func read(_ output: String, _ mark: String) {
    var current: String?
    for message in Diagnostic.parse(output, limit: Self.most) {
      if message.kind == "error" { current = Self.name(in: message.text, mark) }
      guard let current, let file = message.file, let line = message.line, let column = message.column,
        message.kind == "error" || message.text == Self.also
      else { continue }
      let place = Place(
        file: file, line: line, column: column, excerpt: Self.excerpt(message.excerpt, current))
      if let known = all.firstIndex(where: { $0.name == current }) {
        all[known].places.append(place)
      } else {
        all.append((current, [place]))
      }
    }
  }

  private static func name(in text: String, _ mark: String) -> String? {
    guard text.hasPrefix(mark) else { return nil }
    return String(text.dropFirst(mark.count).prefix { $0 != "'" })
  }

  /// Says the same in a quotation as a compilation does.
  private static func excerpt(_ excerpt: String, _ name: String) -> String {
    let lines = excerpt.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      for start in ["|- ", "`- "] {
        guard let mark = line.firstRange(of: start) else { continue }
        let text = line[mark.upperBound...]
        if text.hasPrefix("error: ") || text == "note: \(also)" {
          return "\(line[..<mark.lowerBound])`- error: \(compiled)\(name)'"
        }
        if text.hasPrefix("note: ") { return nil }
      }
      return String(line)
    }
    return lines.joined(separator: "\n")
  }

  private func key(_ place: Place) -> (Int, Int, Int) {
    (numbers[FileName(place.file)] ?? numbers.count, place.line, place.column)
  }

  /// Returns the messages of a compilation with all that is missing in the place of the first, and with what helps.
  func told(in messages: String, _ advice: (String) -> String) -> String {
    var others: [Substring] = []
    var isReplaced = false
    for line in messages.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = Diagnostic.parse(String(line)).first {
        let name = Self.name(in: message.text, Self.compiled)
        isReplaced = message.kind == "error" && all.contains { $0.name == name }
      }
      if !isReplaced { others.append(line) }
    }
    let rest = others.joined(separator: "\n").trimmingCharacters(in: .newlines)
    let imports = all.flatMap { name, places in places.map { (name: name, place: $0) } }
      .sorted { key($0.place) < key($1.place) }
    let errors = imports.map { name, place in
      "\(place.file):\(place.line):\(place.column): error: \(Self.compiled)\(name)'\n\(place.excerpt)\n"
    }
    let notes = all.map { name, places in
      let lines = places.map { "\($0.file):\($0.line)" }
      return "note: There is no module \(name) (\(lines.listed(most: 3, "places"))): \(advice(name))"
    }
    return (errors + (rest.isEmpty ? [] : [rest, ""]) + notes).joined(separator: "\n") + "\n"
  }
}
