import CommandTesting
import Foundation
import TestLayers
import Testing

@Suite("A view that stops its supervisor", .timeLimit(.minutes(6)))
struct StoppedGuardTests {
  @Test(
    "is ended by the limit all the same, also when it does so again and again", .tags(.slow),
    arguments: ["kill(getppid(), SIGSTOP); while true {}", "while true { kill(getppid(), SIGSTOP) }"])
  func ended(code: String) throws {
    let command = try Command(
      "import Foundation\nstruct Stops: View { var body: some View { \(code); return Text(\"\") } }")
    defer { command.folder.remove() }
    let running = try Running(command, ["render", "View.swift", "-o", "a.png", "--timeout", "20"])
    running.process.waitUntilEnd()
    #expect(running.process.terminationStatus == 3)
    #expect(running.left == [])
    #expect(running.folders == [])
  }
}
