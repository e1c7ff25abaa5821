import PlumbLayout

extension ShapedText {
  /// Fills lines for a proposal. A nil or infinite width ends lines at hard breaks only; a height cuts whole lines off,
  /// but never the first.
  public func layOut(width: CGFloat?, height: CGFloat?, options: LineOptions = LineOptions()) -> TextLines {
    TextLines(breakable.fill(width: width, height: height, options: options), of: self)
  }
}
