import CommandTesting
import Foundation
import Testing
import Waiting

@Suite("The input of a program") struct ChildInputTests {
  private func started(_ script: String) throws -> (Process, ChildInput, Pipe) {
    let (process, input, output) = (Process(), try ChildInput(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    (process.standardInput, process.standardOutput) = (input.end, output)
    try process.run()
    try input.began()
    return (process, input, output)
  }

  @Test("reaches the program, and ends when it is closed")
  func written() throws {
    let (process, input, output) = try started("cat")
    try input.write(Data("a line\n".utf8))
    input.close()
    #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("a line\n".utf8))
    process.waitUntilEnd()
    #expect(process.terminationStatus == 0)
  }

  @Test("throws when the program has ended, and leaves this process alone")
  func ended() throws {
    let (process, input, _) = try started("exit 3")
    process.waitUntilEnd()
    #expect(throws: ChildInput.Problem.self) { try input.write(Data(count: 1 << 20)) }
  }
}
