import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Elements that are kept from one frame to the next") @MainActor struct RetainedElementsTests {
  private struct Row: View {
    let number: Int
    @State private var taps = 0
    @State private var isTall = false
    @State private var isHidden = false
    var body: some View {
      HStack(spacing: 0) {
        Text("\(taps) taps").opacity(isHidden ? 0 : 1)
        Text("name").accessibilityLabel("\(number) of \(taps)")
        Button("tap \(number)") { taps += 1 }
        Button("tall \(number)") { isTall.toggle() }
        Button("hidden \(number)") { isHidden.toggle() }
      }
      .frame(height: isTall ? 30 : 20)
    }
  }

  private struct Rows: View {
    @State private var order = Array(0..<50)
    @State private var isNamed = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("turn") { order.reverse() }
        Button("name") { isNamed.toggle() }
        ForEach(order, id: \.self) { Row(number: $0) }
      }
      .accessibilityHint(isNamed ? "a hint" : "")
    }
  }

  private func rows() -> TestedView {
    let view = TestedView(proposing: 400, 400, time: 0) { Rows() }
    for _ in 0..<2 { _ = view.host.accessibleElements() }
    return view
  }

  /// The number of nodes that the next frame visits, whose elements have to be those of a frame that visits all.
  private func visits(_ view: TestedView, sourceLocation: SourceLocation = #_sourceLocation) -> Int {
    let before = view.host.visitsForElements
    let elements = view.host.accessibleElements()
    let visits = view.host.visitsForElements - before
    #expect(elements == view.host.accessibleElements(keepsElements: false), sourceLocation: sourceLocation)
    return visits
  }

  @Test("a frame in which nothing changed visits only what is around the rows")
  func nothing() {
    let view = rows()
    #expect(visits(view) <= 20)
  }

  @Test("a row that changes is visited, and the other forty-nine are not")
  func oneRow() {
    let view = rows()
    let before = view.host.visitsForElements
    _ = view.host.accessibleElements(keepsElements: false)
    let all = view.host.visitsForElements - before
    view.press("tap 7")
    let one = visits(view)
    #expect(
      view.elements.contains { $0.label == "1 taps" } && view.elements.contains { $0.label == "7 of 1" })
    #expect(one * 20 < all, "\(one) of \(all)")
  }

  @Test("rows below one that grows move without a visit")
  func moved() throws {
    let view = rows()
    let before = try #require(view.element(.button, "tap 9")).frame
    view.press("tall 7")
    #expect(visits(view) < 60)
    let after = try #require(view.element(.button, "tap 9")).frame
    #expect(after == before.offsetBy(dx: 0, dy: 10))
  }

  @Test("an opacity of 0 takes an element away, and gives it back")
  func hidden() {
    let view = rows()
    let count = view.elements.count
    view.press("hidden 7")
    #expect(visits(view) < 60)
    #expect(view.elements.count == count - 1)
    view.press("hidden 7")
    #expect(view.elements.count == count)
  }

  @Test("a modifier around all rows reaches each element, and their order is that of the rows")
  func around() {
    let view = rows()
    view.press("name")
    _ = visits(view)
    #expect(view.elements.filter { $0.hint == "a hint" }.count > 200)
    view.press("turn")
    _ = visits(view)
    let taps = view.elements.map(\.label).filter { $0.hasPrefix("tap ") }
    #expect(taps.first == "tap 49" && taps.last == "tap 0" && taps.count == 50)
  }

  @Test("the focus moves from one kept element to another")
  func focus() {
    let view = TestedView(proposing: 400, 400) {
      VStack {
        ForEach(0..<6, id: \.self) { TextField("field \($0)", text: .constant("")) }
      }
    }
    for _ in 0..<2 { _ = visits(view) }
    for place in [1, 4] {
      let fields = view.host.accessibleElements().filter { $0.role == .textField }
      view.send(.focus(element: fields[place].number))
      _ = visits(view)
      #expect(
        view.host.accessibleElements().filter { $0.role == .textField }.map(\.isFocused)
          == (0..<6).map { $0 == place })
    }
  }

  @Test("rows that are scrolled are cut where the scroll view ends, without a visit")
  func scrolled() throws {
    let view = TestedView(proposing: 200, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { number in
            HStack {
              Button("row \(number)") {}
              Text("text")
            }
            .frame(width: 200, height: 30)
          }
        }
      }
    }
    for _ in 0..<3 { _ = visits(view) }
    let before = try #require(view.element(.button, "row 1")).frame
    view.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -before.minY - 2))
    #expect(visits(view) < 30)
    #expect(!view.elements.contains { $0.label == "row 0" })
    let after = try #require(view.element(.button, "row 1")).frame
    #expect(after == CGRect(x: before.minX, y: 0, width: before.width, height: before.height - 2))
  }
}
