import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Recorded/Screens.md#Y88, Y89.
@Suite("Labels of several views") @MainActor struct ControlLabelTests {
  private func shown(_ style: PlatformStyle = .iOS26, _ control: some View) -> TestedView {
    TestedView(proposing: 390, 800, scale: 3, style: style) { Form { control } }
  }

  private func frames(_ view: TestedView, _ names: String...) throws -> [CGRect] {
    try names.map { try #require(view.frame(of: $0)) }
  }

  @Test("a subtitle is below the title, smaller, and begins where the title begins")
  func subtitle() throws {
    let view = shown(
      .iOS26,
      Toggle(isOn: .constant(true)) {
        Label("Encryption", systemImage: "lock")
        Text("All messages")
      })
    let rects = try frames(view, "Text(\"Encryption\")", "Text(\"All messages\")", "Image(\"lock\")")
    #expect(rects[0].minX == rects[1].minX)
    #expect(abs(rects[1].minY - rects[0].maxY - 4) < 0.01)
    #expect(rects[1].height == 18)
    // The icon is in the middle of both.
    #expect(abs(rects[2].midY - (rects[0].minY + rects[1].maxY) / 2) < 0.01)
  }

  @Test(
    "the subtitle is below the title in a picker, a labelled value and a stepper, and outside of a form",
    arguments: 0..<4)
  func controls(_ number: Int) throws {
    @ViewBuilder var label: some View {
      Text("Title")
      Text("Subtitle")
    }
    let control: AnyView =
      switch number {
      case 0:
        AnyView(
          Picker(selection: .constant(1)) {
            Text("One").tag(1)
          } label: {
            label
          })
      case 1:
        AnyView(
          LabeledContent {
            Text("Value")
          } label: {
            label
          })
      case 2:
        AnyView(
          Stepper {
            label
          } onIncrement: {
          } onDecrement: {
          })
      default: AnyView(Toggle(isOn: .constant(true)) { label })
      }
    for view in [shown(.iOS26, control), shown(.iOS, control)] {
      let rects = try frames(view, "Text(\"Title\")", "Text(\"Subtitle\")")
      #expect(rects[0].minX == rects[1].minX && rects[0].maxY < rects[1].minY)
    }
    guard number == 3 else { return }
    let outside = TestedView(proposing: 300, 200, scale: 3) { control }
    let rects = try frames(outside, "Text(\"Title\")", "Text(\"Subtitle\")")
    #expect(rects[0].maxY < rects[1].minY)
  }

  @Test("the icon of a row is in the middle of the lines of its title, and its height does not count")
  func icons() throws {
    let view = TestedView(proposing: 390, 800, scale: 3, style: .iOS26) {
      List {
        Label {
          Text(verbatim: "a\nb\nc")
        } icon: {
          Image(systemName: "scope")
        }
      }
    }
    let rects = try frames(view, "Image(\"scope\")", "Text(\"a⏎b⏎c\")")
    #expect(abs(rects[0].midY - rects[1].midY) < 0.01)
  }
}
