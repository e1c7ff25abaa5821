import PlumbLayout

extension ShapedText {
  /// Fills lines for a proposal. A nil or infinite width ends lines at hard breaks only; a height cuts whole lines off,
  /// but never the first.
  public func layOut(width: CGFloat?, height: CGFloat?, options: LineOptions = LineOptions()) -> TextLines {
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
