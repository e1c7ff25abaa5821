import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Suggestions of a search") @MainActor struct SearchSuggestionTests {
  private struct Cities: View {
    let heard: Heard<String>
    var names = ["Graz", "Gmunden"]
    var isPresented = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("content \(text)")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Cities")
          .searchable(text: $text, isPresented: .constant(isPresented))
          .searchSuggestions { ForEach(names, id: \.self) { Text($0).searchCompletion($0 + "!") } }
          .onSubmit(of: .search) { heard.add(text) }
      }
    }
  }

  @Test(
    "suggestions stand below the field while it has the focus, and one that is pressed completes the text")
  func completion() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700) { Cities(heard: heard) }
    #expect(view.frame(of: "Text(\"Graz\")") == nil)
    view.tap("Search")
    let row = try #require(view.frame(of: "Text(\"Graz\")"))
    let bar = try #require(view.frame(of: "NavigationBar"))
    #expect(row.minX == 20 && row.minY >= bar.maxY && row.maxY <= bar.maxY + 44)
    view.tap("Graz")
    #expect(view.frame(of: "Text(\"content Graz!\")") != nil)
    #expect(view.frame(of: "Text(\"Graz\")") == nil)
  }

  @Test(
    "the cross of the field empties it, and puts the focus into it", arguments: [PlatformStyle.iOS, .iOS26])
  func clearing(style: PlatformStyle) {
    let view = TestedView(proposing: 390, 700, style: style) { Cities(heard: Heard()) }
    view.tap("Search")
    view.tap("Graz")
    #expect(view.host.focus.element == nil)
    view.tap("Clear text")
    let field = view.elements.first { $0.field != nil }
    #expect(field?.field?.text == "" && view.host.focus.element == field?.number)
    #expect(view.frame(of: "Text(\"Graz\")") != nil)
  }

  @Test("without suggestions the content stays in sight")
  func none() {
    let view = TestedView(proposing: 390, 700) { Cities(heard: Heard(), names: []) }
    view.tap("Search")
    #expect(view.elements.contains { $0.label == "content " || $0.label == "content" })
    #expect(view.frame(of: "List") == nil)
  }

  @Test("a search that the program presents shows its suggestions")
  func presented() {
    let view = TestedView(proposing: 390, 700) { Cities(heard: Heard(), isPresented: true) }
    #expect(view.frame(of: "Text(\"Gmunden\")") != nil)
  }

  @Test("suggestions are given with the field, too")
  func together() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack {
        Text("content").searchable(text: .constant("")) { Text("Linz").searchCompletion("Linz") }
      }
    }
    view.tap("Search")
    #expect(view.frame(of: "Text(\"Linz\")") != nil)
  }

  private struct Places: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack { Text("content") }
          .navigationTitle("Places")
          .searchable(text: $text)
          .searchSuggestions {
            LineLimit()
            ForEach(0..<30, id: \.self) { Text("place \($0)") }
          }
          .lineLimit(3)
      }
    }
  }

  private struct LineLimit: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  @Test(
    "suggestions cover the screen between its bars, however small its content is",
    arguments: [PlatformStyle.iOS, .iOS26])
  func whole(style: PlatformStyle) throws {
    let view = TestedView(proposing: 390, 700, style: style) { Places() }
    view.tap("Search")
    let bar = try #require(view.frame(of: "NavigationBar"))
    let list = try #require(view.frame(of: "List"))
    #expect(list.minX == 0 && list.width == 390 && list.height > 500, "\(list)")
    let first = try #require(view.frame(of: "Text(\"limit 3\")"))
    #expect(first.minX <= 20 && first.minY >= bar.maxY && first.maxY <= bar.maxY + 52, "\(first), \(bar)")
    #expect(view.elements.filter { $0.label.hasPrefix("place") }.count > 8)
  }
}
