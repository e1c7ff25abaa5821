import CommandTesting
import Foundation
import Testing
import Waiting

@Suite("The page about the commands", .timeLimit(.minutes(6)))
struct CommandsPageTests {
  /// What the parser tells about a command, as JSON.
  private struct Dump: Decodable {
    struct Command: Decodable {
      var commandName: String
      var shouldDisplay: Bool?
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var kind: String
      var names: [Name]?
    }
    var command: Command
  }

  private func dump() throws -> Dump.Command {
    let command = try Command()
    defer { command.folder.remove() }
    let text = try command.run("--experimental-dump-help").output
    return try JSONDecoder().decode(Dump.self, from: Data(text.utf8)).command
  }

  @Test("has every command and every option, and no other")
  func words() throws {
    let page = try CommandsPage()
    let commands = try #require(try dump().subcommands).filter { $0.shouldDisplay ?? true }
    #expect(Set(page.commands) == Set(commands.map(\.commandName)).union(["help"]))
    for command in commands where command.commandName != "help" {
      let options = (command.arguments ?? []).filter { $0.kind != "positional" }.flatMap { $0.names ?? [] }
      let names = Set(options.map { ($0.kind == "short" ? "-" : "--") + $0.name })
      #expect(page.options[command.commandName] == names, "\(command.commandName)")
    }
    #expect(page.options.count == commands.count { $0.commandName != "help" })
  }

  @Test("has the exit codes that the command ends with, and no other")
  func exitCodes() throws {
    let command = try Command(
      """
      struct Loops: View { var body: some View { print("looping"); while true {}; return Text("") } }
      struct Fails: View { var body: some View { fatalError("") } }
      """)
    defer { command.folder.remove() }
    try command.write("no Swift", to: "Wrong.swift")
    var seen: Set<Int32> = []
    for line in [
      "help", "check Wrong.swift", "nonsense", "inspect View.swift --view Fails", "help > /dev/full",
    ] {
      seen.insert(try command.shell("\"$PLUMB\" \(line)").status)
    }
    seen.insert(
      try command.shell("mkfifo gone; exec 3<>gone; exec 4>gone; exec 3>&-; \"$PLUMB\" help >&4").status)
    for signal in [SIGHUP, SIGINT, SIGTERM] {
      let process = try command.start("inspect", "View.swift", "--view", "Loops", "--timeout", "300")
      let printed = command.path("standard-output")
      try blockUntil {
        try !process.isRunning || String(contentsOfFile: printed, encoding: .utf8) == "looping\n"
      }
      kill(process.processIdentifier, signal)
      process.waitUntilEnd()
      seen.insert(process.terminationStatus)
    }
    #expect(try seen == CommandsPage().exitCodes)
  }

  @Test("has examples of JSON that are what the command prints")
  func json() throws {
    let page = try CommandsPage()
    let command = try Command()
    defer { command.folder.remove() }
    try page.source.write(toFile: command.path("Cards.swift"), atomically: true, encoding: .utf8)
    let start = try #require(page.source.range(of: "struct Card:"))
    try
      "import SwiftUI\n\(page.source[start.lowerBound...].replacingOccurrences(of: "gap = 8", with: "gap = 20"))"
      .write(toFile: command.path("New.swift"), atomically: true, encoding: .utf8)
    #expect(page.examples.count == 8)
    for (words, output) in page.examples {
      let printed = try command.run(words).output
      let (promised, actual) = (
        try HostileTests.json(Self.plain(output)), try HostileTests.json(Self.plain(printed))
      )
      #expect(
        NSDictionary(dictionary: ["": promised]) == NSDictionary(dictionary: ["": actual]),
        "plumb \(words.joined(separator: " ")) prints\n\(printed)")
    }
  }

  /// The signal of a `fatalError` has another name on each kind of processor.
  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: #"crashed \([^)]*\)"#, with: "crashed", options: .regularExpression)
  }

  @Test("is found from the first page")
  func link() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("(Documentation/Commands.md)"))
  }
}
