import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

/// A slower engine fails here, and so does a faster one whose gain nobody has written down.
@Suite("Counts", .timeLimit(.minutes(12)))
struct CountTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Benchmarks/counts.txt")

  /// The lines of the file: a name, instructions and allocations, with tabs between them.
  private static func kept() throws -> [(name: String, counts: Counts)] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let columns = $0.split(separator: "\t")
      let counts = Counts(
        instructions: try #require(Int(columns[1])), allocations: try #require(Int(columns[2])))
      return (String(columns[0]), counts)
    }
  }

  @Test(
    "each work takes as many instructions and allocations as is kept in Benchmarks/counts.txt, within 5 %",
    .tags(.long))
  func counts() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let kept = try Self.kept()
    let names = try output(of: Counts.program.path, ["--count"]).split(separator: "\n").map(String.init)
    #expect(kept.map(\.name) == names)
    let program = try Counts.stripped(in: folder.url)
    var found: [String] = []
    for name in names {
      let counts = try Counts(counting: name, of: program, in: folder.url)
      found.append("\(name)\t\(counts.instructions)\t\(counts.allocations)")
      let before = kept.first { $0.name == name }?.counts
      if let before, counts.isNear(before, within: 0.05) { continue }
      Issue.record("\(name): \(counts); kept are \(before.map { "\($0)" } ?? "none")")
    }
    print("What was counted, for Benchmarks/counts.txt:\n\(found.joined(separator: "\n"))")
  }

  @Test("calls of the allocating functions are added, and nothing else")
  func reading() throws {
    let text = """
      fn=(1) work
      cfn=(2) malloc
      calls=3 0
      10 40
      cfn=(3) free
      calls=7 0
      fn=(4) more
      cfn=(2)
      calls=4 0
      cfn=(5) calloc
      calls=1 0
      totals: 1234
      """
    #expect(try Counts(callgrind: text) == Counts(instructions: 1234, allocations: 8))
    #expect(throws: (any Error).self) { try Counts(callgrind: "totals: 0") }
  }
}
