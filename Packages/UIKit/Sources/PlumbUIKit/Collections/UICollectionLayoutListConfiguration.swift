import Foundation

/// The looks of a list in a collection view.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of the sections.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The header of a section: none, a view beside the cells, or the first cell.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The footer of a section: none, or a view beside the cells.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// A closure that makes the actions of a row, which a swipe shows.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The look of the sections.
  public let appearance: Appearance
  /// The header of a section.
  public var headerMode = HeaderMode.none
  /// The footer of a section.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// The padding above a section's header in points, beside the list's own.
  public var headerTopPadding: CGFloat?
  /// The actions at the start of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the end of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the looks of a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
