import CommandTesting
import Foundation
import Testing

@Suite("Stopping stops everything", .timeLimit(.minutes(6)))
struct StoppingTests {
  @Test("a help text needs nothing")
  func help() throws {
    let command = try Command()
    defer { command.folder.remove() }
    #expect(try command.run("help").status == 0)
  }
}
