import Foundation
import PlumbSource

/// One of several runs that share the pictures of a source: each run computes the same division, and takes its own part.
struct SnapshotShard: Equatable {
  /// From 1 on.
  let number: Int
  let count: Int

  var text: String { "\(number)/\(count)" }

  /// More runs than that, no service starts at a time.
  static let most = 1000

  /// Reads `2/5`; `nil` for anything else.
  init?(_ word: some StringProtocol) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
    guard parts.count == 2, isDigits, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }
}

/// The division of pictures among shards, so that all take about as long: the longest first, each to the shard with the least.
struct SnapshotDivision {
  let shard: SnapshotShard
  /// The seconds of each shard so far.
  private var loads: [Double]
  private let times: SnapshotTimes
  /// FNV-1a of all pictures with their times (Fowler, Noll and Vo, RFC 9923): shards of one check have the same.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The mark of the division in a result.
  var mark: String { String(hash, radix: 16) }

  init(_ shard: SnapshotShard, _ times: SnapshotTimes) {
    (self.shard, self.times) = (shard, times)
    loads = Array(repeating: 0, count: shard.count)
  }

  /// Returns the positions of the pictures that are this shard's.
  ///
  /// - Parameter pictures: the keys of pictures; `nil` for one that takes no time.
  mutating func part(of pictures: [SnapshotTimes.Key?]) -> Set<Int> {
    let all = pictures.enumerated().map { position, key in
      (position: position, time: key.map { times[$0] } ?? 0)
    }
    for (key, picture) in zip(pictures, all) {
      for byte in "\(key?.text ?? "") \(picture.time)\n".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    var part: Set<Int> = []
    for (position, time) in all.sorted(by: { ($1.time, $0.position) < ($0.time, $1.position) }) {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      // Those without a time go around, too.
      loads[least] += max(time, 0.001)
      if least == shard.number - 1 { part.insert(position) }
    }
    return part
  }
}

/// The seconds that pictures took in an earlier run, from its JUnit XML.
struct SnapshotTimes {
  struct Key: Hashable {
    /// The attributes of a test case, as the XML has them.
    let text: String

    init(_ entry: SnapshotEntry) { text = SnapshotReports.attributes(of: entry) }

    fileprivate init(text: String) { self.text = text }
  }

  private var seconds: [Key: Double] = [:]
  private let usual: Double

  /// - Parameter junit: the text of a result; each picture takes as long as the others without one.
  init(junit: String = "") {
    for line in junit.split(separator: "\n") {
      guard line.hasPrefix(SnapshotReports.caseBeginning),
        let start = line.range(of: " time=\""), let end = line[start.upperBound...].firstIndex(of: "\""),
        let time = Double(line[start.upperBound..<end]), time.isFinite, (0...86400).contains(time)
      else { continue }
      let attributes = line[..<start.lowerBound].dropFirst(SnapshotReports.caseBeginning.count)
      seconds[Key(text: String(attributes))] = time
    }
    // In one order, so that each shard gets the same sum.
    usual = seconds.isEmpty ? 1 : seconds.values.sorted().reduce(0, +) / Double(seconds.count)
  }

  subscript(key: Key) -> Double { seconds[key] ?? usual }
}
