import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// Each letter of the font is 10 points wide, and each line 10 high.
@Suite("Taps in the text of a field") @MainActor struct CaretTapTests {
  private func selection(_ view: TestedView) -> Range<Int>? {
    view.elements.lazy.compactMap(\.field).first?.selection
  }

  private func field(_ text: String, width: CGFloat = 100) -> TestedView {
    TestedView(proposing: width, 40) { Held(text) { TextField("Name", text: $0) } }
  }

  @Test(
    "the caret goes to the nearest place between two letters",
    arguments: [(4, 0), (6, 1), (14, 1), (16, 2), (80, 3)])
  func nearest(x: Int, place: Int) {
    let view = field("abc")
    view.tap(at: CGPoint(x: x, y: 5))
    #expect(selection(view) == place..<place)
  }

  @Test("a place is counted in UTF-16, and the bullets of a secure field are its letters")
  func units() {
    let smile = field("a\u{1F600}b")
    smile.tap(at: CGPoint(x: 90, y: 5))
    #expect(selection(smile) == 4..<4)
    let secure = TestedView(proposing: 100, 40) { Held("äbcd") { SecureField("Code", text: $0) } }
    secure.tap(at: CGPoint(x: 19, y: 5))
    #expect(selection(secure) == 2..<2)
  }

  @Test("in a text on the right the place follows from where its letters are drawn")
  func trailing() {
    let view = TestedView(proposing: 100, 40) {
      Held("abc") { TextField("Name", text: $0).multilineTextAlignment(.trailing) }
    }
    view.tap(at: CGPoint(x: 82, y: 5))
    #expect(selection(view) == 1..<1)
  }

  @Test("two taps select a word, three a paragraph, and one more after a while puts the caret there")
  func words() {
    let view = TestedView(proposing: 200, 60) { Held("one two, 3\nnext") { TextEditor(text: $0) } }
    // Text begins 5 from the left and 8 from the top.
    let place = CGPoint(x: 5 + 52, y: 12)
    view.tap(at: place)
    view.tap(at: place)
    #expect(selection(view) == 4..<7)
    view.tap(at: place)
    #expect(selection(view) == 0..<10)
    view.advance(by: 1)
    view.tap(at: place)
    #expect(selection(view) == 5..<5)
  }

  @Test("behind a word its letters are selected, between words the space, and in an empty text nothing")
  func edges() {
    for (text, x, range) in [("one", 90, 0..<3), ("a  b", 22, 1..<3), ("", 50, 0..<0)] {
      let view = field(text)
      for _ in 1...2 { view.tap(at: CGPoint(x: x, y: 5)) }
      #expect(selection(view) == range, "\(text)")
    }
  }

  @Test("what the page says of its own selection afterwards is kept, and not sent back")
  func edited() {
    let view = field("abc")
    view.tap(at: CGPoint(x: 16, y: 5))
    let taps = view.elements.lazy.compactMap(\.field).first?.taps
    #expect(taps == 1)
    view.edit("Name", "abcd", 4..<4)
    #expect(selection(view) == nil)
  }

  @Test("an editor whose text is too high scrolls to the caret, and a tap means the line that is drawn there")
  func scrolled() throws {
    let text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    let view = TestedView(proposing: 100, 80) { Held(text) { TextEditor(text: $0) } }
    let element = try #require(view.elements.first { $0.field != nil }?.number)
    view.tap(at: CGPoint(x: 6, y: 10))
    #expect(selection(view) == 0..<0)
    let end = text.utf16.count
    view.send(.edit(element: element, text: text, selection: end..<end, isComposing: false))
    // The last line ends at 208, and the editor is 80 high.
    view.advance(by: 1)
    view.tap(at: CGPoint(x: 6, y: 75))
    let last = text.utf16.count - "line 19".utf16.count
    #expect(selection(view) == last..<last)
  }

  @Test("a wheel scrolls an editor, and one whose text fits stays")
  func wheel() throws {
    for (lines, place) in [(20, 42), (3, 14)] {
      let text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
      let view = TestedView(proposing: 100, 80) { Held(text) { TextEditor(text: $0) } }
      view.scroll(at: CGPoint(x: 50, y: 40), by: CGSize(width: 0, height: -40))
      view.tap(at: CGPoint(x: 6, y: 30))
      #expect(selection(view) == place..<place, "\(lines)")
    }
  }

  /// Ten lines in a field of three.
  private func growing(_ told: Heard<CGFloat> = Heard()) -> TestedView {
    let text = (0..<10).map { "line \($0)" }.joined(separator: "\n")
    return TestedView(proposing: 100, 200) {
      Held(text) { TextField("Name", text: $0, axis: .vertical).lineLimit(1...3) }.frame(
        height: 100, alignment: .top)
    }
  }

  @Test("a field with more lines than its limit scrolls, by a wheel and by a finger")
  func limited() throws {
    let view = growing()
    #expect(view.frame(of: "TextField")?.height == 30)
    view.tap(at: CGPoint(x: 1, y: 5))
    #expect(selection(view) == 0..<0)
    view.scroll(at: CGPoint(x: 50, y: 15), by: CGSize(width: 0, height: -20))
    view.advance(by: 1)
    view.tap(at: CGPoint(x: 1, y: 5))
    #expect(selection(view) == 14..<14)
    view.drag(from: CGPoint(x: 50, y: 28), to: CGPoint(x: 50, y: 3))
    view.advance(by: 3)
    view.tap(at: CGPoint(x: 1, y: 5))
    #expect(try #require(selection(view)).lowerBound > 14)
  }

  @Test("a field with more lines than its limit scrolls to its caret")
  func limitedCaret() throws {
    let view = growing()
    view.focus("Name")
    let text = try #require(view.elements.lazy.compactMap(\.field).first?.text)
    view.edit("Name", text)
    view.advance(by: 1)
    #expect(view.displayList.fills.contains { abs($0.bounds.maxY - 30) < 1 && $0.bounds.width < 4 })
    view.tap(at: CGPoint(x: 1, y: 25))
    #expect(selection(view) == 63..<63)
  }
}
