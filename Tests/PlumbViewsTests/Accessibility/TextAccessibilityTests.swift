import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// That these keep the type `Text` is in Apple's documentation of `Text`: "Configuring voiceover".
@MainActor @Suite("Names and levels of texts for assistive tools")
struct TextAccessibilityTests {
  private func elements<Content: View>(_ view: Content) -> [AccessibleElement] {
    let host = ViewHost(view)
    host.layOut(ProposedViewSize(width: 200, height: 100))
    return host.accessibleElements()
  }

  @Test("stay with their piece of a text, which is shown as before")
  func pieces() {
    let text: Text =
      Text("5").accessibilityLabel("five") + Text(" of ") + Text("9").accessibilityLabel(Text("nine"))
    #expect(elements(text).map(\.label) == ["five of nine"])
    #expect(
      text == Text("5").accessibilityLabel("five") + Text(" of ") + Text("9").accessibilityLabel(Text("nine"))
    )
    let plain = Text("5") + Text(" of ") + Text("9")
    func frame(_ text: Text) -> CGRect? { elements(text).first?.frame }
    #expect(frame(text) == frame(plain))
  }

  @Test("make headings, and the outermost name wins")
  func heading() {
    let title: Text = Text("T").accessibilityHeading(.h2).accessibilityLabel("Tea").accessibilityLabel(
      "Title")
    let found = elements(title)
    #expect(found.map(\.role.rawValue) == ["heading"])
    #expect(found.map(\.headingLevel) == [2])
    #expect(found.map(\.label) == ["Title"])
  }

  private struct Switched: View {
    @State private var isNamed = true
    var body: some View {
      VStack {
        isNamed ? Text("x").accessibilityLabel("Close").accessibilityHeading(.h1) : Text("x")
        Button("switch") { isNamed.toggle() }
      }
    }
  }

  @Test("go when the text has none any more, and come again")
  func changes() {
    let view = TestedView(proposing: 200, 200, time: 0) { Switched() }
    func first() -> AccessibleElement? { view.host.accessibleElements().first }
    #expect(first()?.label == "Close" && first()?.headingLevel == 1)
    view.press("switch")
    #expect(first()?.label == "x" && first()?.role == .staticText && first()?.headingLevel == nil)
    view.press("switch")
    #expect(first()?.label == "Close" && first()?.headingLevel == 1)
  }
}
