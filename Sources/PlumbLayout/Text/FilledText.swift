/// A text in lines: its size and baselines, and which clusters each line has.
package struct FilledText: Sendable {
  /// Each side rounded up to the pixel.
  package let size: CGSize
  /// From the top of the text, in points.
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  /// True when a part of the text is not shown.
  package let isTruncated: Bool
  /// The factor that makes the text small enough to fit: 1, or down to the minimum scale factor.
  package let scale: CGFloat
  /// The measures that the gaps above and below the text are made of: the first and the last line's tallest font.
  package let firstMetrics: FontMetrics
  package let lastMetrics: FontMetrics
  /// The widest line with its trailing space, not rounded; it may hang over the edge.
  package let widest: CGFloat
  package let ranges: [LineRange]
  package let boxes: [LineBox]
  package let alignment: LineOptions.Alignment
}

/// The top of a line and its baseline, from the top of the text, in points.
package struct LineBox: Sendable, Equatable {
  package var top: CGFloat
  package var height: CGFloat
  package var baseline: CGFloat
}

extension BreakableText {
  /// Fills lines for a proposal. A nil or infinite width ends lines at hard breaks only; a height cuts whole lines off,
  /// but never the first.
  package func fill(width: CGFloat?, height: CGFloat?, options: LineOptions = LineOptions()) -> FilledText {
    let options = options.sane
    let width = Self.length(width)
    let height = Self.length(height)
    let whole = LineLayout(text: self, width: width, height: height, options: options, scale: 1)
    guard whole.isTruncated, options.minimumScaleFactor < 1 else { return whole.lines }
    return largestFitting(width, height, options).lines
  }

  /// Infinite for an unspecified side; what is not a number counts as unspecified.
  static func length(_ side: CGFloat?) -> CGFloat {
    guard let side, !side.isNaN else { return .infinity }
    return max(0, side)
  }

  /// Halves the scales between the least one and 1 until they are closer than a text can show. Assumed: no step
  /// of the scale was recorded.
  private func largestFitting(_ width: CGFloat, _ height: CGFloat, _ options: LineOptions) -> LineLayout {
    func layout(_ scale: CGFloat) -> LineLayout {
      LineLayout(text: self, width: width, height: height, options: options, scale: scale)
    }
    var (low, high) = (options.minimumScaleFactor, CGFloat(1))
    var best = layout(low)
    guard !best.isTruncated else { return best }
    for _ in 0..<10 {
      let middle = (low + high) / 2
      let next = layout(middle)
      if next.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, next)
      }
    }
    return best
  }
}
