import Foundation
import Testing

/// The tables of ARCHITECTURE.md that follow a number of a person's code and a tap.
@Suite("The ways through the sources")
struct WayTests {
  private struct Row {
    var functions: [String]
    var file: String
  }

  private static func rows(_ title: String) throws -> (rows: [Row], text: String) {
    let text = try String(
      contentsOf: SourceFile.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let part = try #require(text.components(separatedBy: "### \(title)\n").dropFirst().first)
    let rows = part.components(separatedBy: "\n##")[0].split(separator: "\n").compactMap { line -> Row? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
      let path = cells[1].drop { $0 != "(" }.dropFirst().dropLast()
      let names = cells[0].split(separator: "`").filter { $0.first?.isLetter ?? false || $0.hasPrefix("_") }
      return Row(functions: names.map(String.init), file: String(path))
    }
    return (rows, part)
  }

  /// Whether a file declares a function, in Swift or in JavaScript.
  private static func declares(_ name: String, in text: String, of file: String) -> Bool {
    let forms =
      file.hasSuffix(".js")
      ? ["function \(name)(", "const \(name) = (", "\n  \(name)("]
      : name == "init" ? ["init("] : ["func \(name)(", "func \(name)<"]
    return forms.contains(where: text.contains)
  }

  @Test(
    "names functions that are where it says, and as many as it says",
    arguments: ["The way of a number", "The way of a tap"])
  func functions(title: String) throws {
    let (rows, text) = try Self.rows(title)
    #expect(rows.count > 10)
    for row in rows {
      let file = try String(contentsOf: SourceFile.root.appendingPathComponent(row.file), encoding: .utf8)
      for name in row.functions {
        #expect(Self.declares(name, in: file, of: row.file), "\(name) is not in \(row.file)")
      }
    }
    #expect(text.contains("passes these \(rows.flatMap(\.functions).count) functions"))
  }
}
