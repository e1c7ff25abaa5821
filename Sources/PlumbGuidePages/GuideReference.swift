import Foundation

/// The project's documentation of each view and modifier: the lines of `Layout.md`, and the recorded rules.
package struct GuideReference {
  struct Entry: Equatable {
    /// `HStack` and `VStack`, or `frame(width:height:)`.
    let names: [String]
    /// The heading above it.
    let section: String
    let sentence: String

    var title: String { names.joined(separator: ", ") }

    /// The name of the page's file, without its ending.
    var stem: String {
      title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
  }

  struct Rule: Equatable {
    /// `R-50`.
    let id: String
    /// Its file: `Frames`.
    let room: String
    /// In Markdown, without the lines that name tests.
    let text: String
    /// The text in code marks.
    let spans: [String]
  }

  let entries: [Entry]
  let rules: [Rule]
  /// The texts of the files of rules, by their names without the ending.
  let documents: [String: String]

  /// The text in code marks of each document's introduction.
  private let subjects: [String: [String]]

  var rooms: [String] { documents.keys.sorted() }

  /// - Parameter documentation: the folder with `Layout.md` and `Rules`; what is not there is left out.
  package init(of documentation: String) {
    let table = try? String(contentsOfFile: "\(documentation)/Layout.md", encoding: .utf8)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(documentation)/Rules")) ?? []
    var documents: [String: String] = [:]
    for file in files where file.hasSuffix(".md") {
      let text = try? String(contentsOfFile: "\(documentation)/Rules/\(file)", encoding: .utf8)
      documents[String(file.dropLast(3))] = text
    }
    self.documents = documents
    subjects = documents.mapValues { Self.spans(in: Self.introduction(of: $0)) }
    entries = Self.entries(in: table ?? "")
    rules = documents.sorted { $0.key < $1.key }.flatMap { Self.rules(in: $1, room: $0) }
  }

  /// The rows of the tables of two columns, whose first one has names in code marks.
  static func entries(in document: String) -> [Entry] {
    var section = ""
    return document.split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard let row = line.wholeMatch(of: /\| (`.+?`) \| (.+) \|/) else { return nil }
      return Entry(names: spans(in: row.1), section: section, sentence: String(row.2))
    }
  }

  /// Each rule begins with the anchor by which others cite it.
  static func rules(in document: String, room: String) -> [Rule] {
    let starts = Array(document.matches(of: /<a id="(R-\w+)"><\/a>/))
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : document.endIndex
      let lines = document[starts[index].range.lowerBound..<end].split(
        separator: "\n", omittingEmptySubsequences: false)
      // The next part of the document is no part of the rule.
      let own = lines.prefix { !$0.hasPrefix("#") }.filter { !$0.hasPrefix("- Tests:") }
      let text = own.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
      return Rule(id: String(starts[index].1), room: room, text: text, spans: spans(in: text[...]))
    }
  }

  /// The rules about an entry, those of its document first: one whose introduction names it. Other rules name it
  /// themselves, in code marks.
  func rules(naming entry: Entry) -> [Rule] {
    let words = entry.names.map { UsedName($0).word }
    func names(_ spans: [String]) -> Bool {
      spans.contains { span in words.contains { UsedName.stands($0, in: span[...]) } }
    }
    let own = Set(subjects.filter { names($0.value) }.keys)
    return rules.filter { own.contains($0.room) }
      + rules.filter { !own.contains($0.room) && names($0.spans) }
  }

  /// Returns the text before the first rule and the second heading.
  private static func introduction(of document: String) -> Substring {
    let end = [document.range(of: "<a id="), document.range(of: "\n## ")].compactMap(\.self)
      .map(\.lowerBound).min()
    return document[..<(end ?? document.endIndex)]
  }

  /// Returns the text in code marks.
  private static func spans(in text: Substring) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}
