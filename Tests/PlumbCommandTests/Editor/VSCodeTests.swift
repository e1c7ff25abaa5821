import CommandTesting
import Foundation
import Testing

@Suite("The extension for VS Code", .timeLimit(.minutes(3)))
struct VSCodeTests {
  private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
    "../../../../Editors/VSCode"
  )
  .standardizedFileURL.path

  @Test("shows the page of the real command, and holds what its own tests say")
  func ownTests() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.shell("node --test '\(Self.folder)/test.js'")
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("# pass 8") && answer.output.contains("# skipped 0"), "\(answer.output)")
  }

  @Test("needs no packages and no build, and declares the commands and settings that it has")
  func manifest() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/package.json"))
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(manifest["dependencies"] == nil && manifest["devDependencies"] == nil)
    let code = try String(contentsOfFile: "\(Self.folder)/extension.js", encoding: .utf8)
    let contributes = try #require(manifest["contributes"] as? [String: Any])
    let commands = (contributes["commands"] as? [[String: String]] ?? []).compactMap { $0["command"] }
    #expect(commands == ["plumb.showPreview", "plumb.showView"])
    for name in commands { #expect(code.contains("registerCommand(\"\(name)\"")) }
    let settings = (contributes["configuration"] as? [String: Any])?["properties"] as? [String: Any] ?? [:]
    #expect(settings.keys.sorted() == ["plumb.command", "plumb.source"])
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    #expect(names == ["README.md", "extension.js", "package.json", "test.js"])
  }
}
