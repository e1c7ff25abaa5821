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

  @Test("the characters of a ligature share its width, and a character of many scalars is one")
  func ligatures() {
    let font = FontRequest(family: .serif, size: 16)
    let latin = shaped("ffi", font).layOut(width: nil, height: nil)
    let xs = (0...3).map { latin.caret(atUTF8Offset: $0).x }
    #expect(xs[3] > 10 && zip(xs, [0, xs[3] / 3, xs[3] * 2 / 3, xs[3]]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(latin.utf8Offset(nearest: CGPoint(x: xs[1] + 1, y: 5)) == 1)
    // Lam and alef are one glyph and two characters; the caret goes to the left.
    let arabic = shaped("لا", font).layOut(width: nil, height: nil)
    let places = [0, 2, 4].map { arabic.caret(atUTF8Offset: $0).x }
    #expect(places[0] > 5 && abs(places[1] - places[0] / 2) < 1e-9 && places[2] == 0)
    for whole in ["क्षि", "👩‍👩‍👧‍👦", "e\u{301}\u{323}", "🇯🇵", "각", "1️⃣"] {
      let lines = shaped(whole, font).layOut(width: nil, height: nil)
      for byte in 0..<whole.utf8.count { #expect(lines.caret(atUTF8Offset: byte).x == 0, "\(whole) \(byte)") }
      #expect(lines.caret(atUTF8Offset: whole.utf8.count).x > 5, "\(whole)")
    }
  }

  @Test("in mixed directions the caret is at the side that its character starts from")
  func mixed() {
    // Drawn as ab גבא cd: the Hebrew letters go from 60 to 30.
    let lines = shaped("ab אבג cd").layOut(width: nil, height: nil)
    let xs = [0, 1, 2, 3, 5, 7, 9, 10, 12].map { lines.caret(atUTF8Offset: $0).x }
    #expect(xs == [0, 10, 20, 60, 50, 40, 60, 70, 90])
    // Numbers in Hebrew go from left to right: אב 12 stands as 12 בא.
    let numbers = shaped("אב 12").layOut(width: nil, height: nil)
    #expect([0, 2, 4, 5, 6].map { numbers.caret(atUTF8Offset: $0).x } == [50, 40, 30, 0, 10])
  }
}
