import PlumbLayout
import PlumbText
import Testing

/// Rules/Leaves.md#R-112, on squares of 10 points.
@Suite("A short word does not stay alone")
struct OrphanTests {
  private func lines(_ text: String, _ width: CGFloat, limit: Int? = nil) -> [String] {
    let options = LineOptions(lineLimit: limit, avoidsOrphans: true)
    return drawn(shaped(text).layOut(width: width, height: nil, options: options))
  }

  @Test("a short word does not stay alone in a second line")
  func pushedOut() {
    #expect(lines("we have the word", 120) == ["we have", "the word"])
    #expect(lines("to Home Assistant", 150) == ["to", "Home Assistant"])
    // The text is as wide as its widest line.
    let options = LineOptions(avoidsOrphans: true)
    #expect(shaped("we have the word").layOut(width: 120, height: nil, options: options).size.width == 80)
    // Each paragraph has its own last line.
    #expect(lines("one\nwe have the word\ntwo", 120) == ["one", "we have", "the word", "two"])
    #expect(lines("we have the word", 120, limit: 2) == ["we have", "the word"])
  }

  @Test("a long word, a third line and a word without a neighbour stay")
  func stays() {
    // 9 characters go down with the word before, 11 stay alone.
    #expect(lines("a bb locations", 120) == ["a", "bb locations"])
    #expect(lines("a bb appearances", 140) == ["a bb", "appearances"])
    #expect(lines("we have the word again", 80) == ["we have", "the word", "again"])
    #expect(lines("have word", 50) == ["have", "word"])
    // The two words need more room than there is.
    #expect(lines("we locations word", 120) == ["we locations", "word"])
    #expect(lines("we have the word", 120, limit: 1).count == 1)
  }

  @Test("a narrower room that still holds the widest line changes nothing")
  func narrower() {
    let text = shaped("we have the word")
    var filled = FilledLines(text.breakable, LineOptions(avoidsOrphans: true))
    for width in stride(from: CGFloat(160), through: 0, by: -1) {
      let kept = filled.lines(width: width, height: nil)
      let new = text.breakable.fill(width: width, height: nil, options: LineOptions(avoidsOrphans: true))
      #expect(kept.ranges == new.ranges && kept.size == new.size, "\(width)")
    }
  }

  @Test("without white space between its words, a text breaks as before")
  func withoutSpaces() {
    let text = shaped("日本語の文章です", FontRequest(family: .squares, size: 10))
    let plain = text.layOut(width: 70, height: nil).size
    let options = LineOptions(avoidsOrphans: true)
    #expect(text.layOut(width: 70, height: nil, options: options).size == plain)
  }
}
