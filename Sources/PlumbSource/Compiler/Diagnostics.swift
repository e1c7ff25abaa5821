/// A message of the compiler, taken apart.
public struct Diagnostic: Equatable, Sendable {
  public var kind: String
  public var file: String?
  public var line: Int?
  public var column: Int?
  public var text: String
  /// The lines of the source that follow it.
  public var excerpt: String

  /// The most that are kept of one compilation.
  static let limit = 100

  /// Parses a compiler's output: `View.swift:5:3: error: …`, followed by lines of the source.
  public static func parse(_ output: String) -> [Diagnostic] { parse(output, limit: limit) }

  static func parse(_ output: String, limit: Int) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let next = Diagnostic(line: line) {
        if found.count == limit { break }
        found.append(next)
      } else if !found.isEmpty {
        found[found.count - 1].excerpt += line + "\n"
      }
    }
    for index in found.indices {
      while found[index].excerpt.hasSuffix("\n") { found[index].excerpt.removeLast() }
    }
    return found
  }

  init?(line: Substring) {
    for kind in ["error", "warning", "note"] {
      let mark = "\(kind): "
      if line.hasPrefix(mark) {
        self.init(
          kind: kind, file: nil, line: nil, column: nil, text: String(line.dropFirst(mark.count)), excerpt: ""
        )
        return
      }
      guard let range = line.firstRange(of: ": \(mark)") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      // A path may contain colons; the last two parts are the numbers.
      guard place.count >= 3, let number = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      self.init(
        kind: kind, file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        text: String(line[range.upperBound...]), excerpt: "")
      return
    }
    return nil
  }

  private init(
    kind: String, file: String?, line: Int?, column: Int?, text: String, excerpt: String
  ) {
    (self.kind, self.file, self.line, self.column) = (kind, file, line, column)
    (self.text, self.excerpt) = (text, excerpt)
  }
}
