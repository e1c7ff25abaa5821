import Foundation
import Testing

@testable import PlumbServer

@Suite("Views that do not answer")
struct HangDetectorTests {
  /// Tells of a child that works for a share of the time, until it is given up.
  ///
  /// - Returns: after how many seconds that is, or nil if it is not within two minutes.
  private func end(working share: Double) -> Double? {
    var detector = HangDetector()
    return (1..<120).map(Double.init).first { detector.isEndless(after: $0, processor: 1 + share * $0) }
  }

  @Test("what works all the time is given up eighteen seconds of the processor after it was missed")
  func loop() { #expect(end(working: 1) == 19) }

  @Test("what gets a quarter of the processor has four times as long")
  func loaded() { #expect(end(working: 0.25) == 73) }

  @Test("what only waits is given up after half a minute")
  func waiting() { #expect(end(working: 0) == 30) }

  @Test("what answers now and then is never given up")
  func answering() {
    var detector = HangDetector()
    for round in 0..<100 {
      for second in [1.0, 6, 12, 18] {
        let isOver = detector.isEndless(after: second, processor: Double(round) * 20 + second)
        #expect(!isOver)
      }
    }
  }

  @Test("without a processor's time, as of a process that is gone, there is nothing to wait for")
  func gone() {
    var detector = HangDetector()
    let isOver = detector.isEndless(after: 6, processor: nil)
    #expect(isOver)
  }
}
