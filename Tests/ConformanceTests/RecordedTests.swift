import SwiftUI
import Testing

/// What SwiftUI was seen to answer, arm by arm.
@Suite("Recorded answers") @MainActor struct RecordedTests {
  @Test("stacks distribute their room", arguments: Recorded.distribution + Recorded.crossings)
  func distribution(_ arm: Arm) { check(arm) }

  private func check(_ arm: Arm) {
    let faults = Score.faults(of: arm)
    #expect(faults.isEmpty, "\(arm.id): \(faults.joined(separator: "; "))")
  }
}
