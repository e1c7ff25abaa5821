import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Ending a search") @MainActor struct SearchCancelTests {
  private struct Mail: View {
    @State var isPresented = false
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text("for \(text), \(isPresented), \(isFocused)")
          Button("elsewhere") { isFocused = false }
          Ending()
        }
        .navigationTitle("Mail")
        .searchable(text: $text, isPresented: $isPresented)
        .searchFocused($isFocused)
      }
    }
  }

  private struct Ending: View {
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("enough") { dismissSearch() } }
  }

  private func cancel(_ view: TestedView) -> CGRect? {
    view.host.accessibleElements().first { $0.role == .button && $0.label == "Cancel" }?.frame
  }

  private func isIdle(_ view: TestedView) -> Bool {
    view.frame(of: "Text(\"for , false, false\")") != nil && view.host.focus.element == nil
  }

  @Test(
    "a button stands beside a field in use, and ends the search: text, presentation and focus",
    arguments: [PlatformStyle.iOS, .iOS26])
  func cancelled(style: PlatformStyle) throws {
    let view = TestedView(proposing: 390, 700, style: style) { Mail() }
    #expect(cancel(view) == nil)
    view.tap("Search")
    let field = try #require(view.frame(of: "TextField"))
    let button = try #require(cancel(view))
    #expect(button.minX > field.maxX && abs(button.midY - field.midY) <= 0.5)
    // As far from the side as the field on the other one.
    let margin: CGFloat = style.isGlass ? 16 : 20
    #expect(abs(button.maxX - (390 - margin)) <= 4, "\(button)")
    view.edit("Search", "a")
    #expect(view.frame(of: "Text(\"for a, true, true\")") != nil)
    view.tap("Cancel")
    #expect(isIdle(view))
    #expect(cancel(view) == nil)
    #expect(try #require(view.frame(of: "TextField")).width > field.width)
  }

  @Test("a search goes on when its field loses the focus, until somebody ends it")
  func withoutFocus() {
    let view = TestedView(proposing: 390, 700, style: .iOS) { Mail() }
    view.tap("Search")
    view.press("elsewhere")
    #expect(view.frame(of: "Text(\"for , true, false\")") != nil && view.host.focus.element == nil)
    #expect(cancel(view) != nil)
    view.tap("Cancel")
    #expect(cancel(view) == nil)
  }

  @Test("a search that the program presents has the button, which ends that")
  func presented() {
    let view = TestedView(proposing: 390, 700, style: .iOS) { Mail(isPresented: true) }
    #expect(view.frame(of: "Text(\"for , true, false\")") != nil)
    view.tap("Cancel")
    #expect(isIdle(view))
    #expect(cancel(view) == nil)
  }

  @Test("a view in the search ends it as the button does")
  func dismissed() {
    let view = TestedView(proposing: 390, 700, style: .iOS) { Mail() }
    view.tap("Search")
    view.edit("Search", "a")
    view.press("enough")
    #expect(isIdle(view))
    #expect(cancel(view) == nil)
  }

  @Test("fields of a Mac have no such button")
  func mac() {
    let view = TestedView(proposing: 390, 700, style: .macOS) { Mail() }
    view.tap("Search")
    #expect(cancel(view) == nil)
  }
}
