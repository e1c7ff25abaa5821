import PlumbLayout

/// What a line holds, in clusters: a stretch, or with an ellipsis the two stretches around it.
struct LineRange: Sendable, Equatable {
  /// Without the trailing space, which hangs over the edge.
  var clusters: Range<Int>
  /// The end with the trailing space.
  var end: Int
  var paragraph: Int
  var cut: Cut?
  /// Points after every cluster, to fit a line that is a little too long: 0 or less, before the text is scaled.
  var tightening: CGFloat = 0

  /// Where a line was shortened, or a word was broken.
  struct Cut: Sendable, Equatable {
    /// Whose ellipsis or hyphen, and so in which font.
    var run: Int
    var isHyphen = false
    /// What stands after the ellipsis.
    var rest: Range<Int>
  }

  /// The widths that are aligned, and that make the text as wide as it is: without and with the trailing space.
  func widths(in text: ShapedText) -> (ink: CGFloat, full: CGFloat) {
    func width(_ range: Range<Int>) -> CGFloat { text.width(range) + tightening * CGFloat(range.count) }
    let ink = width(clusters)
    guard let cut else { return (ink, width(clusters.lowerBound..<end)) }
    let whole = ink + text.width(of: cut) + text.width(cut.rest)
    return (whole, whole)
  }
}

extension ShapedText {
  /// The ellipsis or the hyphen.
  func mark(of cut: LineRange.Cut) -> ShapedText? {
    let marks = cut.isHyphen ? hyphens : ellipses
    return cut.run < marks.count ? marks[cut.run] : nil
  }

  func width(of cut: LineRange.Cut) -> CGFloat { mark(of: cut).map { $0.x[$0.clusters.count] } ?? 0 }
}
