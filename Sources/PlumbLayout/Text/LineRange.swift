/// The content of a line, in clusters: a range, or with an ellipsis the two ranges around it.
package struct LineRange: Sendable, Equatable {
  /// Without the trailing space, which hangs over the edge.
  package var clusters: Range<Int>
  /// The end with the trailing space.
  package var end: Int
  package var paragraph: Int
  package var cut: Cut?
  /// Points after every cluster, to fit a line that is a little too long: 0 or less, before the text is scaled.
  package var tightening: CGFloat = 0

  /// The place where a line was shortened or a word broken.
  package struct Cut: Sendable, Equatable {
    /// Whose ellipsis or hyphen, and so in which font.
    package var run: Int
    package var isHyphen = false
    /// The clusters after the ellipsis.
    package var rest: Range<Int>
  }

  /// The widths that are aligned, and that make the text as wide as it is: without and with the trailing space.
  package func widths(in text: BreakableText) -> (ink: CGFloat, full: CGFloat) {
    func width(_ range: Range<Int>) -> CGFloat { text.width(range) + tightening * CGFloat(range.count) }
    let ink = width(clusters)
    guard let cut else { return (ink, width(clusters.lowerBound..<end)) }
    let whole = ink + text.width(of: cut) + text.width(cut.rest)
    return (whole, whole)
  }
}
