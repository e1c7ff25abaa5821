import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Recorded/Screens.md#Y99.
@Suite("Alerts and action sheets up to iOS 18") @MainActor struct RecordedAlertTests {
  private func shown(_ view: some View) -> TestedView {
    TestedView(
      proposing: 414, 896, scale: 2, safeArea: EdgeInsets(top: 48, leading: 0, bottom: 34, trailing: 0)
    ) { view }
  }

  private func alert(_ label: String) throws -> (cancel: CGRect, choice: CGRect) {
    let view = shown(
      Color.red.alert("Title", isPresented: .constant(true)) {
        Button(label) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Message")
      })
    return try (#require(view.frame(of: "Text(\"Cancel\")")), #require(view.frame(of: "Text(\"\(label)\")")))
  }

  @Test("two buttons are side by side, and below each other where a label is too long for its half")
  func buttons() throws {
    let short = try alert("OK")
    #expect(short.cancel.midY == short.choice.midY && short.cancel.maxX < short.choice.minX)
    let long = try alert("A label of one line")
    #expect(long.choice.midX == long.cancel.midX)
    #expect(abs(long.cancel.midY - long.choice.midY - 44.5) < 1)
  }

  @Test("an action sheet is 8 from the sides and ends at the safe area")
  func sheet() throws {
    let view = shown(
      Color.red.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
        Button {
        } label: {
          Color.blue
        }
      } message: {
        Text("Message")
      })
    let row = try #require(view.frame(of: "Color.blue"))
    #expect(row.minX == 8 && row.maxX == 406)
    let cancel = try #require(view.frame(of: "Text(\"Cancel\")"))
    #expect(cancel.midY == 862 - 28.5)
  }
}
