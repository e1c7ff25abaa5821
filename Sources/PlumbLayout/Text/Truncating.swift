/// Makes the last line of a text that is too long: as much as fits, and an ellipsis.
///
/// Recorded for the tail (Recorded/Text.md#172, 175): the longest prefix that fits, cut between characters, without
/// the space before the ellipsis. Assumed: the head keeps the longest end of the whole text, and the middle keeps a
/// beginning of at most half the room and the longest end that fits beside it.
struct Truncating {
  let text: BreakableText
  let width: CGFloat

  private static let tolerance: CGFloat = 1.0 / 1024

  func line(_ truncation: LineOptions.Truncation, paragraph: Int, from start: Int) -> LineRange {
    let whole = start..<text.paragraphs[paragraph].clusters.upperBound
    switch truncation {
    case .tail: return tail(whole, paragraph)
    case .head: return head(start, paragraph)
    case .middle: return middle(whole, paragraph)
    }
  }

  /// The room beside the ellipsis of a run.
  private func room(_ run: Int) -> CGFloat {
    width + Self.tolerance - text.width(of: LineRange.Cut(run: run, rest: 0..<0))
  }

  private func run(near cluster: Int, _ paragraph: Int) -> Int {
    text.paragraphs[paragraph].clusters.contains(cluster)
      ? text.run(of: cluster) : text.paragraphs[paragraph].run
  }

  private func tail(_ whole: Range<Int>, _ paragraph: Int) -> LineRange {
    // The ellipsis has the font of what it follows, which is known when the cut is; the first run's is a start.
    var run = run(near: whole.lowerBound, paragraph)
    var end = prefixEnd(whole, room(run))
    if end > whole.lowerBound, text.run(of: end - 1) != run {
      run = text.run(of: end - 1)
      end = prefixEnd(whole, room(run))
    }
    return LineRange(
      clusters: whole.lowerBound..<end, end: end, paragraph: paragraph, cut: .init(run: run, rest: end..<end))
  }

  private func head(_ start: Int, _ paragraph: Int) -> LineRange {
    let last = text.paragraphs.count - 1
    let clusters = text.paragraphs[last].clusters
    let whole = max(start, clusters.lowerBound)..<clusters.upperBound
    let run = run(near: whole.upperBound - 1, last)
    let rest = suffix(whole, room(run))
    return LineRange(
      clusters: rest.lowerBound..<rest.lowerBound, end: rest.lowerBound, paragraph: last,
      cut: .init(run: run, rest: rest))
  }

  private func middle(_ whole: Range<Int>, _ paragraph: Int) -> LineRange {
    let run = run(near: whole.lowerBound, paragraph)
    let end = prefixEnd(whole, room(run) / 2)
    let last = text.paragraphs[text.paragraphs.count - 1].clusters
    let rest = suffix(
      max(end, last.lowerBound)..<last.upperBound, room(run) - text.width(whole.lowerBound..<end))
    return LineRange(
      clusters: whole.lowerBound..<end, end: end, paragraph: paragraph, cut: .init(run: run, rest: rest))
  }

  private func prefixEnd(_ whole: Range<Int>, _ room: CGFloat) -> Int {
    var end = text.lastCharacterEnd(before: text.x[whole.lowerBound] + max(0, room), in: whole)
    while end > whole.lowerBound, text.clusters[end - 1].isWhite { end -= 1 }
    return end
  }

  private func suffix(_ whole: Range<Int>, _ room: CGFloat) -> Range<Int> {
    let least = text.x[whole.upperBound] - max(0, room)
    var (low, high) = (whole.lowerBound, whole.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if text.x[middle] >= least { high = middle } else { low = middle + 1 }
    }
    while low < whole.upperBound, text.clusters[low].isWhite || !text.clusters[low].startsCharacter {
      low += 1
    }
    return low..<whole.upperBound
  }
}
