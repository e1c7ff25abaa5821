import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("A search in use") @MainActor struct SearchInUseTests {
  private struct Mail: View {
    var mode = NavigationBarItem.TitleDisplayMode.large
    var behavior = SearchPresentationToolbarBehavior.automatic
    var placement = SearchFieldPlacement.automatic
    @State private var isPresented = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List {
          Reading()
          Text("presented \(isPresented)")
          Button("present") { isPresented = true }
          Button("end") { isPresented = false }
          ForEach(0..<40, id: \.self) { Text("row \($0)") }
        }
        .navigationTitle("Mail")
        .navigationBarTitleDisplayMode(mode)
        .toolbar { Button("Compose") {} }
        .searchable(text: $text, isPresented: $isPresented, placement: placement)
        .searchPresentationToolbarBehavior(behavior)
      }
    }
  }

  private struct Reading: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text("searching \(isSearching)")
      Button("enough") { dismissSearch() }
    }
  }

  private func mail(
    _ mode: NavigationBarItem.TitleDisplayMode = .large, style: PlatformStyle = .iOS,
    behavior: SearchPresentationToolbarBehavior = .automatic,
    placement: SearchFieldPlacement = .automatic
  ) -> TestedView {
    TestedView(proposing: 390, 700, style: style) {
      Mail(mode: mode, behavior: behavior, placement: placement)
    }
  }

  private func field(_ view: TestedView) -> CGRect? {
    view.elements.first { $0.role == .textField }?.frame
  }

  private func has(_ view: TestedView, _ label: String) -> Bool {
    view.elements.contains { $0.label == label && $0.frame.maxY > 0 }
  }

  @Test(
    "the title and the items of the bar are gone while a search is used, and its field is at the top",
    arguments: [NavigationBarItem.TitleDisplayMode.large, .inline])
  func title(mode: NavigationBarItem.TitleDisplayMode) throws {
    let view = mail(mode)
    let before = try #require(field(view))
    #expect(has(view, "Mail") && has(view, "Compose"))
    view.tap("Search")
    #expect(!has(view, "Mail") && !has(view, "Compose"))
    let used = try #require(field(view))
    #expect(used.minY < 20 && used.maxY < 52, "\(used)")
    #expect(view.frame(of: "NavigationBar")?.height == 52)
    view.tap("Cancel")
    #expect(has(view, "Mail") && has(view, "Compose"))
    #expect(field(view) == before)
  }

  @Test("a field at the bottom stays there, and the title is gone", arguments: [false, true])
  func glass(isInDrawer: Bool) throws {
    let view = mail(style: .iOS26, placement: isInDrawer ? .navigationBarDrawer : .automatic)
    #expect(has(view, "Mail"))
    view.tap("Search")
    #expect(!has(view, "Mail"))
    #expect((try #require(field(view)).midY > 350) != isInDrawer)
    view.tap("Cancel")
    #expect(has(view, "Mail"))
  }

  @Test("a bar that is asked not to hide its content keeps its title and its items")
  func kept() {
    let view = mail(behavior: .avoidHidingContent)
    view.tap("Search")
    #expect(has(view, "Mail") && has(view, "Compose") && has(view, "Cancel"))
  }

  @Test("the bar of a Mac stays as it is")
  func mac() {
    let view = mail(style: .macOS)
    view.tap("Search")
    #expect(has(view, "Mail"))
  }

  @Test("a search is active from the focus of its field until it is ended, also without text")
  func searching() {
    let view = mail()
    #expect(has(view, "searching false"))
    view.tap("Search")
    #expect(has(view, "searching true"))
    view.edit("Search", "a")
    view.edit("Search", "")
    view.host.focus.focus(nil)
    view.layOut()
    #expect(has(view, "searching true"))
    view.tap("Cancel")
    #expect(has(view, "searching false"))
    view.tap("Search")
    view.press("enough")
    #expect(has(view, "searching false") && has(view, "Mail"))
  }

  @Test("the field in use stays when the list below it scrolls")
  func scrolled() throws {
    let view = mail()
    view.tap("Search")
    let before = try #require(field(view))
    view.scroll(by: CGSize(width: 0, height: -300))
    #expect(view.scrollView?.offset.y == 300)
    #expect(field(view) == before)
    #expect(has(view, "Cancel"))
  }

  @Test("the binding of a search hears that a person begins and ends it, and begins and ends it")
  func binding() {
    let view = mail()
    view.tap("Search")
    #expect(has(view, "presented true"))
    view.tap("Cancel")
    #expect(has(view, "presented false") && view.host.focus.element == nil)
    view.press("present")
    #expect(view.host.focus.element == view.number(of: "Search"))
    #expect(has(view, "searching true") && !has(view, "Mail"))
    view.edit("Search", "a")
    view.press("end")
    #expect(has(view, "searching false") && has(view, "Mail"))
    #expect(view.host.focus.element == nil)
    #expect(view.elements.first { $0.role == .textField }?.value ?? "" == "")
  }

  @Test("a suggestion that is pressed takes the suggestions away, and the search goes on")
  func suggestion() {
    struct Cities: View {
      @State private var isPresented = false
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack { Reading() }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Cities")
            .searchable(text: $text, isPresented: $isPresented)
            .searchSuggestions { Text("Graz").searchCompletion("Graz!") }
            .searchScopes(.constant(1)) { Text("All").tag(1) }
        }
      }
    }
    let view = TestedView(proposing: 390, 700) { Cities() }
    view.tap("Search")
    #expect(view.frame(of: "Text(\"Graz\")") != nil && view.frame(of: "Text(\"All\")") != nil)
    view.tap("Graz")
    #expect(view.frame(of: "Text(\"Graz\")") == nil)
    #expect(has(view, "searching true") && view.frame(of: "Text(\"All\")") != nil && !has(view, "Cities"))
  }
}
