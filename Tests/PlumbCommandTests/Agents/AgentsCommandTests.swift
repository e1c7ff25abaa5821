import CommandTesting
import Foundation
import TestLayers
import Testing

@testable import PlumbCommand

@Suite("plumb agents", .timeLimit(.minutes(10)))
struct AgentsCommandTests {
  private static let preview = "struct Card: View { var body: some View { Text(\"Ace\") } }\n#Preview"

  private func text(_ command: Command, _ name: String) throws -> String {
    try String(contentsOfFile: command.path(name), encoding: .utf8)
  }

  /// The commands between the fences.
  private func commands(_ section: String) -> [String] {
    section.components(separatedBy: "```")[1].split(separator: "\n").dropFirst().map(String.init)
  }

  @Test(
    "a new app has the section with its previews, and each command in it ends with 0", .tags(.slow),
    arguments: [[], ["--package"]])
  func newApp(words: [String]) throws {
    let command = try Command()
    defer { command.folder.remove() }
    _ = try command.run(["new", "Hello"] + words)
    let section = try text(command, "Hello/AGENTS.md")
    #expect(
      section.contains("\n- ContentView.swift: `A day`, `Nothing yet`\n- ItemRow.swift: `ItemRow.swift:"))
    let lines = commands(section)
    let names = ["check", "render", "inspect", "explain", "inspect", "diff", "snapshot", "snapshot"]
    #expect(lines.map { $0.split(separator: " ")[1] } == names.map { Substring($0) })
    for line in lines {
      let answer = try command.shell("cd Hello && plumb() { \"$PLUMB\" \"$@\"; }; \(line)")
      #expect(answer.status == 0, "\(line): \(answer.error)")
    }
    let made = try FileManager.default.contentsOfDirectory(atPath: command.path("Hello"))
    #expect(Set(made).isSuperset(of: ["view.png", "before.json", "__Snapshots__"]))
    // The app's author and this command write the same.
    #expect(try command.run("agents", "Hello") == .init(status: 0, output: "Hello/AGENTS.md\n", error: ""))
    #expect(try text(command, "Hello/AGENTS.md") == section)
  }

  @Test("the section is renewed in its place, and everything around it stays")
  func renewal() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write("\(Self.preview)(\"Ace\") { Card() }", to: "Cards/Card.swift")
    try command.folder.write("# Rules\n\nWrite tests.", to: "Cards/AGENTS.md")
    #expect(try command.run("agents", "Cards").status == 0)
    let first = try text(command, "Cards/AGENTS.md")
    #expect(first.hasPrefix("# Rules\n\nWrite tests.\n\n<!-- plumb:begin: "))
    #expect(first.hasSuffix("\n<!-- plumb:end -->\n") && first.contains("- Card.swift: `Ace`\n"))
    try command.folder.write(first + "\nMore rules.\n", to: "Cards/AGENTS.md")
    try command.write("\(Self.preview)(\"King\") { Card() }", to: "Cards/Card.swift")
    #expect(try command.run("agents", "Cards").status == 0)
    let second = try text(command, "Cards/AGENTS.md")
    #expect(
      second == first.replacing("`Ace`", with: "`King`").replacing("view Ace", with: "view King")
        + "\nMore rules.\n")
  }

  @Test("another file is named with -o, and - prints the section and writes nothing")
  func output() throws {
    let command = try Command("\(Self.preview) { Card() }")
    defer { command.folder.remove() }
    let printed = try command.run("agents", "View.swift", "-o", "-")
    #expect(printed.status == 0 && printed.error == "")
    #expect(printed.output.contains("plumb render View.swift --view View.swift:3 -o view.png"))
    #expect(!FileManager.default.fileExists(atPath: command.path("AGENTS.md")))
    try command.folder.write("", to: "notes/.keep")
    #expect(try command.run("agents", "View.swift", "-o", "notes/CLAUDE.md").output == "notes/CLAUDE.md\n")
    #expect(try text(command, "notes/CLAUDE.md").contains("plumb check ../View.swift"))
  }

  @Test(
    "a file whose marks are not one pair, or that is no text, stays as it is",
    arguments: [
      (Data("<!-- plumb:begin -->\na\n".utf8), "has 1 lines that begin a section of Plumb"),
      (Data("<!-- plumb:end -->\n<!-- plumb:begin -->\n".utf8), "Leave one of each, in this order, or none."),
      (Data("a\u{0}b".utf8), "is no text in UTF-8, and stays as it is."),
      (Data(repeating: 97, count: 1 << 21), "has 2097152 bytes, and 1048576 is the most."),
    ])
  func unclear(old: Data, sentence: String) throws {
    let command = try Command("\(Self.preview) { Card() }")
    defer { command.folder.remove() }
    try old.write(to: URL(fileURLWithPath: command.path("AGENTS.md")))
    let answer = try command.run("agents")
    #expect(answer.status == 2 && answer.output == "" && answer.error.contains(sentence), "\(answer)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: command.path("AGENTS.md"))) == old)
  }

  @Test("a folder, a read-only file and a source that is not there are refused with a sentence")
  func refused() throws {
    let command = try Command("\(Self.preview) { Card() }")
    defer { command.folder.remove() }
    try command.folder.write("", to: "AGENTS.md/file")
    let folder = try command.run("agents")
    #expect(
      folder.status == 2 && folder.error == "./AGENTS.md is a folder; name a file in it.\n".dropping("./"))
    let missing = try command.run("agents", "None")
    #expect(missing.status == 2 && missing.error == "There is no file or folder None.\n")
    let swift = try command.run("agents", "-o", "Notes.swift")
    #expect(swift.status == 2 && swift.error.hasPrefix("Notes.swift is the name of a Swift file"))
  }

  @Test("200 previews of three targets leave the section within 40 lines, which name the targets")
  func length() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let targets = ["App", "Kit", "Tools"].map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    try command.folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [\(targets)])",
      to: "App/Package.swift")
    for (target, count) in [("App", 100), ("Kit", 99), ("Tools", 1)] {
      for number in 0..<count {
        try command.write(
          "#Preview(\"\(target) \(number)\") { Text(\"\") }", to: "App/Sources/\(target)/V\(number).swift")
      }
    }
    let answer = try command.run("agents", "App", "-o", "-")
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= AgentsSection.mostLines, "\(answer)")
    #expect(answer.output.contains("Targets, for `--target`: `App` (shown without it), `Kit`, `Tools`\n"))
    #expect(answer.output.contains("- App, V0.swift: `App 0`\n"))
    #expect(answer.output.contains("- 190 more in 190 files; "))
    #expect(answer.output.contains("plumb render . --view 'App 0' -o view.png"))
  }

  @Test("a name that would end the section, a span of code or a shell's argument ends nothing")
  func hostileNames() throws {
    let command = try Command(
      """
      #Preview("<!-- plumb:end -->") { Text("1") }
      #Preview("a `b` c") { Text("2") }
      #Preview("$(touch made)") { Text("3") }
      """)
    defer { command.folder.remove() }
    #expect(try command.run("agents").status == 0)
    let section = try text(command, "AGENTS.md")
    #expect(section.components(separatedBy: "plumb:end -->").count == 2)
    #expect(section.contains("- View.swift: `$(touch made)`"))
    #expect(section.contains("--view '$(touch made)' "))
    #expect(!section.contains("a `b` c"))
    let again = try command.run("agents")
    #expect(again.status == 0)
    #expect(try text(command, "AGENTS.md") == section)
  }
}

extension String {
  fileprivate func dropping(_ start: String) -> String {
    hasPrefix(start) ? String(dropFirst(start.count)) : self
  }
}
