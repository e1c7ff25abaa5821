import CommandTesting
import Foundation
import TestLayers
import Testing

/// A package whose plug-in makes a Swift file of each text of a target, with a tool of the package.
@Suite("Build plug-ins of packages in the command", .timeLimit(.minutes(10)), .tags(.slow))
struct PluginCommandTests {
  private func command(tool: String = "maker", plugin: String = "Maker") throws -> Command {
    let command = try Command()
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards", dependencies: [.package(url: "https://example.com/elsewhere", from: "1.0.0")],
        targets: [
          .executableTarget(name: "maker", dependencies: ["Writing"]), .target(name: "Writing"),
          .plugin(name: "Maker", capability: .buildTool(), dependencies: ["maker"]),
          .target(name: "Words", exclude: ["notes.md"], plugins: ["\(plugin)"]),
          .target(name: "Card", dependencies: ["Words"]),
        ])
      """, to: "P/Package.swift")
    try command.folder.write(
      """
      import Foundation
      public func write(_ words: [String], to path: String) throws {
        try "public let words = \\(words)".write(toFile: path, atomically: true, encoding: .utf8)
      }
      """, to: "P/Sources/Writing/Writing.swift")
    try command.folder.write(
      """
      import Foundation
      import Writing
      let paths = CommandLine.arguments
      let text = try String(contentsOfFile: paths[1], encoding: .utf8)
      FileManager.default.createFile(atPath: "MARK", contents: Data())
      try write(text.split(separator: "\\n").map(String.init), to: paths[2])
      """.replacing("MARK", with: command.path("mark")), to: "P/Sources/maker/main.swift")
    try command.folder.write(
      """
      import Foundation
      import PackagePlugin
      @main struct Maker: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          guard let target = target as? SourceModuleTarget else { return [] }
          return try target.sourceFiles(withSuffix: "txt").map { file in
            let made = context.pluginWorkDirectory.appending("\\(file.path.stem).swift")
            return .buildCommand(
              displayName: "Making \\(made)", executable: try context.tool(named: "\(tool)").path,
              arguments: [file.path.string, made.string], inputFiles: [file.path], outputFiles: [made])
          }
        }
      }
      """, to: "P/Plugins/Maker/Maker.swift")
    try command.folder.write("spade\nheart\n", to: "P/Sources/Words/suits.txt")
    try command.folder.write("notes", to: "P/Sources/Words/notes.md")
    // The package manager's compiler has no SwiftUI: the plug-in's file is made nevertheless.
    try command.write("func unused() -> Text { Text(words[0]) }", to: "P/Sources/Words/Words.swift")
    try command.write(
      "import Words\n#Preview { Text(words.joined(separator: \"-\")) }", to: "P/Sources/Card/Card.swift")
    return command
  }

  @Test(
    "make files that are compiled with their target, once for each content, and behind the wall with --sandbox"
  )
  func files() throws {
    let command = try command()
    defer { command.folder.remove() }
    let cache = ["PLUMB_CACHE": command.path("cache")]
    let first = try command.shell("\"$PLUMB\" inspect P --target Card", environment: cache)
    #expect(first.output.contains("\"spade-heart\""), "\(first)")
    #expect(first.error.contains("Running the build plug-ins of Words."))
    #expect(FileManager.default.fileExists(atPath: command.path("mark")))
    try FileManager.default.removeItem(atPath: command.path("mark"))
    let again = try command.shell("\"$PLUMB\" inspect P --target Card", environment: cache)
    #expect(again.output == first.output && !again.error.contains("Running"), "\(again)")
    try command.folder.write("club\n", to: "P/Sources/Words/suits.txt")
    let changed = try command.shell("\"$PLUMB\" inspect P --target Card", environment: cache)
    #expect(changed.output.contains("\"club\""), "\(changed)")
    try? FileManager.default.removeItem(atPath: command.path("mark"))
    let walled = try command.shell("\"$PLUMB\" inspect P --target Card --sandbox", environment: cache)
    #expect(walled.output == changed.output, "\(walled)")
    #expect(
      !FileManager.default.fileExists(atPath: command.path("mark")), "a tool behind the wall has left it")
    #expect(!FileManager.default.fileExists(atPath: command.path("P/.build")))
  }

  @Test("that make nothing are named with the reason")
  func problem() throws {
    let command = try command(tool: "missing")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "P", "--target", "Card")
    #expect(answer.status == 1)
    #expect(
      answer.error.contains("warning: The build plug-ins of Words made no files: ")
        && answer.error.contains("What needs these files does not compile."), "\(answer)")
  }
}
