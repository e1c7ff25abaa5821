import CommandTesting
import Foundation
import Testing

@Suite("Surroundings that lack something", .timeLimit(.minutes(6)))
struct PoorSurroundingsTests {
  @Test(
    "help has room in a terminal of any width",
    arguments: ["-1", "0", "1", "20", "39", "9223372036854775807"])
  func columns(_ columns: String) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.shell(#""$PLUMB" render --help"#, environment: ["COLUMNS": columns])
    #expect(answer.status == 0)
    #expect(answer.output.contains("--time-zone"))
    #expect(answer.error == "")
  }

  @Test("a manifest is read for a user without a home")
  func noHome() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])\n",
      to: "Package.swift")
    try command.write(
      "struct Card: View { var body: some View { Text(\"Ace\") } }", to: "Sources/Cards/Card.swift")
    // The account has no entry that names one either.
    let answer = try command.run(
      ["targets", "."], through: ["-u", "HOME", "unshare", "--user", "--map-user=1234"])
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("Cards"))
  }

  @Test("a server that may not open enough files says so, and ends with 4", arguments: ["preview", "run"])
  func openFiles(_ word: String) throws {
    let command = try Command("struct A: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    let answer = try command.shell("ulimit -n 12; exec \"$PLUMB\" \(word) View.swift < /dev/null")
    #expect(answer.status == 4)
    #expect(
      answer.error
        == "A process may have 12 open files here, and a server needs 64: raise ulimit -n.\n")
  }

  @Test(
    "a command that may not open enough files says so, and ends with 4", arguments: [4, 5, 8, 12, 31],
    ["preview", "run", "render", "inspect", "check", "mcp"])
  func fewFiles(_ most: Int, _ word: String) throws {
    let command = try Command("struct A: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    let place = command.path("temporary")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let answer = try command.shell(
      "exec < /dev/null; ulimit -n \(most); exec \"$PLUMB\" \(word) View.swift",
      environment: ["TMPDIR": place])
    #expect(answer.status == 4, "\(answer)")
    let who = ["preview", "run"].contains(word) ? "a server needs 64" : "plumb needs 32"
    #expect(answer.error == "A process may have \(most) open files here, and \(who): raise ulimit -n.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
  }

  @Test("a view that opens all files that it may open is told so, and neither fonts nor disks are blamed")
  func usedUpFiles() throws {
    let command = try Command(
      """
      import Glibc
      struct Opens: View {
        var body: some View {
          let _ = { while open("/dev/null", O_RDONLY) >= 0 {} }()
          Text("a")
        }
      }
      """)
    defer { command.folder.remove() }
    let answer = try command.shell("ulimit -n 256; exec \"$PLUMB\" render View.swift -o a.png")
    #expect(answer.status == 3, "\(answer)")
    #expect(answer.error.contains("No more files can be opened, so no font can be read"), "\(answer)")
    #expect(
      answer.error.contains("Opens has opened nearly all files that it may open, and left none for fonts"),
      "\(answer)")
    #expect(!answer.error.contains("installed") && !answer.error.contains("temporary"), "\(answer)")
  }

  @Test(
    "a command that may begin too few processes says so at once, and ends with 4", arguments: [4, 5, 8, 12])
  func fewProcesses(_ most: Int) throws {
    let command = try Command("struct A: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    let account = try #require(Account.all.last)
    // Nobody counts the processes of root.
    guard account == .ordinary || geteuid() != 0 else { return }
    for (word, who) in [
      ("render", "plumb needs 24"), ("check", "plumb needs 24"), ("run", "a server needs 48"),
    ] {
      let answer = try command.run(
        [word, "View.swift"] + (word == "render" ? ["-o", "a.png"] : []),
        through: account.through(command) + ["bash", "-c", "ulimit -u \(most); exec \"$@\"", "bash"])
      #expect(answer.status == 4, "\(answer)")
      #expect(answer.error.hasPrefix("Only "), "\(answer)")
      #expect(answer.error.contains("more processes and threads can begin here, and \(who)"), "\(answer)")
    }
  }

  @Test("a command that inherits nearly all the files that it may open says so, and ends with 4")
  func inheritedFiles() throws {
    let command = try Command("struct A: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    let line =
      "ulimit -n 128; for i in {20..127}; do eval \"exec $i</dev/null\"; done; exec \"$PLUMB\" inspect View.swift"
    let answer = try command.shell(line)
    #expect(answer.status == 4, "\(answer)")
    #expect(
      answer.error.contains("more files can be opened here, and plumb needs 24: raise ulimit -n"), "\(answer)"
    )
  }
}
