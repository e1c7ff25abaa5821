import Foundation

/// A place in a source where a name is used that compiles and has no effect, as the compiler reports it.
///
/// Such a name is deprecated, with a message that says what is missing. So it has the parameters that Apple's has, can be
/// overridden, and satisfies a user's own protocol, and its uses are reported before anything runs.
public struct UseWithoutEffect: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the compiler calls it.
  public var file: String
  public var line: Int
  /// `UITextChecker does nothing: there is no dictionary.`
  public var sentence: String

  /// The beginning of such a message. Deprecations of others have another.
  public static let mark = "In Plumb, "
  /// The most that are kept of one compilation.
  static let limit = 1000

  public init(file: String, line: Int, sentence: String) {
    (self.file, self.line, self.sentence) = (file, line, sentence)
  }

  /// The sentence with its place: `Note.swift:12: UITextChecker does nothing: there is no dictionary.`
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line): \(sentence)"
  }

  /// Returns a sentence for each name that is used, with the first of its places and the number of the others.
  public static func told(_ uses: [UseWithoutEffect]) -> [String] {
    var counts: [String: Int] = [:]
    for use in uses { counts[use.sentence, default: 0] += 1 }
    var known: Set<String> = []
    return uses.filter { known.insert($0.sentence).inserted }.map { use in
      switch counts[use.sentence, default: 1] - 1 {
      case 0: "\(use)"
      case 1: "\(use) One more place uses it."
      case let others: "\(use) \(others) more places use it."
      }
    }
  }

  private init?(_ warning: Diagnostic) {
    // The compiler reports arguments of a macro at their own places too.
    guard let file = warning.file, !file.hasPrefix("macro expansion "), let line = warning.line,
      let mark = warning.text.firstRange(of: " is deprecated: \(Self.mark)")
    else { return nil }
    let words = warning.text[mark.upperBound...]
    let end = words.hasSuffix("]") ? words.lastIndex(of: "[") ?? words.endIndex : words.endIndex
    self.init(file: file, line: line, sentence: words[..<end].trimmingCharacters(in: .whitespaces))
  }

  /// Separates the uses from a compiler's other messages. Other warnings are left out: they are about code that a person has
  /// warnings for elsewhere.
  public static func separate(_ output: String) -> (uses: [UseWithoutEffect], others: String) {
    var (uses, known): ([UseWithoutEffect], Set<UseWithoutEffect>) = ([], [])
    var others: [Substring] = []
    var groups: Set<Substring> = []
    func keep(_ line: Substring) {
      others.append(line)
      if let group = group(atEndOf: line) { groups.insert(group) }
    }
    var isWarning = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if isExcerpt(line) {
        if !isWarning { keep(line) }
        continue
      }
      // A footnote explains a group of messages, which each of them names at its end.
      if line.hasPrefix("[#") {
        if groups.contains(line.prefix { $0 != ":" }) { others.append(line) }
        continue
      }
      let message = Diagnostic.parse(String(line)).first
      // A note is about the message before it.
      if message?.kind != "note" { isWarning = message?.kind == "warning" }
      if !isWarning { keep(line) }
      if isWarning, uses.count < limit, let message, let use = UseWithoutEffect(message),
        known.insert(use).inserted
      {
        uses.append(use)
      }
    }
    // The compiler reports what is in macros first.
    uses.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    let rest = others.joined(separator: "\n")
    return (uses, rest.allSatisfy(\.isNewline) ? "" : rest)
  }

  /// The group that a line names at its end: `[#DeprecatedDeclaration]`.
  private static func group(atEndOf line: Substring) -> Substring? {
    guard let bracket = line.utf8.lastIndex(of: UInt8(ascii: "[")) else { return nil }
    return line[bracket...].hasPrefix("[#") ? line[bracket...] : nil
  }

  /// Whether a line quotes the source behind a message: `12 | let a = b`.
  private static func isExcerpt(_ line: Substring) -> Bool {
    guard let first = line.utf8.first else { return true }
    if [UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: "`")].contains(first) { return true }
    let rest = line.utf8.drop { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return rest.startIndex != line.startIndex && rest.starts(with: " |".utf8)
  }

  /// Removes the warnings from a file of the compiler's messages, and returns the uses among them.
  static func take(from path: String) -> [UseWithoutEffect] {
    guard let text = FileManager.default.contents(atPath: path), !text.isEmpty else { return [] }
    let (uses, others) = separate(String(decoding: text, as: UTF8.self))
    try? Data(others.utf8).write(to: URL(fileURLWithPath: path))
    return uses
  }
}
