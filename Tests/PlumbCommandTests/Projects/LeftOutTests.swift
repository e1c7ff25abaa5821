import CommandTesting
import Foundation
import Testing

@Suite("Files that do not compile", .timeLimit(.minutes(10)))
struct LeftOutTests {
  private func command() throws -> Command {
    let command = try Command()
    try command.write("#Preview(\"One\") { Text(\"one\") }", to: "App/One.swift")
    try command.write(
      "struct Two: View { var body: some View { Text(1, 2, 3, wrong) } }", to: "App/Two.swift")
    try command.write("#Preview(\"Three\") { Two() }", to: "App/Three.swift")
    try command.write("#Preview(\"Four\") { Text(\"four\") }", to: "App/Four.swift")
    return command
  }

  private static let sentence =
    "Left out, because they do not compile or need what does not: App/Two.swift, App/Three.swift."

  @Test("a file that does not compile takes only the views along that need it")
  func inspect() throws {
    let command = try command()
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "App", "--all")
    #expect(answer.status == 1)
    #expect(answer.output.contains("\"one\"") && answer.output.contains("\"four\""))
    #expect(answer.error.contains("App/Two.swift:2:"))
    // What is wrong with the others comes of that.
    #expect(!answer.error.contains("App/Three.swift:"))
    #expect(answer.error.hasSuffix(Self.sentence + "\n"))
  }

  @Test("with --strict, and for one view, nothing is shown")
  func strict() throws {
    let command = try command()
    defer { command.folder.remove() }
    for words in [["--all", "--strict"], ["--view", "One"]] {
      let answer = try command.run(["inspect", "App"] + words)
      #expect(answer.status == 1)
      #expect(answer.output.isEmpty)
      #expect(!answer.error.contains("Left out"))
    }
  }

  @Test("the pictures of the others are made, and machines are told too")
  func render() throws {
    let command = try command()
    defer { command.folder.remove() }
    let answer = try command.run("render", "App", "--all", "-o", "out.svg", "--json")
    #expect(answer.status == 1)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]])
    #expect(list.compactMap { $0["file"] as? String } == ["out-Four.svg", "out-One.svg"])
    let error = try #require(list.last?["error"] as? [String: Any])
    #expect(error["status"] as? Int == 1)
    #expect((error["reason"] as? String)?.hasSuffix(Self.sentence) ?? false)
    let gallery = try command.run("gallery", "App", "-o", "gallery")
    #expect(gallery.status == 1)
    #expect(gallery.error.contains("Pictures: 2."))
    let names = try FileManager.default.contentsOfDirectory(atPath: command.path("gallery")).sorted()
    #expect(names.filter { $0.hasSuffix(".png") } == ["Four.png", "One.png"])
  }

  @Test("two files of one name are two files")
  func sameName() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write("struct A: View { var body: some View { Text(\"a\") } }", to: "App/One/Row.swift")
    try command.write("\n\n#Preview { A() }\nlet wrong = 1", to: "App/Two/Row.swift")
    let answer = try command.run("inspect", "App")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("\"a\""))
    #expect(try command.run("inspect", "App", "--view", "Row.swift:4").status == 0)
    try command.write("let wrong: Int = \"a\"", to: "App/Two/Row.swift")
    #expect(try command.run("check", "App").error.contains("App/Two/Row.swift:2:18: error:"))
  }
}
