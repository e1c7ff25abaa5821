import Foundation
import Testing

/// The table of ARCHITECTURE.md that follows one number of a person's code.
@Suite("The way of a number")
struct NumberWayTests {
  private struct Row {
    var functions: [String]
    var file: String
  }

  private func rows() throws -> [Row] {
    let text = try String(
      contentsOf: SourceFile.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let part = try #require(text.components(separatedBy: "### The way of a number").dropFirst().first)
    return part.components(separatedBy: "\n## ")[0].split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
      let path = cells[1].drop { $0 != "(" }.dropFirst().dropLast()
      let names = cells[0].split(separator: "`").filter { $0.first?.isLetter ?? false || $0.hasPrefix("_") }
      return Row(functions: names.map(String.init), file: String(path))
    }
  }

  @Test("names functions that are where it says, and as many as it says")
  func functions() throws {
    let rows = try rows()
    #expect(rows.count > 10)
    for row in rows {
      let text = try String(contentsOf: SourceFile.root.appendingPathComponent(row.file), encoding: .utf8)
      for name in row.functions {
        let isThere =
          name == "init"
          ? text.contains("init(") : text.contains("func \(name)(") || text.contains("func \(name)<")
        #expect(isThere, "\(name) is not in \(row.file)")
      }
    }
    let text = try String(
      contentsOf: SourceFile.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    #expect(text.contains("passes these \(rows.flatMap(\.functions).count) functions"))
  }
}
