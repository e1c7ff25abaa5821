import Foundation
import PlumbViews

/// The table of names that do nothing, as Documentation/Differences.md has it.
struct UnsupportedTable {
  private static let begin = "<!-- Made from Unsupported.all. -->\n"
  private static let end = "<!-- The end of what is made. -->\n"
  private static let document = SourceFile.root.appendingPathComponent("Documentation/Differences.md")

  /// One row for the names of one reason.
  static var text: String {
    var rows: [(names: [String], entry: Unsupported)] = []
    for entry in Unsupported.all {
      if let last = rows.last?.entry, last.missing == entry.missing, last.outlook == entry.outlook {
        rows[rows.count - 1].names.append(entry.name)
      } else {
        rows.append(([entry.name], entry))
      }
    }
    let lines = rows.map { row in
      let names = row.names.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(names) | \(row.entry.missing) | \(row.entry.outlook == .planned ? "yes" : "no") |\n"
    }
    return "\n| name | what is missing | planned |\n|---|---|---|\n" + lines.joined() + "\n"
  }

  /// What stands in the document between the marks; `nil` without them.
  static func inDocument() throws -> String? {
    let text = try String(contentsOf: document, encoding: .utf8)
    guard let from = text.range(of: begin), let to = text.range(of: end) else { return nil }
    return String(text[from.upperBound..<to.lowerBound])
  }

  /// Puts the table into the document.
  static func renew() throws {
    var text = try String(contentsOf: document, encoding: .utf8)
    guard let from = text.range(of: begin), let to = text.range(of: end) else { return }
    text.replaceSubrange(from.upperBound..<to.lowerBound, with: Self.text)
    try text.write(to: document, atomically: true, encoding: .utf8)
  }
}
