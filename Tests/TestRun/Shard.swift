import Foundation

/// Tests that run one after the other in a process of their own.
struct Shard: Equatable {
  var tests: [ListedTest]

  /// What the program takes to run these tests and no others. `all`: the tests of the program.
  func arguments(of all: [ListedTest]) -> [String] {
    let suites = Set(tests.map(\.suite))
    let wanted = Set(tests)
    let others = all.filter { suites.contains($0.suite) && !wanted.contains($0) }
    return suites.sorted().flatMap { ["--filter", Self.pattern($0)] }
      + others.flatMap { ["--skip", Self.pattern($0.name)] }
  }

  private static func pattern(_ name: String) -> String {
    "^\(NSRegularExpression.escapedPattern(for: name))/"
  }

  /// The tests in shards, in an order that a seed chooses: suites within their module, then the shards of all modules.
  ///
  /// Suites stay whole, and those of one module are together, because they share what they make once: a browser, a compiled view.
  static func shards(of tests: [ListedTest], seed: UInt64, size: Int) -> [Shard] {
    var generator = SeededGenerator(seed: seed)
    let modules = Dictionary(grouping: tests, by: \.module).sorted { $0.key < $1.key }
    var shards: [Shard] = []
    for (_, tests) in modules {
      let suites = Dictionary(grouping: tests, by: \.suite).sorted { $0.key < $1.key }.map(\.value)
      var shard = Shard(tests: [])
      for suite in suites.shuffled(using: &generator) {
        if !shard.tests.isEmpty, shard.tests.count + suite.count > size {
          shards.append(shard)
          shard.tests = []
        }
        shard.tests += suite
      }
      shards.append(shard)
    }
    return shards.shuffled(using: &generator)
  }
}

/// SplitMix64, whose numbers depend on the seed alone (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
