import CommandTesting
import Foundation
import Testing

/// A row with a gap that tests change.
private func row(spacing: Int = 8) -> String {
  """
  struct Row: View {
    var body: some View {
      HStack(spacing: \(spacing)) {
        Color.blue.accessibilityIdentifier("row")
        Color.red.frame(width: 60, height: 20).accessibilityIdentifier("box")
      }
    }
  }
  """
}

@Suite("Explaining and comparing")
struct ExplainTests {
  @Test(
    "a view is explained by its identifier, its path or its place",
    arguments: [
      ["--id", "row"], ["--path", "HStack/Color[0]"], ["--path", "Color.blue"], ["--at", "10,10"],
    ])
  func explained(words: [String]) throws {
    let command = try Command(row())
    defer { command.folder.remove() }
    let answer = try command.run(["explain", "View.swift", "--size", "200x40"] + words)
    #expect(answer.status == 0, "\(answer)")
    #expect(
      answer.output.hasPrefix("Color.blue is 132 wide: HStack offered it 132 = 200 − 8 − 60, last of two"),
      "\(answer.output)")
    #expect(answer.error == "")
  }

  @Test("without words the outermost view is explained, and the others are listed")
  func outermost() throws {
    let command = try Command(row())
    defer { command.folder.remove() }
    let answer = try command.run("explain", "View.swift", "--size", "200x40")
    #expect(answer.output.hasPrefix("HStack is 200 wide: "))
    #expect(
      answer.output.contains("  HStack/frame/Color  #box") || answer.output.contains("  HStack/frame  #box"))
  }

  @Test(
    "a view that is not there ends with 2, and those that are there are told",
    arguments: [
      (["--id", "rwo"], "There is no view with the identifier rwo. Did you mean row? There are: row, box."),
      (["--path", "VStack"], "There is no view at VStack. Did you mean HStack? There are:\n  HStack  Row\n"),
      (
        ["--path", "HStack/Colour"],
        "There is no view at HStack/Colour. Did you mean Color? The nearest are:\n  HStack/Color[0]  #row\n"
      ),
      (
        ["--path", "VStack/Color"],
        "There is no view at VStack/Color. The nearest are:\n  HStack/Color[0]  #row\n"
      ),
      (["--at", "-5,5"], "There is no view at -5, 5."),
      (["--at", "5"], "A point is x,y in points, such as 100,20, not 5."),
      (["--id", "row", "--every"], "use one of them"),
    ])
  func unknown(words: [String], message: String) throws {
    let command = try Command(row())
    defer { command.folder.remove() }
    let answer = try command.run(["explain", "View.swift"] + words)
    #expect(answer.status == 2)
    #expect(answer.error.contains(message), "\(answer.error)")
    #expect(answer.output == "")
  }

  @Test("a line whose view is not shown is told apart from one without a view")
  func unknownLine() throws {
    let command = try Command(
      """
      struct Either: View {
        var isFirst = true
        var body: some View {
          VStack {
            if isFirst { Text(verbatim: "\\(isFirst)") }
            if !isFirst { Text(verbatim: "\\(isFirst)") }
          }
        }
      }
      """)
    defer { command.folder.remove() }
    let taken = try command.run("explain", "View.swift", "--line", "6")
    #expect(taken.output.hasPrefix("Text(\"true\") is "), "\(taken)")
    let hidden = try command.run("explain", "View.swift", "--line", "7")
    #expect(hidden.status == 2)
    #expect(hidden.error.contains("What the call at 7 makes is not shown: "), "\(hidden.error)")
    let nothing = try command.run("explain", "View.swift", "--line", "3")
    #expect(
      nothing.error.contains("No view is made at 3. There are views at View.swift:5, View.swift:6."),
      "\(nothing.error)")
  }

  @Test("an explanation is JSON too, with its numbers")
  func json() throws {
    let command = try Command(row())
    defer { command.folder.remove() }
    let answer = try command.run("explain", "View.swift", "--size", "200x40", "--id", "row", "--json")
    let list = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]]
    let sentence = (list?.first?["sentences"] as? [[String: Any]])?.first
    #expect(sentence?["result"] as? Double == 132)
    #expect((sentence?["numbers"] as? [String: Any])?["flexibility"] as? String == "infinity")
    #expect(sentence?["arithmetic"] as? String == "200 − 8 − 60")
  }

  @Test("two sources are compared, and a saved tree stands for a source")
  func compared() throws {
    let command = try Command(row())
    defer { command.folder.remove() }
    try "import SwiftUI\n\(row(spacing: 20))\n".write(
      toFile: command.path("New.swift"), atomically: true, encoding: .utf8)
    let words = ["--size", "200x40"]
    let moved =
      "Color.blue is 12 narrower because HStack now offers it 120 instead of 132: spacing is 20 instead of 8 (New.swift:4).\n"
    #expect(
      try command.run(["diff", "View.swift", "New.swift"] + words)
        == .init(status: 0, output: moved, error: ""))
    let tree = try command.run(["inspect", "View.swift", "--json", "--trace"] + words).output
    try tree.write(toFile: command.path("old.json"), atomically: true, encoding: .utf8)
    #expect(try command.run(["diff", "old.json", "New.swift"] + words).output == moved)
    #expect(try command.run(["diff", "old.json", "View.swift"] + words).output == "No view moved.\n")
    try "[]".write(toFile: command.path("old.json"), atomically: true, encoding: .utf8)
    let wrong = try command.run(["diff", "old.json", "New.swift"] + words)
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("old.json is not a tree of one view."))
  }

  @Test("a tree is shown with offers, steps or costs")
  func shown() throws {
    let command = try Command(row())
    defer { command.folder.remove() }
    func output(_ words: String...) throws -> String {
      try command.run(["inspect", "View.swift", "--size", "200x40"] + words).output
    }
    #expect(try output("--proposals").contains("offered 132 × 40"))
    #expect(try output("--trace").contains("share: remaining 132, children 1"))
    #expect(try output("--full").contains("frame"))
    #expect(try output("--cost").contains("worked out"))
    #expect(try output("--cost", "--json").contains(#""computations""#))
  }
}
