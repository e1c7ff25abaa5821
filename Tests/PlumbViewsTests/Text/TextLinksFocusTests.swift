import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("The keyboard on links inside a text")
struct TextLinksFocusTests {
  private final class Log { var words: [String] = [] }

  private func view<Content: View>(_ log: Log, @ViewBuilder _ content: () -> Content) -> TestedView {
    TestedView(
      proposing: 300, 200,
      environment: {
        $0.openURL = OpenURLAction { url in
          log.words.append(url.absoluteString)
          return .handled
        }
      }
    ) { content() }
  }

  private func two(_ log: Log) -> TestedView {
    view(log) {
      VStack {
        Button("before") { log.words.append("before") }
        Text("see [it](https://a.example) and [them](https://b.example)")
        Button("after") { log.words.append("after") }
      }
    }
  }

  @Test("Tab goes from a button to each link in turn, and on, and back with Shift")
  func tab() {
    let view = two(Log())
    var met: [String?] = []
    for _ in 0..<5 {
      view.press(key: "Tab")
      met.append(view.focused)
    }
    #expect(met == ["before", "it", "them", "after", "before"])
    for _ in 0..<2 { view.press(key: "Tab", modifiers: .shift) }
    #expect(view.focused == "them")
  }

  @Test("Return and Space open the link that has the focus", arguments: ["Enter", " "])
  func open(key: String) {
    let log = Log()
    let view = two(log)
    for _ in 0..<3 { view.press(key: "Tab") }
    view.press(key: key)
    #expect(log.words == ["https://b.example"])
    view.press(key: "Tab")
    view.press(key: key)
    #expect(log.words == ["https://b.example", "after"])
  }

  @Test("Return opens the link that has the focus before it presses the default button")
  func defaultButton() {
    let log = Log()
    let view = view(log) {
      VStack {
        Text("[it](https://a.example)")
        Button("OK") { log.words.append("OK") }.keyboardShortcut(.defaultAction)
      }
    }
    view.press(key: "Tab")
    view.press(key: "Enter")
    #expect(log.words == ["https://a.example"])
  }

  @Test("links of an attributed string are reached, too")
  func attributed() {
    let log = Log()
    var words = AttributedString("here")
    words.link = URL(string: "https://c.example")
    let view = view(log) { Text(AttributedString("look ") + words) }
    view.press(key: "Tab")
    view.press(key: "Enter")
    #expect(log.words == ["https://c.example"])
  }

  @Test("the link with the focus is told to assistive tools, which can move the focus there")
  func elements() {
    let view = two(Log())
    let links = view.host.accessibleElements().filter { $0.role == .link }
    #expect(links.map(\.label) == ["it", "them"])
    view.send(.focus(element: links.last?.number))
    let now = view.host.accessibleElements().filter(\.isFocused)
    #expect(now.map(\.label) == ["them"])
    #expect(now.first?.drawsFocus == true)
    #expect(view.focused == "them")
  }

  @Test("a ring is drawn around each line of the link, and none after a tap")
  func ring() {
    let log = Log()
    // Lines: "aa", "bb cc", "dd".
    let view = TestedView(proposing: 50, 100) {
      Text("aaaa [bb ccc](https://b.example) d").font(.squares(10))
    }
    func rings() -> Int {
      view.displayList.items.count { if case .stroke = $0 { true } else { false } }
    }
    #expect(rings() == 0)
    view.press(key: "Tab")
    #expect(rings() == 2)
    view.tap(at: CGPoint(x: 49, y: 99))
    #expect(rings() == 0)
    #expect(log.words.isEmpty)
  }

  @Test("a text that loses its link, or is disabled, loses the focus", arguments: [true, false])
  func lost(isDisabled: Bool) {
    var change: Binding<Bool>!
    let view = view(Log()) {
      Held(false) { isChanged in
        let _ = change = isChanged
        Text(isChanged.wrappedValue && !isDisabled ? "none" : "see [it](https://a.example)")
          .disabled(isChanged.wrappedValue && isDisabled)
      }
    }
    view.press(key: "Tab")
    #expect(view.focused == "it")
    change.wrappedValue = true
    view.layOut()
    #expect(view.focused == nil)
    #expect(view.host.focus.element == nil)
  }

  @Test("a text that goes takes the focus of its link with it")
  func gone() {
    var change: Binding<Bool>!
    let view = view(Log()) {
      Held(true) { isThere in
        let _ = change = isThere
        if isThere.wrappedValue { Text("see [it](https://a.example)") }
      }
    }
    view.press(key: "Tab")
    change.wrappedValue = false
    view.layOut()
    #expect(view.host.focus.element == nil)
  }

  @Test("a text with a link knows by its focus state that the link has the focus")
  func state() {
    struct Noting: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text("[it](https://a.example)").focused($isFocused)
          Text(isFocused ? "yes" : "no")
        }
      }
    }
    let view = view(Log()) { Noting() }
    view.press(key: "Tab")
    #expect(view.frame(of: "Text(\"yes\")") != nil)
  }
}
