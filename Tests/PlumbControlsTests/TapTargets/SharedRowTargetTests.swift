import PlumbTesting
import PlumbViews
import SwiftUI
import TestLayers
import Testing
import ViewTesting

/// A row of a list that holds several controls.
@Suite("Tap targets of rows with several controls") @MainActor struct SharedRowTargetTests {
  enum Style: String, CaseIterable, Sendable { case automatic, bordered, prominent, plain, borderless }

  private func probe(_ style: Style, in container: RowContainer) -> TapProbe {
    TapProbe { heard in
      let buttons = HStack {
        Button("abc") { heard.add("abc") }
        Spacer()
        Button("def") { heard.add("def") }
        Button("ghi") { heard.add("ghi") }
      }
      NavigationStack {
        container.rows(
          Group {
            switch style {
            case .automatic: buttons
            case .bordered: buttons.buttonStyle(.bordered)
            case .prominent: buttons.buttonStyle(.borderedProminent)
            case .plain: buttons.buttonStyle(.plain)
            case .borderless: buttons.buttonStyle(.borderless)
            }
          })
      }
    }
  }

  @Test(
    "each of three buttons is pressed at nine points of its element, of a capsule by a finger alone at the corners, and with the others where none has a style (Recorded/Controls.md#Z3)",
    .tags(.sampled), arguments: RowContainer.allCases, Style.allCases)
  func buttons(_ container: RowContainer, _ style: Style) throws {
    for label in ["abc", "def", "ghi"] {
      let frame = try #require(probe(style, in: container).frame(label))
      // A mouse has to meet the capsule that is drawn.
      let isCapsule = style == .bordered || style == .prominent
      let presses = frame.ninePresses.filter { $0.isTouch || !isCapsule || !frame.isCorner($0.point) }
      for (point, isTouch) in sample(presses, 3) {
        let probe = probe(style, in: container)
        _ = probe.answers(at: point, isTouch: isTouch)
        #expect(
          probe.heard.values == (style == .automatic ? ["abc", "def", "ghi"] : [label]),
          "\(style) in \(container), \(frame), \(point), finger: \(isTouch)")
      }
    }
  }

  @Test(
    "the gap between buttons of a row presses none of them, or all where none has a style",
    arguments: RowContainer.allCases, Style.allCases)
  func gap(_ container: RowContainer, _ style: Style) {
    for isTouch in [true, false] {
      let probe = probe(style, in: container)
      let frame = probe.frame("abc") ?? .zero
      let answers = probe.answers(at: CGPoint(x: 200, y: frame.midY), isTouch: isTouch)
      #expect(answers == (style == .automatic))
    }
  }
}
