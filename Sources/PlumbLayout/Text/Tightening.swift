/// Makes one line of all that is left of a text, if that is only a little too wide: every character moves nearer to
/// the next one by the same distance.
struct Tightening {
  let text: BreakableText
  let width: CGFloat

  /// The share by which the text may be wider than the line: AppKit's default `tighteningFactorForTruncation`. Assumed: UIKit
  /// and SwiftUI have the same, and a text is tightened before it is scaled.
  static let most: CGFloat = 0.05

  /// Nil if it would have to be moved together more than that.
  func line(paragraph: Int, from start: Int) -> LineRange? {
    guard paragraph == text.paragraphs.count - 1, let last = text.paragraphs[paragraph].breaks.last
    else { return nil }
    let clusters = start..<max(start, text.breaks[last].end)
    let natural = text.width(clusters)
    guard width.isFinite, !clusters.isEmpty, natural <= width * (1 + Self.most) else { return nil }
    var line = LineRange(
      clusters: clusters, end: text.paragraphs[paragraph].clusters.upperBound, paragraph: paragraph)
    line.tightening = min(0, (width - natural) / CGFloat(clusters.count))
    return line
  }
}
