import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Handing in a search") @MainActor struct SearchSubmitTests {
  private struct Mail: View {
    let heard: Heard<String>
    var isBlocked = false
    @State private var text = ""
    @State private var name = ""
    var body: some View {
      NavigationStack {
        TextField("name", text: $name)
          .searchable(text: $text)
          .submitScope(isBlocked)
          .onSubmit(of: .search) { heard.add("search \(text)") }
          .onSubmit { heard.add("text \(name)") }
      }
      .onSubmit(of: [.search, .text]) { heard.add("both") }
    }
  }

  @Test("Return in the search field does what is asked for searches, the innermost first, and nothing else")
  func search() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700) { Mail(heard: heard) }
    view.edit("Search", "a")
    view.submit("Search")
    #expect(heard.values == ["search a", "both"])
  }

  @Test("Return in another field does not hand in a search")
  func field() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700) { Mail(heard: heard) }
    view.edit("name", "b")
    view.submit("name")
    #expect(heard.values == ["text b", "both"])
  }

  @Test("a scope keeps those around from being told of a search")
  func scope() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700) { Mail(heard: heard, isBlocked: true) }
    view.submit("Search")
    #expect(heard.values == [])
  }
}
