import Foundation
import Testing

/// Every row of the layout API has an outline and a line in the documentation, and nothing else counts as one.
@Suite("The rows of the layout API")
struct OutlineLawTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// A file of this folder without comments and texts.
  private struct Source {
    let name: String
    let code: String

    /// The names in the code.
    var words: Set<String> { Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)) }

    /// The rows whose outlines are expected inside of tests.
    var rows: [String] {
      code.components(separatedBy: "@Test(").dropFirst().flatMap { test in
        test.components(separatedBy: "expectOutline(").dropFirst().compactMap { call in
          let argument = call.drop(while: \.isWhitespace)
          guard argument.hasPrefix("of: .") else { return nil }
          return String(argument.dropFirst(5).prefix { $0.isLetter || $0.isNumber })
        }
      }
    }
  }

  private static let sources: [Source] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("Outlines.swift") }.sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      return (try? String(contentsOf: file, encoding: .utf8)).map { Source(name: name, code: bare($0)) }
    }
  }()

  /// Source text without comments and string literals.
  private static func bare(_ text: String) -> String {
    var result = ""
    for (index, part) in text.components(separatedBy: "\"\"\"").enumerated() where index.isMultiple(of: 2) {
      for line in part.components(separatedBy: "\n") {
        let pieces = line.components(separatedBy: "\"").enumerated().filter { $0.offset.isMultiple(of: 2) }
        let code = pieces.map(\.element).joined(separator: " ")
        result += (code.components(separatedBy: "//").first ?? "") + "\n"
      }
    }
    return result
  }

  @Test("each row has an outline in a test that uses its names", arguments: LayoutRow.allCases)
  func outlines(row: LayoutRow) {
    let files = Self.sources.filter { $0.rows.contains("\(row)") }
    #expect(!files.isEmpty, "no test expects the outline of \(row)")
    for word in row.words where !files.isEmpty {
      #expect(files.contains { $0.words.contains(word) }, "no test with the outline of \(row) uses \(word)")
    }
  }

  @Test("each row has a line in the documentation that begins with its names", arguments: LayoutRow.allCases)
  func documentation(row: LayoutRow) throws {
    let lines = try Self.documentedNames()
    for name in row.names {
      #expect(
        lines.filter { $0.contains(name) }.count >= 1, "Documentation/Layout.md has no line for \(name)")
    }
  }

  @Test("no two lines of the documentation are about one name")
  func onceEach() throws {
    var seen: Set<String> = []
    for name in try Self.documentedNames().joined() {
      #expect(seen.insert(name).inserted, "Documentation/Layout.md is about \(name) twice")
    }
  }

  /// The names in backquotes in the first column of each line of the tables.
  private static func documentedNames() throws -> [[String]] {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/Layout.md"), encoding: .utf8)
    return text.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let column = line.split(separator: "|")[0]
      return column.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
        .map(\.element)
    }
  }

  @Test("what is searched for is found, and what is commented out or a text is not")
  func reading() {
    let source = Source(
      name: "",
      code: Self.bare(
        """
        @Test("x") func x() { expectOutline(of: .hStack, "of: .vStack") } // expectOutline(of: .zStack
        """))
    #expect(source.rows == ["hStack"])
    #expect(!source.words.contains("vStack") && !source.words.contains("zStack"))
  }
}
