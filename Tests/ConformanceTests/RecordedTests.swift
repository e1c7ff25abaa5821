import PlumbTesting
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

  @Test("modifiers change what is offered", arguments: Recorded.modifiers)
  func modifiers(_ arm: Arm) { check(arm) }

  @Test("shapes and images fill what is offered", arguments: Recorded.shapes)
  func shapes(_ arm: Arm) { check(arm) }

  @Test("guides line views up", arguments: Recorded.guides)
  func guides(_ arm: Arm) { check(arm) }

  @Test("a layout of one's own is told what SwiftUI tells it", arguments: Recorded.layouts)
  func layouts(_ arm: Arm) { check(arm) }

  @Test("windows centre their views", arguments: Recorded.windows)
  func windows(_ arm: Arm) { check(arm) }

  @Test("the measured rules hold", arguments: Recorded.rules)
  func rules(_ arm: Arm) { check(arm) }

  @Test("texts are as tall as on Apple's systems", arguments: Recorded.texts)
  func texts(_ arm: Arm) { check(arm) }

  @Test("controls are as large as on macOS", arguments: Recorded.controls)
  func controls(_ arm: Arm) { check(arm) }

  @Test("windows shrink to their views", arguments: Recorded.fixtures)
  func fixtures(_ arm: Arm) { check(arm) }

  @Test("all recorded windows are read") func fixturesAreRead() { #expect(Recorded.fixtures.count == 24) }

  @Test("the score is noted, and no two arms have one name") func score() {
    let all = Recorded.all
    #expect(Set(all.map(\.id)).count == all.count)
    noteRecordedAnswers("views", holding: Score.holding(of: all), of: all.count)
  }

  @Test("a listed difference is there") func differences() {
    for id in Differences.listed {
      guard let arm = Recorded.all.first(where: { $0.id == id }) else {
        Issue.record("Differences.md lists \(id), which is no arm")
        continue
      }
      #expect(!Score.faults(of: arm).isEmpty, "\(id) holds; take it off the list in Differences.md")
    }
  }

  /// An arm holds, or it is listed as different.
  private func check(_ arm: Arm) {
    guard !Differences.listed.contains(arm.id) else { return }
    let faults = Score.faults(of: arm)
    #expect(faults.isEmpty, "\(arm.id): \(faults.joined(separator: "; "))")
  }
}
