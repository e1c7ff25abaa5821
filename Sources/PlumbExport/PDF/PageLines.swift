import PlumbLayout

/// The lines of a part of a page, in the order in which they are written.
///
/// A line ends without the space at which it was broken, so that two lines would be read as one word.
struct PageLines {
  /// The lines that are still to be written.
  private var rest: Substring
  private var baseline: CGFloat?

  /// - Parameter text: all that is written, if it is known.
  init(_ text: String? = nil) { rest = (text ?? "")[...] }

  /// Returns whether a space precedes a piece of text, which is written now.
  mutating func needsSpace(before text: String, baseline: CGFloat) -> Bool {
    let isNewLine = self.baseline.map { abs($0 - baseline) > 0.01 } ?? false
    self.baseline = baseline
    let next = rest.drop(while: \.isWhitespace)
    let hasSpace = next.startIndex != rest.startIndex
    let piece = text.drop(while: \.isWhitespace)
    // Where the text is written in another order, or is not known, lines are words apart.
    guard next.hasPrefix(piece) else { return isNewLine }
    rest = next.dropFirst(piece.count)
    return isNewLine && hasSpace
  }
}
