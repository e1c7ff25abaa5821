import PlumbLayout

/// The distances that a list keeps before sections, in points.
struct LazySections: Equatable, Sendable {
  var spacing: CGFloat
  var headerSpacing: CGFloat
  var topMargin: CGFloat

  init(_ look: _ListLook) {
    (spacing, headerSpacing, topMargin) = (look.sectionSpacing, look.headerSpacing, look.topMargin)
  }

  /// What stands before the first line of a section, or of rows outside of sections.
  func distance(isFirst: Bool, isHeader: Bool) -> CGFloat {
    if isHeader { return headerSpacing }
    return isFirst ? topMargin : spacing
  }
}

private struct LazySectionsKey: EnvironmentKey { static var defaultValue: LazySections? { nil } }

extension EnvironmentValues {
  /// Set for the lazy column that a list is made of.
  var lazySections: LazySections? {
    get { self[LazySectionsKey.self] }
    set { self[LazySectionsKey.self] = newValue }
  }
}
