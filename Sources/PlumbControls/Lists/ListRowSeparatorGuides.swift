import PlumbLayout
import PlumbViews

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  /// The guide at which the line below a row of a list begins, if a view in the row sets it.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The guide at which the line below a row of a list ends, if a view in the row sets it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

extension ViewNode {
  /// Returns the start and the end of a row's line, from the row's leading edge in points; `nil` where no view in it
  /// says so.
  func separatorGuides(in size: CGSize) -> (leading: CGFloat?, trailing: CGFloat?) {
    let (tree, id) = (host.layoutTree, firstLayout)
    guard id.exists else { return (nil, nil) }
    let proposal = tree.proposal(of: id)
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      tree.explicitGuide(alignment.key, of: id, proposal: proposal, size: size)
    }
    let leading = guide(.listRowSeparatorLeading) ?? foremostText(from: tree.absoluteFrame(of: id))
    return (leading, guide(.listRowSeparatorTrailing))
  }

  /// Returns the start of the foremost text of a row, from the row's leading edge: since iOS 16 lines begin there (as
  /// seen on devices; nothing is published). A text over or behind other views does not count, nor one that scrolls in
  /// the row, such as a word of a wheel.
  private func foremostText(from row: CGRect) -> CGFloat? {
    if role == .text {
      let frame = host.layoutTree.absoluteFrame(of: layout)
      guard layout.exists, frame.width > 0 else { return nil }
      return host.layoutTree.isMirrored(layout) ? row.maxX - frame.maxX : frame.minX - row.minX
    }
    if scrollNode != nil { return nil }
    var counting = children[...]
    if layout.exists, case .layered = host.layoutTree.rule(of: layout) { counting = children.prefix(1) }
    return counting.compactMap { $0.foremostText(from: row) }.min()
  }
}
