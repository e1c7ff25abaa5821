import Foundation
import TestLayers
import Testing

/// The work of a tree of views grows with the number of its nodes, and not with the square of it.
@Suite("Growth", .timeLimit(.minutes(2)))
struct GrowthTests {
  private static let sizes = [1000, 4000, 16000]
  private static let columns = ["nodes", "computations", "rules"]

  @Test(
    "no shape of views takes more than n log n computations and rules, from its values to a display list and a change",
    .tags(.slow)
  )
  func growth() throws {
    let lines = try output(of: Counts.program.path, ["--growth"] + Self.sizes.map(String.init))
      .split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let shapes = Dictionary(grouping: lines) { String($0[0]) }
    #expect(shapes.count == 20)
    for (name, lines) in shapes.sorted(by: { $0.key < $1.key }) {
      try #require(lines.compactMap { Int($0[1]) } == Self.sizes)
      for (column, subject) in Self.columns.enumerated() {
        let counts = try lines.map { try #require(Double($0[column + 2])) }
        #expect(
          !Growth.exceeds(counts, at: Self.sizes), "\(name): \(subject) grow as \(counts) at \(Self.sizes)")
      }
    }
  }

  @Test("a count that grows with the square is found, even where it is a fifth of all at the largest size")
  func square() {
    func counts(_ count: (Double) -> Double) -> [Double] { Self.sizes.map { count(Double($0)) } }
    #expect(!Growth.exceeds(counts { _ in 7 }, at: Self.sizes))
    #expect(!Growth.exceeds(counts { 900 + 12 * $0 }, at: Self.sizes))
    #expect(!Growth.exceeds(counts { 40 * $0 + $0 * log2($0) }, at: Self.sizes))
    #expect(Growth.exceeds(counts { $0 * sqrt($0) }, at: Self.sizes))
    #expect(Growth.exceeds(counts { 900 + 16000 * $0 + 0.25 * $0 * $0 }, at: Self.sizes))
  }
}

/// The growth of a count with the number of nodes.
enum Growth {
  /// Whether a count at three sizes grows faster than `a + b · n · log n`.
  ///
  /// The first two sizes give `a` and `b`. A count for each of ten thousand nodes more than that is no chance.
  static func exceeds(_ counts: [Double], at sizes: [Int]) -> Bool {
    let work = sizes.map { Double($0) * log(Double($0)) }
    let slope = (counts[1] - counts[0]) / (work[1] - work[0])
    return counts[2] > counts[1] + max(0, slope) * (work[2] - work[1]) + Double(sizes[2]) / 10_000
  }
}
