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
  /// The place that a scan gives a file which is read under another name than its own.
  private static let nowhere = "<unknown>:0: "
  private static let compiled = "no such module '"
  /// More imports than a large app has.
  private static let most = 10_000

  /// Reads what the compiler's scan of imports says.
  ///
  /// - Parameters:
  ///   - files: those of the source, in their order; what other files import is not the person's to mend.
  ///   - text: the text of one of them.
  init(scan output: String, files: [String], text: (String) -> String?) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    read(lines.filter { !$0.hasPrefix(Self.nowhere) }.joined(separator: "\n"), Self.scanned)
    let lost = lines.filter { $0.hasPrefix(Self.nowhere) }.map { $0.dropFirst(Self.nowhere.count) }
    var sought = Set(lost.compactMap { Self.name(in: $0, "error: \(Self.scanned)") })
    if lost.contains("note: \(Self.also)") { sought.formUnion(all.map(\.name)) }
    if !sought.isEmpty { for file in files { seek(sought, in: file, text(file) ?? "") } }
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
      add(
        Place(file: file, line: line, column: column, excerpt: Self.excerpt(message.excerpt, current)),
        of: current)
    }
  }

  /// Finds the lines of a file that import one of some modules.
  private mutating func seek(_ names: Set<String>, in file: String, _ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      for found in line.matches(
        of: /\bimport\s+(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)/)
      where names.contains(String(found.1)) && !line[..<found.range.lowerBound].contains("//") {
        let (name, number) = (String(found.1), "\(index + 1)")
        let column = line.utf8.distance(from: line.startIndex, to: found.1.startIndex) + 1
        let margin = String(repeating: " ", count: number.count)
        let space = String(repeating: " ", count: column - 1)
        let excerpt =
          "\(number) | \(line)\n\(margin) | \(space)`- error: \(Self.compiled)\(name)'\n"
        add(Place(file: file, line: index + 1, column: column, excerpt: excerpt), of: name)
      }
    }
  }

  /// Adds a place, unless it is known.
  private mutating func add(_ place: Place, of name: String) {
    guard let known = all.firstIndex(where: { $0.name == name }) else { return all.append((name, [place])) }
    let isKnown = all[known].places.contains {
      $0.line == place.line && FileName($0.file) == FileName(place.file)
    }
    if !isKnown { all[known].places.append(place) }
  }

  private static func name(in text: some StringProtocol, _ mark: String) -> String? {
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

  /// The same without some modules.
  func without(_ names: Set<String>) -> MissingModules {
    var copy = self
    copy.all.removeAll { names.contains($0.name) }
    return copy
  }

  private func key(_ place: Place) -> (Int, Int, Int) {
    (numbers[FileName(place.file)] ?? numbers.count, place.line, place.column)
  }

  /// Returns the messages of a compilation with all that is missing in the place of the first, and with what helps.
  func reported(in messages: String, _ advice: (String) -> String) -> String {
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
