import SwiftUI
import Testing

/// What SwiftUI was seen to answer, arm by arm.
@Suite("Recorded answers") @MainActor struct RecordedTests {
  @Test("stacks distribute their room", arguments: Recorded.distribution + Recorded.crossings)
  func distribution(_ arm: Arm) { check(arm) }

  @Test("spacers take what is left", arguments: Recorded.spacers)
  func spacers(_ arm: Arm) { check(arm) }

  @Test("views keep their distance", arguments: Recorded.spacing)
  func spacing(_ arm: Arm) { check(arm) }

  @Test("views stand on one another", arguments: Recorded.layers)
  func layers(_ arm: Arm) { check(arm) }

  @Test("padding adds room", arguments: Recorded.paddings)
  func paddings(_ arm: Arm) { check(arm) }

  @Test("frames have their lengths", arguments: Recorded.frames)
  func frames(_ arm: Arm) { check(arm) }

  private func check(_ arm: Arm) {
    let faults = Score.faults(of: arm)
    #expect(faults.isEmpty, "\(arm.id): \(faults.joined(separator: "; "))")
  }
}
