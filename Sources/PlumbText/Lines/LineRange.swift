import PlumbLayout

/// What a line holds, in clusters: a stretch, or with an ellipsis the two stretches around it.
struct LineRange: Sendable, Equatable {
  /// Without the trailing space, which hangs over the edge.
  var clusters: Range<Int>
  /// The end with the trailing space.
  var end: Int
  var paragraph: Int
  var cut: Cut?

  /// Where a line was shortened, or a word was broken.
  struct Cut: Sendable, Equatable {
    /// Whose ellipsis or hyphen, and so in which font.
    var run: Int
    var isHyphen = false
    /// What stands after the ellipsis.
    var rest: Range<Int>
  }

  /// The widths that are aligned, and that the text hugs: without and with the trailing space.
  func widths(in text: ShapedText) -> (ink: CGFloat, full: CGFloat) {
    let ink = text.width(clusters)
    guard let cut else { return (ink, text.width(clusters.lowerBound..<end)) }
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
