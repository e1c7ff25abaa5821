/// What a view is in a section.
package enum SectionPart: Equatable, Sendable { case whole, header, content, footer }

/// What is in a lazy container, in order.
package enum LazyEntry {
  case member(NodeID, SectionPart)
  /// Elements that are not there, before or after those that are.
  case absent(LazyElements, Range<Int>, isTrailing: Bool)
  case begin(LazyElements, Int)
  case end(LazyElements, Int)
  case beginSection
  case endSection
}

/// The distances that a lazy container keeps before the sections in it, in points.
package struct SectionDistances: Equatable, Sendable {
  package var spacing: CGFloat
  package var headerSpacing: CGFloat
  package var topMargin: CGFloat

  package init(spacing: CGFloat, headerSpacing: CGFloat, topMargin: CGFloat) {
    (self.spacing, self.headerSpacing, self.topMargin) = (spacing, headerSpacing, topMargin)
  }

  /// What stands before the first line of a section, or of rows outside of sections.
  func distance(isFirst: Bool, isHeader: Bool) -> CGFloat {
    if isHeader { return headerSpacing }
    return isFirst ? topMargin : spacing
  }
}
