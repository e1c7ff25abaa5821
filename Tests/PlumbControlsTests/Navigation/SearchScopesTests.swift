import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Subtitles and scopes of screens") @MainActor struct SearchScopesTests {
  private struct Mail: View {
    @State var text = ""
    @State var scope = "All"
    var activation = SearchScopeActivation.automatic
    var body: some View {
      NavigationStack {
        VStack {
          Text("in \(scope)")
          Button("search") { text = "a" }
        }
        .navigationTitle("Mail")
        .searchable(text: $text)
        .searchScopes($scope, activation: activation) {
          Text("All").tag("All")
          Text("Unread").tag("Unread")
        }
      }
    }
  }

  @Test("scopes are shown while something is searched for, and choose")
  func scopes() {
    let view = TestedView(proposing: 390, 700) { Mail() }
    #expect(view.frame(of: "Text(\"Unread\")") == nil)
    let height = view.frame(of: "NavigationBar")?.height ?? 0
    view.press("search")
    #expect(view.frame(of: "NavigationBar")?.height == height + 44)
    view.tap("Unread")
    #expect(view.frame(of: "Text(\"in Unread\")") != nil)
    // No symbol is known here.
    #expect(view.warnings.allSatisfy { $0.contains("no free symbol") })
  }

  @Test("scopes are shown when the field has the focus, unless they wait for text")
  func focus() {
    let view = TestedView(proposing: 390, 700) { Mail() }
    view.tap("Search")
    #expect(view.frame(of: "Text(\"Unread\")") != nil)
    let waiting = TestedView(proposing: 390, 700) { Mail(activation: .onTextEntry) }
    waiting.tap("Search")
    #expect(waiting.frame(of: "Text(\"Unread\")") == nil)
    waiting.press("search")
    #expect(waiting.frame(of: "Text(\"Unread\")") != nil)
  }

  @Test("an inline title has its subtitle below it in a bar of the same height")
  func inline() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack {
        Color.red.navigationTitle("Mail").navigationSubtitle("3 unread").navigationBarTitleDisplayMode(
          .inline)
      }
    }
    let (title, subtitle) = (
      view.frame(of: "Text(\"Mail\")") ?? .zero, view.frame(of: "Text(\"3 unread\")") ?? .zero
    )
    #expect(view.frame(of: "NavigationBar")?.height == 44)
    #expect(subtitle.minY == title.maxY && subtitle.midX == title.midX)
    #expect(title.minY >= 0 && subtitle.maxY <= 44)
    #expect(view.warnings == [])
  }

  @Test("a large title has its subtitle below it, and the bar is 22 points higher")
  func large() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack { Color.red.navigationTitle("Mail").navigationSubtitle("3 unread") }
    }
    #expect(view.frame(of: "NavigationBar")?.height == 118)
    #expect(view.frame(of: "Color.red")?.minY == 118)
  }

  @Test("each scope is an element with its own words, and so is a segment whose label is hidden")
  func words() {
    let view = TestedView(proposing: 390, 700) { Mail() }
    view.press("search")
    #expect(Set(["All", "Unread"]).isSubset(of: view.host.accessibleElements().map(\.label)))
    let picker = TestedView(proposing: 390, 100) {
      Picker("Kind", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented).labelsHidden()
    }
    #expect(picker.host.accessibleElements().map(\.label) == ["One", "Two"])
  }
}
