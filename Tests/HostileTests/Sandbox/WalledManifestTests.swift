import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("A package's manifest in a sandbox", .timeLimit(.minutes(8)))
struct WalledManifestTests {
  /// A package whose target is named `Cards`, unless its manifest could do something that it must not: then it is named after that.
  private func package(_ attempts: [(String, String)]) throws -> Command {
    let command = try Command()
    let tries = attempts.map { "if \($0.1) { went.append(\"\($0.0)\") }" }
    try writeFile(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      import Foundation
      import Glibc
      \(Attempts.tools)
      var went: [String] = []
      \(tries.joined(separator: "\n"))
      let name = went.isEmpty ? "Cards" : "Went-" + went.joined(separator: "-")
      let package = Package(name: "Cards", targets: [.target(name: name, path: "Sources/Cards")])
      """, to: command.path("Cards/Package.swift"))
    try command.write(
      "#Preview { Text(\"a card\") }", to: "Cards/Sources/Cards/Card.swift")
    return command
  }

  @Test(
    "can not write, read or reach anything outside, and is answered all the same", .tags(.slow),
    arguments: Account.all)
  func attempts(_ account: Account) throws {
    let (listener, port) = try LocalSocket.listen()
    defer { close(listener) }
    let marker = "/tmp/plumb-manifest-\(UUID().uuidString)"
    let command = try package([
      ("marker", "opens(\"\(marker)\", O_WRONLY | O_CREAT)"), ("port", "connects(toPort: \(port))"),
      ("token", "reads(\"a-\" + \"token-\(port)\", anywhereIn: ofProcesses(\"environ\"))"),
      ("accounts", "opens(\"/etc/passwd\", O_RDONLY)"),
      ("pattern", "opens(\"/proc/sys/kernel/core_pattern\", O_WRONLY)"),
      ("unshare", "calls(\(Call.unshare.rawValue), 0x1000_0000)"),
      ("others", "kill(\(getpid()), 0) == 0 || errno == EPERM"),
    ])
    defer { command.folder.remove() }
    let through = try account.through(command) + ["PLUMB_TEST_TOKEN=a-token-\(port)"]
    let walled = try command.run(["inspect", "Cards", "--target", "Cards", "--sandbox"], through: through)
    #expect(walled.status == 0, "\(walled)")
    #expect(walled.output.contains("Text(\"a card\")"))
    #expect(access(marker, F_OK) != 0)
    // Without a wall the same manifest does all that an ordinary user may.
    let open = try command.run(["inspect", "Cards", "--target", "Cards"], through: through)
    #expect(open.status == 2)
    for name in ["marker", "port", "token", "accounts", "others"] {
      #expect(open.error.contains(name), "\(open)")
    }
    #expect(access(marker, F_OK) == 0)
    unlink(marker)
  }

  @Test("can not have more than 256 processes", .tags(.slow), arguments: Account.all)
  func processes(_ account: Account) throws {
    let command = try package([("processes", "processes(\(Call.clone.rawValue), most: 400) > 256")])
    defer { command.folder.remove() }
    let words = ["inspect", "Cards", "--target", "Cards"]
    let through = try account.through(command)
    let walled = try command.run(words + ["--sandbox"], through: through)
    #expect(walled.status == 0, "\(walled)")
    let open = try command.run(words, through: through)
    #expect(open.error.contains("Went-processes"), "\(open)")
  }

  @Test(
    "is not run by any command where there is no bubblewrap",
    arguments: ["inspect", "render", "targets", "check", "snapshot", "gallery"])
  func noBubblewrap(_ word: String) throws {
    let marker = "/tmp/plumb-manifest-\(UUID().uuidString)"
    let command = try package([("marker", "opens(\"\(marker)\", O_WRONLY | O_CREAT)")])
    defer { command.folder.remove() }
    let output = ["render": ["-o", "a.png"], "gallery": ["-o", "out"]][word] ?? []
    let answer = try command.run([word, "Cards", "--sandbox"] + output, through: ["env", "PATH=/nowhere"])
    #expect(answer.status == 2, "\(answer)")
    #expect(answer.error.contains("--sandbox needs bubblewrap, which is not installed"), "\(answer)")
    #expect(access(marker, F_OK) != 0)
  }
}
