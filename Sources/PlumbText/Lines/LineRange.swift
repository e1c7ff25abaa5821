import PlumbLayout

/// What a line holds, in clusters: a stretch, or with an ellipsis the two stretches around it.
struct LineRange: Sendable, Equatable {
  /// Without the trailing space, which hangs over the edge.
  var clusters: Range<Int>
  /// The end with the trailing space.
  var end: Int
  var paragraph: Int
  var cut: Cut?

  /// Where a line was shortened.
  struct Cut: Sendable, Equatable {
    /// Whose ellipsis, and so in which font.
    var run: Int
    /// What stands after the ellipsis.
    var rest: Range<Int>
  }

  /// The widths that are aligned, and that the text hugs: without and with the trailing space.
  func widths(in text: ShapedText) -> (ink: CGFloat, full: CGFloat) {
    let ink = text.width(clusters)
    guard let cut else { return (ink, text.width(clusters.lowerBound..<end)) }
    let whole = ink + text.ellipsisWidth(ofRun: cut.run) + text.width(cut.rest)
    return (whole, whole)
  }
}

extension ShapedText {
  func ellipsisWidth(ofRun run: Int) -> CGFloat {
    run < ellipses.count ? ellipses[run].x[ellipses[run].clusters.count] : 0
  }
}
