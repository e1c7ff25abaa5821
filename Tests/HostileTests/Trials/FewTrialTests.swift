import Foundation
import PlumbFuzzTargets
import PlumbSource
import TestLayers
import Testing

/// The first few of each kind that need no other process: always the same, so that a run of all tests takes no more time with them
/// than before.
@Suite("A few uses that nobody has planned", .timeLimit(.minutes(5)))
struct FewTrialTests {
  private static func target(_ name: String) throws -> FuzzTarget {
    try #require(FuzzTarget.all.first { $0.name == name })
  }

  @Test("forty views with any numbers are drawn", .tags(.sampled))
  @MainActor func views() throws {
    let target = try Self.target("views")
    for number: UInt64 in sample(Array(1...40), 10) { target.run(Choices.bytes(seed: number)) }
  }

  @Test("forty sequences of what a preview's page says are taken or refused")
  @MainActor func previews() throws {
    let target = try Self.target("preview-sequence")
    for number: UInt64 in 1...40 { target.run(Choices.bytes(seed: number)) }
  }

  @Test("forty sequences of messages to an assistant's server have their answers")
  func messages() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for number: UInt64 in 1...40 { try TrialTests.hear(number, in: folder) }
  }

  @Test("forty folders with any project files are opened, or there is a sentence")
  func projects() throws {
    let target = try Self.target("project-folder")
    for number: UInt64 in 1...40 { target.run(Choices.bytes(seed: number, count: 8192)) }
  }
}
