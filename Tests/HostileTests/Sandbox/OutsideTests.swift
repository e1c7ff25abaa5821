import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("In a sandbox, a project reads nothing outside of its folder", .timeLimit(.minutes(8)))
struct OutsideTests {
  /// Kept from one test to the next: a cache of the compiler's modules takes a while to make.
  private static let cache = NSTemporaryDirectory() + "/plumb-tests-outside-\(getuid())"
  private static let through = ["env", "PLUMB_CACHE=\(cache)"]

  /// Runs the command on a decoy in a folder of its own.
  private func with(_ decoy: Decoy, _ body: (Command, String) throws -> Void) throws {
    let command = try Command()
    defer { command.folder.remove() }
    // The tree has the first forty letters of a text.
    let secret = "secret-\(UUID().uuidString.prefix(13))"
    try decoy.write(to: command, secret: secret)
    try body(command, secret)
  }

  /// The files with a text, of those that a command has written or kept.
  private func files(with secret: String, _ command: Command) throws -> String {
    let search = try command.shell(
      "grep -rlF --exclude-dir=Outside -e \(secret) . '\(Self.cache)'; find . -name '*\(secret)*' -not -path './Outside/*'"
    )
    return search.output.replacing("./standard-output\n", with: "")
  }

  @Test(
    "its pictures, trees, lists and messages have no secret of elsewhere, and say what is left out",
    .tags(.slow, .sampled), arguments: sample(Decoy.all, 3))
  func leftOut(_ decoy: Decoy) throws {
    try with(decoy) { command, secret in
      var answers: [Command.Answer] = []
      func run(_ words: String...) throws {
        let answer = try command.run(words + ["--sandbox"], through: Self.through)
        #expect(answer.status == 0, "\(words): \(answer)")
        #expect(decoy.told.isEmpty || answer.error.contains(decoy.told), "\(words): \(answer)")
        answers.append(answer)
      }
      try run("inspect", decoy.source, "--view", "Card")
      #expect(answers[0].output.contains("a card"), "the rest is drawn: \(answers)")
      try run("render", decoy.source, "--view", "Card", "-o", "card.svg")
      #expect(access(command.path("card.svg"), F_OK) == 0)
      if !decoy.source.hasPrefix("Plain") { try run("targets", decoy.source, "--json") }
      for answer in answers { #expect(!"\(answer)".contains(secret)) }
      #expect(try files(with: secret, command) == "")
      // Without a sandbox it is read as ever: the decoy would be found.
      let open = try command.run(["inspect", decoy.source, "--view", "Card"], through: Self.through)
      #expect(open.status == 0, "\(open)")
      #expect(open.output.contains(secret), "\(open)")
      #expect(!open.error.contains("--sandbox"), "\(open)")
    }
  }

  @Test("a folder that was given holds all of it: the one that a person names, and that of packages")
  func given() throws {
    let file = try #require(Decoy.all.first { $0.description == "a Swift file in a folder above" })
    try with(file) { command, secret in
      for words in [["."], [".", "--project", "1"]] {
        let answer = try command.run(
          ["inspect", "--view", "Card", "--sandbox"] + words, through: Self.through)
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.output.contains(secret), "\(answer)")
      }
    }
    let package = try #require(Decoy.all.first { $0.description == "a package beside a package" })
    try with(package) { command, secret in
      try FileManager.default.createDirectory(
        atPath: command.path("Given"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: command.path("Outside/Decoy"), toPath: command.path("Given/Decoy"))
      for folder in ["Given", "Outside"] {
        let answer = try command.run(
          ["inspect", "Cards", "--view", "Card", "--sandbox", "--packages", folder], through: Self.through)
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.output.contains(secret), "\(answer)")
        #expect(!answer.error.contains("is left out"), "\(answer)")
      }
    }
  }

  @Test("a guide has no examples of elsewhere", .tags(.long))
  func guide() throws {
    let way = "../../Decoy.swift"
    let command = try Command()
    defer { command.folder.remove() }
    let example = "import SwiftUI\nstruct NAME: View {\n  var body: some View { Text(\"WORDS\") }\n}\n"
    for (path, text) in [
      "Guide/Contents.md": "# Guide\n\n## All\n- [In](In/In.md): Here.\n",
      "Guide/In/In.md": "# In\n\n![Try.](Own.swift)\n\n![Try.](\(way))\n",
      "Guide/In/Own.swift": example.replacing("NAME", with: "Own").replacing("WORDS", with: "own"),
      "Decoy.swift": example.replacing("NAME", with: "Decoy").replacing("WORDS", with: "secret"),
    ] { try command.folder.write(text, to: path) }
    for isWalled in [true, false] {
      let answer = try command.run(
        ["guide", "--source", "Guide", "-o", "site"] + (isWalled ? ["--sandbox"] : []),
        through: Self.through)
      let found = try command.shell("mkdir -p site; grep -rl secret site")
      #expect((found.output == "") == isWalled, "\(answer)")
      #expect(answer.error.contains("\(way) is left out") == isWalled, "\(answer)")
    }
  }

  @Test("a project in a home folder is refused, because the folder has more in it than the project")
  func wide() throws {
    let decoy = try #require(Decoy.all.first)
    try with(decoy) { command, _ in
      let answer = try command.run(
        ["targets", "App", "--sandbox"], through: ["env", "HOME=\(command.path("App"))"])
      #expect(answer.status == 2)
      #expect(answer.error.contains("Move the source into a folder of its own"), "\(answer)")
    }
  }
}
