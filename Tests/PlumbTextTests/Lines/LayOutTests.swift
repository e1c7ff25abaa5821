import PlumbLayout
import PlumbText
import Testing

@Suite("Lines of squares can be counted")
struct LayOutTests {
  /// Text, proposed width, and the answer for squares of 10 points.
  static let sizes: [(String, CGFloat?, CGFloat, CGFloat)] = [
    ("abc", nil, 30, 10), ("abc", .infinity, 30, 10), ("abc", 30, 30, 10),
    // A word is cut when it does not fit, and one character always fits.
    ("abc", 29, 20, 20), ("abc", 10, 10, 30), ("abc", 5, 5, 30), ("abc", 0, 0, 30),
    // The widest line is hugged, with its trailing space.
    ("ab cd", 45, 30, 20), ("ab cd", 30, 30, 20), ("ab cd", 20, 20, 20), ("ab cd", 25, 25, 20),
    ("ab cd", 10, 10, 40), ("a b", 0, 0, 20), ("a\nb", nil, 10, 20), ("a\r\nbb", nil, 20, 20),
    ("a\n", nil, 10, 20),
    ("", nil, 0, 10), ("", 0, 0, 10), ("  ", nil, 20, 10),
  ]

  @Test("a text hugs its widest line", arguments: sizes.indices)
  func hugs(row: Int) {
    let (text, width, answer, height) = Self.sizes[row]
    let lines = shaped(text).layOut(width: width, height: nil)
    #expect(lines.size == CGSize(answer, height), "\(text) at \(width ?? .nan): \(drawn(lines))")
  }

  @Test("lines end at spaces")
  func breaks() {
    #expect(
      drawn(shaped("one two three four").layOut(width: 80, height: nil)) == ["one two", "three", "four"])
  }

  @Test(
    "a height holds whole lines, and at least one",
    arguments: [(0, 1), (9, 1), (19, 1), (20, 2), (35, 3), (90, 3)])
  func height(_ height: Int, lines: Int) {
    let result = shaped("a\nb\nc").layOut(width: nil, height: CGFloat(height))
    #expect(result.count == lines)
    #expect(result.isTruncated == (lines < 3))
  }
}
