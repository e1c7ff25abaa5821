import PlumbLayout

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  /// Where the line below a row of a list begins, if a view in the row says so.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the line below a row of a list ends, if a view in the row says so.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

extension ViewNode {
  /// Where a row's line begins and ends, from the row's leading edge in points; `nil` where no view in it says so.
  func separatorGuides(in size: CGSize) -> (leading: CGFloat?, trailing: CGFloat?) {
    let (tree, id) = (host.layoutTree, firstLayout)
    guard id.exists else { return (nil, nil) }
    let proposal = tree.proposal(of: id)
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      tree.explicitGuide(alignment.key, of: id, proposal: proposal, size: size)
    }
    return (guide(.listRowSeparatorLeading), guide(.listRowSeparatorTrailing))
  }
}
