import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("The focus of a search field") @MainActor struct SearchFocusTests {
  private enum Place: Hashable { case search, list }

  private struct Mail: View {
    @FocusState private var isSearching: Bool
    @FocusState private var place: Place?
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack {
          Text("\(isSearching) \(place == .search)")
          Button("begin") { isSearching = true }
          Button("end") { isSearching = false }
          Button("go") { place = .search }
        }
        .searchable(text: $text)
        .searchFocused($isSearching)
        .searchFocused($place, equals: .search)
      }
    }
  }

  @Test("a state moves the focus into the search field and out of it")
  func written() {
    let view = TestedView(proposing: 390, 700) { Mail() }
    #expect(view.frame(of: "Text(\"false false\")") != nil)
    view.press("begin")
    #expect(view.frame(of: "Text(\"true true\")") != nil)
    #expect(view.host.focus.element == view.number(of: "Search"))
    view.press("end")
    #expect(view.frame(of: "Text(\"false false\")") != nil)
    #expect(view.host.focus.element == nil)
    view.press("go")
    #expect(view.frame(of: "Text(\"true true\")") != nil)
  }

  @Test("a state hears that a person presses the search field")
  func read() {
    let view = TestedView(proposing: 390, 700) { Mail() }
    view.focus("Search")
    #expect(view.frame(of: "Text(\"true true\")") != nil)
  }

  @Test("a search field with tokens works, and the tokens are told")
  func tokens() {
    struct Token: Identifiable { var id = 1 }
    struct Tokens: View {
      @State private var text = ""
      @State private var tokens: [Token] = []
      var body: some View {
        NavigationStack {
          Text("for \(text)").searchable(text: $text, tokens: $tokens) { Text("\($0.id)") }
        }
      }
    }
    let view = TestedView(proposing: 390, 700) { Tokens() }
    view.edit("Search", "a")
    #expect(view.frame(of: "Text(\"for a\")") != nil)
    let told = view.warnings.filter { $0.contains("searchable(tokens:) does nothing") }
    #expect(told.count == 1, "\(view.warnings)")
  }
}
