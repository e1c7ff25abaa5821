/// The part of a section that a view is.
package enum SectionPart: Equatable, Sendable { case whole, header, content, footer }

/// An entry of a lazy container.
package enum LazyEntry {
  case member(NodeID, SectionPart)
  /// Elements that are not there, before or after those that are.
  case absent(LazyElements, Range<Int>, isTrailing: Bool)
  case begin(LazyElements, Int)
  case end(LazyElements, Int)
  case beginSection
  case endSection
}

/// The distances that a lazy container keeps around the sections in it, in points.
package struct SectionDistances: Equatable, Sendable {
  /// Above the rows of a section without a header.
  package var above: CGFloat
  /// Below the rows of a section without a footer.
  package var below: CGFloat
  /// Above a header.
  package var header: CGFloat
  /// Above the first rows of all, if there is no header.
  package var top: CGFloat

  package init(above: CGFloat, below: CGFloat, header: CGFloat, top: CGFloat) {
    (self.above, self.below, self.header, self.top) = (above, below, header, top)
  }

  /// The distance before the first line of a section, or of rows outside of sections.
  func distance(after last: SectionPart?, isHeader: Bool) -> CGFloat {
    let above = isHeader ? header : last == nil ? top : above
    return above + (last == nil || last == .footer ? 0 : below)
  }
}
