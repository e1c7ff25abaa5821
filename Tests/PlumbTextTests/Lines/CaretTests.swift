import PlumbLayout
import PlumbText
import Testing

@Suite("Carets stand between characters")
struct CaretTests {
  @Test("every offset of a text has its place, also behind the trailing space")
  func leftToRight() {
    let lines = shaped("ab cd ").layOut(width: 30, height: nil)
    let carets = (0...6).map { lines.caret(atUTF8Offset: $0) }
    #expect(carets.map(\.x) == [0, 10, 20, 0, 10, 20, 30])
    #expect(carets.map(\.line) == [0, 0, 0, 1, 1, 1, 1])
    #expect(carets.map(\.top) == [0, 0, 0, 10, 10, 10, 10])
    #expect(lines.caret(atUTF8Offset: 99) == carets[6])
    #expect(lines.caret(atUTF8Offset: -1).x == 0)
  }

  @Test("empty lines and empty texts have a caret")
  func emptyLines() {
    #expect(shaped("").layOut(width: 0, height: nil).caret(atUTF8Offset: 0).height == 10)
    let lines = shaped("a\n\n").layOut(width: nil, height: nil)
    #expect((0...3).map { lines.caret(atUTF8Offset: $0).line } == [0, 0, 1, 2])
    #expect((0...3).map { lines.caret(atUTF8Offset: $0).x } == [0, 10, 0, 0])
  }

  @Test("in right-to-left text the caret goes to the left")
  func rightToLeft() {
    let lines = shaped("אב").layOut(width: nil, height: nil)
    #expect([0, 2, 4].map { lines.caret(atUTF8Offset: $0).x } == [20, 10, 0])
    // The offset inside a character of two bytes is before it.
    #expect(lines.caret(atUTF8Offset: 3).x == 10)
  }

  @Test("a point finds the nearest offset")
  func points() {
    let lines = shaped("ab\ncd").layOut(width: nil, height: nil)
    func offset(_ x: CGFloat, _ y: CGFloat) -> Int { lines.utf8Offset(nearest: CGPoint(x: x, y: y)) }
    #expect([offset(-5, 5), offset(4, 5), offset(6, 5), offset(14, 5), offset(99, 5)] == [0, 0, 1, 1, 2])
    #expect([offset(0, -9), offset(0, 12), offset(99, 99)] == [0, 3, 5])
    #expect(shaped("אב").layOut(width: nil, height: nil).utf8Offset(nearest: CGPoint(x: 2, y: 0)) == 4)
    #expect(shaped("").layOut(width: nil, height: nil).utf8Offset(nearest: .zero) == 0)
  }
}
