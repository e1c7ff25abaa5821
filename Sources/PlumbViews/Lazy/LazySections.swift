import PlumbLayout

/// The distances that a lazy container keeps before the sections in it, in points.
package struct LazySections: Equatable, Sendable {
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

private struct LazySectionsKey: EnvironmentKey { static var defaultValue: LazySections? { nil } }

extension EnvironmentValues {
  /// Set for the lazy container that keeps these distances, and not for those inside.
  package var lazySections: LazySections? {
    get { self[LazySectionsKey.self] }
    set { self[LazySectionsKey.self] = newValue }
  }
}
