import Foundation
import PlumbControls
import PlumbViews

/// Rows that a data source makes, in a column that scrolls. SwiftUI's list shows them.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of the sections.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The place of a row that is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The movement of rows that come or go: the list's own, or none.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// The height of a row that its content decides.
  public nonisolated static var automaticDimension: CGFloat { -1 }

  /// The look of the sections.
  public let style: Style
  var content = TableContent()

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Sources

  /// The object that has the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      content.needsReload = true
      changed()
    }
  }
  /// The object that could fetch rows before they are seen; nobody asks it here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Reads everything from the data source again.
  open func reloadData() {
    content.needsReload = true
    changed()
  }

  // MARK: Looks

  /// The look of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { changed() } }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? { didSet { changed() } }
  /// The insets of the lines between rows. They begin where the words do, as long as nobody sets others.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: surroundings.listMargin, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }
  var ownSeparatorInset: UIEdgeInsets? { didSet { changed() } }
  /// The height of a row in points.
  open var rowHeight = UITableView.automaticDimension { didSet { changed() } }
  /// A guess of the height of a row, which isn't needed here.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The padding above a section's header in points, beside the list's own.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { changed() } }
  /// The height of a section's header in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { changed() } }
  /// The height of a section's footer in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { changed() } }
  /// A guess of the height of a header, which isn't needed here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// A guess of the height of a footer, which isn't needed here.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The view above the rows.
  open var tableHeaderView: UIView? { didSet { changed() } }
  /// The view below the rows.
  open var tableFooterView: UIView? { didSet { changed() } }
  /// The view behind the rows.
  open var backgroundView: UIView? { didSet { changed() } }

  // MARK: Selection and editing

  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false { didSet { changed() } }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false { didSet { changed() } }
  /// Whether several rows can be selected while the table is edited. Rows are not deleted by a button then.
  open var allowsMultipleSelectionDuringEditing = false { didSet { changed() } }
  /// Whether rows have buttons to delete and move them.
  open var isEditing: Bool {
    get { content.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the buttons that delete and move rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != content.isEditing else { return }
    content.isEditing = editing
    for cell in visibleCells { cell.isEditing = editing }
    if animated { withAnimation { changed() } } else { changed() }
  }

  // MARK: Content

  override var measuresContent: Bool { true }

  override func describe() -> AnyView { describeRows() }
}

extension UITableViewCell {
  /// The look of the lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}

/// An object that fetches rows before they are seen; nobody asks it here.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows may be seen soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not be seen after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// The rows of a table, and the cells that show them.
@MainActor struct TableContent {
  var rows = SectionedRows()
  var needsReload = true
  /// Changes that are collected until their end.
  var updates: RowUpdates?
  /// Begun and not ended yet.
  var updateDepth = 0
  var selected: Set<RowID> = []
  var isEditing = false
  /// Counts changes after which the rows are asked for their heights again.
  var epoch = 0
  var shown: [RowID: ShownCell] = [:]
  var cellTypes: [String: UITableViewCell.Type] = [:]
  var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Cells that may be used again.
  var free: [String: [UITableViewCell]] = [:]
  /// The cell of the row that is made, where it stays.
  var kept: UITableViewCell?
  /// Rows whose cells stay when they are made again.
  var reconfigured: Set<RowID> = []
}

/// A cell in its row.
struct ShownCell {
  let cell: UITableViewCell
  let generation: Int
  /// The nodes of the row.
  let mark: RowMark
}

/// Distinguishes the nodes that have shown a row.
final class RowMark: Sendable {}
