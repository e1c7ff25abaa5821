import Foundation
import PlumbViews

/// A data source of a table that receives all rows at once, and finds out by itself what has changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
  /// A closure that makes the cell of an item.
  public typealias CellProvider = @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  /// The movement of rows that come or go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  override var isStill: Bool { defaultRowAnimation == .none }

  /// Creates the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  override func show(_ snapshot: Snapshot) {
    guard let table else { return }
    let (sections, reconfigured) = names.take(snapshot, &table.content.rows)
    table.content.reconfigured.formUnion(reconfigured)
    table.content.needsReload = false
    table.content.rows.replace(sections)
    table.rowsChanged()
  }

  // MARK: Source

  open func numberOfSections(in tableView: UITableView) -> Int { names.snapshot.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    report("UITableViewDiffableDataSource: there is no cell for the row at \(indexPath).")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
