import CommandTesting
import Foundation
import Testing

@Suite("Names in a shared temporary folder", .timeLimit(.minutes(3)))
struct SharedNameTests {
  @Test(
    "the page of differences is in a new folder that only the person may look into, whoever has which name")
  func differences() throws {
    let command = try Command("#Preview(\"Card\") { Text(\"a card\") }")
    defer { command.folder.remove() }
    try #require(command.run("snapshot", "View.swift").status == 0)
    try command.write("#Preview(\"Card\") { Text(\"another card\") }", to: "View.swift")
    // Somebody came first, and lets nobody in.
    try writeFile("of somebody else", to: command.path("temporary/plumb-snapshots"))
    let temporary = command.path("temporary")
    for _ in 0..<2 {
      let answer = try command.run(
        ["snapshot", "View.swift", "--check"], through: ["env", "TMPDIR=\(temporary)", "SNAPSHOT_ARTIFACTS="])
      #expect(answer.status != 0 && answer.error.contains("The pictures are in \(temporary)/"), "\(answer)")
    }
    let made = try FileManager.default.contentsOfDirectory(atPath: temporary).filter {
      $0.hasPrefix("plumb-snapshots-")
    }
    #expect(made.count == 2)
    for name in made {
      var status = stat()
      #expect(stat("\(temporary)/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o700)
    }
  }

  @Test("where no folder can be made, a sentence says what to set")
  func noPlace() throws {
    let command = try Command("#Preview(\"Card\") { Text(\"a card\") }")
    defer { command.folder.remove() }
    try #require(command.run("snapshot", "View.swift").status == 0)
    try command.write("#Preview(\"Card\") { Text(\"another card\") }", to: "View.swift")
    try writeFile("a file", to: command.path("taken"))
    let answer = try command.run(
      ["snapshot", "View.swift", "--check", "--report", "taken"])
    #expect(answer.status != 0 && !answer.error.contains("NSCocoaErrorDomain"), "\(answer)")
  }
}
