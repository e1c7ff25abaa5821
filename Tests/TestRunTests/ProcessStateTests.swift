import CommandTesting
import Foundation
import Testing

@testable import TestRun

@Suite("The time of processors") struct ProcessStateTests {
  @Test("is that of a program that runs and of one that was waited for, and does not grow when one ends")
  func tree() throws {
    let folder = try Command().folder
    defer { folder.remove() }
    // The program that it starts works for a moment, says so, and ends when it is told to.
    try writeScript(
      "(i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo done; read line)\necho ended\nread line",
      to: folder.path("busy"))
    let (process, input, output) = (Process(), try ChildInput(), Pipe())
    process.executableURL = URL(fileURLWithPath: folder.path("busy"))
    (process.standardInput, process.standardOutput) = (input.end, output)
    try process.run()
    try input.began()
    func line() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }
    func used() throws -> Double { try #require(ProcessState.processor(ofTree: process.processIdentifier)) }
    #expect(line() == "done\n")
    let before = try used()
    #expect(before >= 0.05)
    try input.write(Data("\n".utf8))
    #expect(line() == "ended\n")
    #expect(try abs(used() - before) < 0.05)
    input.close()
    process.waitUntilEnd()
    #expect(ProcessState.processor(ofTree: process.processIdentifier) == nil)
  }
}
