import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Bars and edges while a screen is used") @MainActor struct BarsWhileUsedTests {
  private let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func show(_ view: some View, _ style: PlatformStyle = .iOS) -> TestedView {
    TestedView(proposing: 393, 852, style: style, safeArea: insets) { view }
  }

  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      TabView {
        NavigationStack {
          List { ForEach(0..<40, id: \.self) { Text("row \($0)") } }.navigationTitle("All").searchable(
            text: $text)
        }
        .tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      }
    }
  }

  @Test("the bar of tabs stays during a search: no keyboard covers it here", arguments: [false, true])
  func search(isGlass: Bool) throws {
    let view = show(Searched(), isGlass ? .iOS26 : .iOS)
    func tab() -> CGRect? { view.elements.first { $0.label == "Two" }?.frame }
    let before = try #require(tab())
    let field = try #require(view.elements.first { $0.role == .textField }?.frame)
    view.tap(at: CGPoint(x: field.midX, y: field.midY))
    view.advance(by: 1)
    #expect(view.host.focus.element != nil && tab() == before)
    view.type("row 1")
    view.advance(by: 1)
    #expect(tab() == before)
  }

  private struct Rows<Content: View>: View {
    let content: Content
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(39) }
          content
        }
      }
    }
  }

  @Test("the last row is above the home indicator after a scroll by the program")
  func scrollTo() throws {
    let rows = ForEach(0..<40, id: \.self) { number in
      Color.red.frame(height: 44).overlay { Text("row \(number)") }
    }
    let views = [
      show(Rows(content: ScrollView { VStack { rows } })),
      show(Rows(content: ScrollView { LazyVStack { rows } })),
      show(Rows(content: List { rows })),
    ]
    for view in views {
      view.press("go")
      view.advance(by: 2)
      let text = try #require(view.frame(of: "Text(\"row 39\")"))
      #expect(text.midY + 22 <= 852 - 34 && text.midY > 700, "\(text)")
    }
  }

  private struct Sheet: View {
    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) {
        NavigationStack {
          List { ForEach(0..<30, id: \.self) { Text("row \($0)") } }
            .navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.medium, .large])
      }
    }
  }

  @Test("the bar and the rows of a sheet go with the finger that drags it, all by the same way")
  func sheet() throws {
    let view = show(Sheet())
    view.advance(by: 2)
    func places() throws -> [CGFloat] {
      try ["Text(\"Sheet\")", "Text(\"row 0\")", "Text(\"row 3\")"].map {
        try #require(view.frame(of: $0)).minY
      }
    }
    let rest = try places()
    let start = CGPoint(x: 200, y: rest[0] + 5)
    view.touch(.down, at: start)
    for way in [20.0, 60, 150, -30, -150] as [CGFloat] {
      view.touch(.moved, at: CGPoint(x: 200, y: start.y + way))
      #expect(try places() == rest.map { $0 + way })
    }
  }
}
