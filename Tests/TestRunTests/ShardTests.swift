import Testing

@testable import TestRun

@Suite("The shards of a run") struct ShardTests {
  private let tests = (0..<30).flatMap { suite in
    (0..<10).map { ListedTest(id: "Module\(suite % 3).Suite\(suite)/test\($0)()/File.swift:1:1") }
  }

  @Test("have each test once, suites whole, and modules apart")
  func whole() {
    let shards = Shard.shards(of: tests, seed: 7, size: 25)
    #expect(shards.flatMap(\.tests).map(\.id).sorted() == tests.map(\.id).sorted())
    for shard in shards {
      #expect(Set(shard.tests.map(\.module)).count == 1)
      #expect(Dictionary(grouping: shard.tests, by: \.suite).values.allSatisfy { $0.count == 10 })
      #expect(shard.tests.count <= 25)
    }
  }

  @Test("are the same for the same seed, and others for another")
  func seeds() {
    #expect(Shard.shards(of: tests, seed: 7, size: 60) == Shard.shards(of: tests, seed: 7, size: 60))
    #expect(Shard.shards(of: tests, seed: 7, size: 60) != Shard.shards(of: tests, seed: 8, size: 60))
  }

  @Test("ask for their suites, and leave out the tests that are not theirs")
  func arguments() {
    let suite = tests.filter { $0.suite == "Module0.Suite0" }
    let first = Shard(tests: [suite[0]]).arguments(of: tests)
    #expect(first.filter { $0 == "--filter" }.count == 1)
    #expect(first.filter { $0 == "--skip" }.count == 9)
    #expect(!Shard(tests: suite).arguments(of: tests).contains("--skip"))
  }

  @Test("the generator's numbers are those of SplitMix64")
  func generator() {
    // The first numbers of the seed 1234567: rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64.
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }
}
