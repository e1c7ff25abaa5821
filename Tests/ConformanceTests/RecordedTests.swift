import PlumbTesting
import SwiftUI
import Testing

/// What SwiftUI was seen to answer, answer by answer.
@Suite("Recorded answers") @MainActor struct RecordedTests {
  @Test("stacks distribute their room", arguments: Recorded.distribution + Recorded.crossings)
  func distribution(_ answer: Answer) { check(answer) }

  @Test("spacers take what is left", arguments: Recorded.spacers)
  func spacers(_ answer: Answer) { check(answer) }

  @Test("views keep their distance", arguments: Recorded.spacing)
  func spacing(_ answer: Answer) { check(answer) }

  @Test("views stand on one another", arguments: Recorded.layers)
  func layers(_ answer: Answer) { check(answer) }

  @Test("padding adds room", arguments: Recorded.paddings)
  func paddings(_ answer: Answer) { check(answer) }

  @Test("frames have their lengths", arguments: Recorded.frames)
  func frames(_ answer: Answer) { check(answer) }

  @Test("modifiers change what is offered", arguments: Recorded.modifiers)
  func modifiers(_ answer: Answer) { check(answer) }

  @Test("shapes and images fill what is offered", arguments: Recorded.shapes)
  func shapes(_ answer: Answer) { check(answer) }

  @Test("guides line views up", arguments: Recorded.guides)
  func guides(_ answer: Answer) { check(answer) }

  @Test("a layout of one's own is told what SwiftUI tells it", arguments: Recorded.layouts)
  func layouts(_ answer: Answer) { check(answer) }

  @Test("windows centre their views", arguments: Recorded.windows)
  func windows(_ answer: Answer) { check(answer) }

  @Test("the measured rules hold", arguments: Recorded.rules)
  func rules(_ answer: Answer) { check(answer) }

  @Test("texts are as tall as on Apple's systems", arguments: Recorded.texts)
  func texts(_ answer: Answer) { check(answer) }

  @Test("controls are as large as on macOS", arguments: Recorded.controls)
  func controls(_ answer: Answer) { check(answer) }

  @Test("texts have the lines and distances of pictures of iOS", arguments: Recorded.pictureTexts)
  func pictureTexts(_ answer: Answer) { check(answer) }

  @Test("controls are as large as in pictures of iOS", arguments: Recorded.pictureControls)
  func pictureControls(_ answer: Answer) { check(answer) }

  @Test("lists and bars keep the distances of pictures of iOS", arguments: Recorded.pictureLists)
  func pictureLists(_ answer: Answer) { check(answer) }

  @Test("controls, lists and bars are as in pictures of iOS 26", arguments: Recorded.glassPictures)
  func glassPictures(_ answer: Answer) { check(answer) }

  @Test("everyday views are as in pictures of iOS", arguments: Recorded.everydayViews)
  func everydayViews(_ answer: Answer) { check(answer) }

  @Test("everyday lists, rows and controls are as in pictures of iOS", arguments: Recorded.everydayRows)
  func everydayRows(_ answer: Answer) { check(answer) }

  @Test("windows shrink to their views", arguments: Recorded.fixtures)
  func fixtures(_ answer: Answer) { check(answer) }

  @Test("all recorded windows are read") func fixturesAreRead() { #expect(Recorded.fixtures.count == 24) }

  @Test("the score is noted, and no two answers have one name") func score() {
    let all = Recorded.all
    #expect(Set(all.map(\.id)).count == all.count)
    noteRecordedAnswers("views", holding: Score.holding(of: all), of: all.count)
  }

  @Test("a listed difference is there") func differences() {
    for id in Differences.listed {
      guard let answer = Recorded.all.first(where: { $0.id == id }) else {
        Issue.record("Differences.md lists \(id), which is no answer")
        continue
      }
      #expect(!Score.faults(of: answer).isEmpty, "\(id) holds; take it off the list in Differences.md")
    }
  }

  /// An answer holds, or it is listed as different.
  private func check(_ answer: Answer) {
    guard !Differences.listed.contains(answer.id) else { return }
    let faults = Score.faults(of: answer)
    #expect(faults.isEmpty, "\(answer.id): \(faults.joined(separator: "; "))")
  }
}
