import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("Behind the wall, a command makes what it makes without one", .timeLimit(.minutes(8)))
struct WalledCommandTests {
  /// A folder with a view of text, a resource and a random number.
  private func command() throws -> Command {
    let command = try Command()
    try command.write(
      """
      struct Card: View {
        var body: some View {
          VStack {
            Text(Bundle.main.url(forResource: "words", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
            Text(Date(), format: .dateTime.year())
            Image(systemName: "star").foregroundStyle(.red)
          }
        }
      }
      #Preview("Card") { Card() }
      """, to: "Cards/Card.swift")
    try writeFile("a text beside it", to: command.path("Cards/words.txt"))
    return command
  }

  @Test(
    "pictures, trees, pages and recordings are the same", .tags(.slow, .sampled),
    arguments: sample(Account.all, 1))
  func same(_ account: Account) throws {
    let command = try command()
    defer { command.folder.remove() }
    let through = try account.through(command)
    func run(_ words: [String]) throws -> String {
      let answer = try command.run(words, through: through)
      #expect(answer.status == 0, "\(words): \(answer)")
      return answer.output
    }
    for source in ["Cards", "Cards/Card.swift"] {
      let tree = try run(["inspect", source, "--json"])
      #expect(tree.contains("a text beside it"), "\(source)")
      #expect(try run(["inspect", source, "--json", "--sandbox"]) == tree, "\(source)")
    }
    for (words, file) in [
      (["render", "Cards", "-o"], "card.png"), (["share", "Cards", "-o"], "card.html"),
      (["gallery", "Cards", "-o"], "pictures"), (["snapshot", "Cards", "-o"], "recorded"),
    ] {
      _ = try run(words + ["open-" + file])
      _ = try run(words + ["walled-" + file, "--sandbox"])
      let (open, walled) = (command.path("open-" + file), command.path("walled-" + file))
      #expect(FileManager.default.contentsEqual(atPath: open, andPath: walled), "\(words)")
    }
  }

  @Test("a crash is told with its place, and a view without an end is ended")
  func crashes() throws {
    let command = try Command(
      """
      #Preview("Crash") { Crash() }
      struct Crash: View { var body: some View { let all: [Int] = []; Text("\\(all[2])") } }
      """)
    defer { command.folder.remove() }
    let crash = try command.run("inspect", "View.swift", "--sandbox")
    #expect(crash.status == 3)
    #expect(crash.error.contains("crashed"), "\(crash)")
    #expect(crash.error.contains("View.swift:3"), "\(crash)")
  }

  @Test("a home folder is refused as a source, because a view would see all of it")
  func wide() throws {
    let command = try Command("#Preview { Text(\"a card\") }")
    defer { command.folder.remove() }
    let home = try command.run(
      ["inspect", ".", "--sandbox"], through: ["env", "HOME=\(command.folder.url.path)"])
    #expect(home.status == 2)
    #expect(home.error.contains("Move the source into a folder of its own"), "\(home)")
  }

  @Test("a bubblewrap that may make no namespaces, or is too old, is refused with a sentence")
  func refusals() throws {
    let command = try Command("#Preview { Text(\"a card\") }")
    defer { command.folder.remove() }
    for (script, sentence) in [
      (
        "case $1 in --version) echo bubblewrap 0.9.0;; *) echo 'bwrap: No permissions' >&2; exit 1;; esac",
        "--sandbox needs namespaces, which bubblewrap may not make here (bwrap: No permissions)"
      ),
      ("echo bubblewrap 0.6.1", "--sandbox needs bubblewrap 0.8 or newer"),
    ] {
      try writeScript(script, to: command.path("bin/bwrap"))
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
      let answer = try command.run(
        ["inspect", "View.swift", "--sandbox"], through: ["env", "PATH=\(command.path("bin")):\(path)"])
      #expect(answer.status == 2)
      #expect(answer.error.contains(sentence), "\(answer)")
      #expect(answer.output.isEmpty)
    }
  }
}
