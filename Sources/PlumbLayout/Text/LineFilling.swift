/// Fills lines over the sums of advances: one binary search a line, and nothing is shaped.
///
/// 1. The last place to break whose line fits, without its trailing space, ends the line.
/// 2. A word that is wider than the line is cut before the last character that fits; one character always goes in.
/// 3. The space after the end of a line hangs: the next line starts behind it.
/// 4. A line that ends in a soft hyphen has room for the hyphen, and shows it.
/// 5. Where a short word would be alone in the second of two lines, the first line gives its last word to it
///    (Rules/Leaves.md#R-112).
package struct LineFilling {
  private let text: BreakableText
  private let width: CGFloat
  private let avoidsOrphans: Bool
  private var paragraph = 0
  private var start = 0
  private var nextBreak = 0
  /// The number of break opportunities examined.
  package private(set) var steps = 0

  /// A width that was made from the same sums must fit, whatever the last digit is.
  private static let tolerance: CGFloat = 1.0 / 1024

  package init(text: BreakableText, width: CGFloat, avoidsOrphans: Bool = false) {
    (self.text, self.avoidsOrphans) = (text, avoidsOrphans)
    self.width = width + Self.tolerance
    enter(0)
  }

  /// The paragraph and cluster that the next line starts with; nil at the end.
  var position: (paragraph: Int, cluster: Int)? {
    paragraph < text.paragraphs.count ? (paragraph, start) : nil
  }

  private mutating func enter(_ number: Int) {
    paragraph = number
    guard number < text.paragraphs.count else { return }
    start = text.paragraphs[number].clusters.lowerBound
    nextBreak = text.paragraphs[number].breaks.lowerBound
  }

  package mutating func next() -> LineRange? {
    guard paragraph < text.paragraphs.count else { return nil }
    let (trimmed, end, hyphen) = lineEnd(text.paragraphs[paragraph])
    var line = LineRange(clusters: start..<max(start, trimmed), end: end, paragraph: paragraph)
    line.cut = hyphen.map { LineRange.Cut(run: $0, isHyphen: true, rest: end..<end) }
    if end >= text.paragraphs[paragraph].clusters.upperBound {
      enter(paragraph + 1)
    } else {
      start = end
    }
    return line
  }

  private mutating func lineEnd(_ paragraph: BreakableText.Paragraph) -> (
    trimmed: Int, end: Int, hyphen: Int?
  ) {
    guard !paragraph.clusters.isEmpty else { return (start, start, nil) }
    let limit = text.x[start] + width
    // Breaks that the line before has passed.
    while nextBreak < paragraph.breaks.upperBound, text.breaks[nextBreak].next <= start {
      nextBreak += 1
      steps += 1
    }
    let beyond = firstBreak(beyond: limit, in: nextBreak..<paragraph.breaks.upperBound)
    if beyond > nextBreak {
      nextBreak =
        (avoidsOrphans ? text.breakSparingOrphan(beyond, in: paragraph, start, width) : nil) ?? beyond
      let last = text.breaks[nextBreak - 1]
      return (last.end, last.next, last.hyphen)
    }
    return cutWord(limit: limit, before: text.breaks[nextBreak])
  }

  private mutating func firstBreak(beyond limit: CGFloat, in breaks: Range<Int>) -> Int {
    var (low, high) = (breaks.lowerBound, breaks.upperBound)
    while low < high {
      let middle = (low + high) / 2
      steps += 1
      if text.breaks[middle].endX <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func cutWord(limit: CGFloat, before wordEnd: BreakableText.Break) -> (
    trimmed: Int, end: Int, hyphen: Int?
  ) {
    var end = text.lastCharacterEnd(before: limit, in: start..<wordEnd.end)
    if end == start { end = text.characterEnd(after: start, in: start..<wordEnd.end) }
    return end == wordEnd.end ? (end, wordEnd.next, nil) : (end, end, nil)
  }
}

extension BreakableText {
  /// The longest word that does not stay alone in a second line, in characters with its punctuation: 9 goes down with the
  /// word before, 11 stays (Recorded/Screens.md#Y85); 10 was never seen and is assumed to stay.
  private static let longestOrphan = 9

  /// Returns the place to break after the one that ends the first line of a paragraph, so that the second line has two
  /// words; `nil` where the line stays as it is.
  ///
  /// - Parameter passed: the first place to break beyond the line as it is.
  fileprivate func breakSparingOrphan(
    _ passed: Int, in paragraph: Paragraph, _ start: Int, _ width: CGFloat
  ) -> Int? {
    let last = paragraph.breaks.upperBound - 1
    guard start == paragraph.clusters.lowerBound, passed <= last, isBetweenWords(passed - 1) else {
      return nil
    }
    let word = breaks[passed - 1].next..<breaks[last].end
    guard !(passed..<last).contains(where: isBetweenWords), x[word.upperBound] - x[word.lowerBound] <= width,
      characters(in: word, most: Self.longestOrphan) <= Self.longestOrphan,
      let before = (paragraph.breaks.lowerBound..<passed - 1).last(where: isBetweenWords),
      breaks[last].endX - x[breaks[before].next] <= width
    else { return nil }
    return before + 1
  }

  /// White space is at a place to break.
  private func isBetweenWords(_ number: Int) -> Bool { breaks[number].end < breaks[number].next }

  /// The number of characters in a range, or one more than `most`.
  private func characters(in range: Range<Int>, most: Int) -> Int {
    var count = 0
    for cluster in range where clusters[cluster].startsCharacter {
      count += 1
      if count > most { break }
    }
    return count
  }

  /// The largest end of a character in the range whose `x` is at most `limit`; the range's start if there is none.
  func lastCharacterEnd(before limit: CGFloat, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high + 1) / 2
      if x[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    while low > range.lowerBound, low < range.upperBound, !clusters[low].startsCharacter { low -= 1 }
    return low
  }

  /// The end of the character that starts at a cluster.
  func characterEnd(after cluster: Int, in range: Range<Int>) -> Int {
    var end = min(cluster + 1, range.upperBound)
    while end < range.upperBound, !clusters[end].startsCharacter { end += 1 }
    return end
  }
}
