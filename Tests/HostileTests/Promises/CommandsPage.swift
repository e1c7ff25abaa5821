import Foundation

/// Documentation/Commands.md, in parts that tests compare with the command.
struct CommandsPage {
  let text: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appendingPathComponent("Documentation/Commands.md"), encoding: .utf8)
  }

  /// The lines of a section, without its heading.
  private func section(_ name: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "## \(name)") else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  /// The cells of the rows of a section's table.
  private func rows(of name: String) -> [[String]] {
    section(name).filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      line.replacingOccurrences(of: "\\|", with: "/").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// Which options each command has.
  var options: [String: Set<String>] {
    var options: [String: Set<String>] = [:]
    for row in rows(of: "Options") where row.count == 3 {
      let names = row[0].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      for command in row[1].split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        options[command, default: []].formUnion(names)
      }
    }
    return options
  }

  var exitCodes: Set<Int32> {
    Set(
      rows(of: "Exit codes").flatMap { $0[0].split(separator: ",") }.compactMap {
        Int32($0.trimmingCharacters(in: .whitespaces))
      })
  }

  /// The commands of the first block.
  var commands: [String] {
    text.components(separatedBy: "\n").prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("    plumb ") }
      .map {
        String($0.split(separator: " ")[1])
      }
  }

  /// The words of each example, and what it prints.
  var examples: [(words: [String], output: String)] {
    blocks("json").compactMap { block in
      guard let end = block.firstIndex(of: "\n"), block.hasPrefix("$ plumb ") else { return nil }
      let words = block[..<end].split(separator: " ").dropFirst(2).map(String.init)
      return (words, String(block[end...]))
    }
  }

  /// The source of the examples.
  var source: String { blocks("swift").first ?? "" }

  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }
}
