import CommandTesting
import Foundation
import Testing

@testable import TestRun

@Suite("The programs that a run starts") struct StartedProgramsTests {
  @Test("are counted once however often they are seen, and only below the run")
  func counted() throws {
    let folder = try Command().folder
    defer { folder.remove() }
    try writeScript("read line", to: folder.path("plumb"))
    let (process, input) = (Process(), try ChildInput())
    process.executableURL = URL(fileURLWithPath: folder.path("plumb"))
    process.standardInput = input.end
    try process.run()
    try input.began()
    let (own, other) = (StartedPrograms(), StartedPrograms(of: process.processIdentifier))
    for _ in 0..<2 {
      own.look()
      other.look()
    }
    input.close()
    process.waitUntilEnd()
    #expect(own.line.contains(" 1 commands of Plumb"))
    #expect(other.line.contains(" 0 commands of Plumb"))
    #expect(own.excess(over: ["commands of Plumb": 1]) == [])
    #expect(
      own.excess(over: ["commands of Plumb": 0]).first?.contains("started 1 commands of Plumb") ?? false)
  }
}
