import Testing

@testable import TestRun

@Suite("Slow tests") struct SlowTestsTests {
  private func outcome(_ name: String, _ processor: Double?, _ tags: Set<String> = []) -> RunReport.Outcome {
    .init(
      test: ListedTest(id: "A.One/\(name)()/File.swift:1:1", tags: tags), seconds: 20, processor: processor,
      issues: [], isFailed: false)
  }

  @Test("are listed without the tag where they took ten seconds of the processor")
  func listed() {
    let outcomes = [
      outcome("long", 11), outcome("waits", 3), outcome("tagged", 30, [".slow"]), outcome("unknown", nil),
      outcome("sampled", 11, [".sampled"]),
    ]
    func untagged(isLong: Bool) -> [String] {
      let lines = SlowTests(isLong: isLong).lines(outcomes)
      return lines.drop { !$0.hasPrefix("Over 10 seconds of the processor") }.dropFirst().map {
        String($0.split(separator: " ")[2])
      }
    }
    #expect(untagged(isLong: false) == ["A.One/long()", "A.One/sampled()"])
    #expect(untagged(isLong: true) == ["A.One/long()"])
  }
}
