import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Dragging the content of a sheet") @MainActor struct SheetContentTests {
  /// A sheet with forty rows that scroll, on a canvas of 200 by 410: 205 points from the top at the medium height, and 10 at
  /// the large one.
  private func sheet(
    _ interaction: PresentationContentInteraction? = nil,
    _ detents: Set<PresentationDetent> = [.medium, .large]
  ) -> TestedView {
    let rows = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 44) }
      }
    }
    .accessibilityIdentifier("rows")
    .presentationDetents(detents)
    return TestedView(proposing: 200, 410) {
      Color.white.sheet(isPresented: .constant(true)) {
        if let interaction { rows.presentationContentInteraction(interaction) } else { rows }
      }
    }
  }

  private func top(_ view: TestedView) -> CGFloat { view.frame(of: "rows")?.minY ?? .nan }
  private func offset(_ view: TestedView) -> CGFloat { view.scrollView?.offset.y ?? .nan }

  private func drag(_ view: TestedView, from start: CGFloat, to end: CGFloat) {
    view.drag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end))
    view.advance(by: 5)
  }

  @Test(
    "content that is dragged up makes a sheet larger first, and then scrolls",
    arguments: [nil, PresentationContentInteraction.automatic, .resizes])
  func resized(interaction: PresentationContentInteraction?) {
    let view = sheet(interaction)
    #expect(top(view) == 205)
    drag(view, from: 390, to: 250)
    #expect(top(view) == 10 && offset(view) == 0)
    drag(view, from: 390, to: 250)
    #expect(top(view) == 10 && offset(view) > 100)
    #expect(view.warnings == [])
  }

  @Test("where content is to scroll, the sheet keeps its height")
  func scrolled() {
    let view = sheet(.scrolls)
    drag(view, from: 390, to: 250)
    #expect(top(view) == 205 && offset(view) > 100)
  }

  @Test("a sheet of one height has its content scrolled")
  func oneHeight() {
    let view = sheet(nil, [.medium])
    drag(view, from: 390, to: 250)
    #expect(top(view) == 205 && offset(view) > 100)
  }

  @Test(
    "content that is away from its top scrolls, and the sheet is smaller when it is dragged down from there")
  func away() {
    let view = sheet()
    drag(view, from: 390, to: 250)
    drag(view, from: 390, to: 350)
    let away = offset(view)
    #expect(away > 0)
    drag(view, from: 100, to: 400)
    #expect(top(view) == 10 && offset(view) == 0)
    drag(view, from: 100, to: 200)
    #expect(top(view) == 205)
  }
}
