import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// UIKit keeps the first responder of a table, and scrolls to it while somebody types (assumed of SwiftUI).
@Suite("A field in a list that has the focus") @MainActor struct TypedRowTests {
  private struct Fields: View {
    @State private var texts = (0..<400).map { "t\($0)" }
    var body: some View {
      VStack(spacing: 0) {
        Text("first \(texts[0])")
        Form { ForEach(0..<400, id: \.self) { TextField("f\($0)", text: $texts[$0]) } }
      }
    }
  }

  private func field(_ view: TestedView) -> CGRect? { view.elements.first { $0.label == "f0" }?.frame }

  @Test(
    "keeps it while the list is scrolled, and the list comes back when somebody types",
    arguments: [20.0, 150, 1500])
  func scrolled(distance: CGFloat) throws {
    let view = TestedView(proposing: 393, 852) { Fields() }
    let frame = try #require(field(view))
    view.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    let element = try #require(view.host.focus.element)
    view.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -distance))
    #expect(view.host.focus.element == element)
    view.send(.edit(element: element, text: "new", selection: 3..<3, isComposing: false))
    view.advance(by: 2)
    #expect(view.frame(of: "Text(\"first new\")") != nil)
    #expect((field(view)?.minY ?? 0) >= 10, "\(String(describing: field(view)))")
  }

  @Test("loses it with a row that is far away, so that not all rows between are kept")
  func far() throws {
    let view = TestedView(proposing: 393, 852) { Fields() }
    let frame = try #require(field(view))
    view.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    for _ in 0..<10 { view.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -1500)) }
    #expect(view.host.focus.element == nil)
  }
}
