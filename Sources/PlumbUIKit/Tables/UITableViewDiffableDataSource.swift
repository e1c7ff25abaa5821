import Foundation
import PlumbViews

/// A data source of a table that is told all rows at once, and finds out by itself what has changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// A closure that makes the cell of an item.
  public typealias CellProvider = @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The sections and items of the table.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private let names = DiffableNames<SectionIdentifierType, ItemIdentifierType>()
  /// The movement of rows that come or go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    if animatingDifferences, defaultRowAnimation != .none {
      withAnimation { show(snapshot) }
    } else {
      show(snapshot)
    }
    completion?()
  }

  /// Shows a snapshot.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot whose cells are all made again.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    var snapshot = snapshot
    snapshot.reloadSections(snapshot.sectionIdentifiers)
    show(snapshot)
    completion?()
  }

  private func show(_ snapshot: Snapshot) {
    guard let table else { return }
    let (sections, reconfigured) = names.take(snapshot, &table.content.rows)
    table.content.reconfigured.formUnion(reconfigured)
    table.content.needsReload = false
    table.content.rows.replace(sections)
    table.rowsChanged()
  }

  /// Returns what is shown.
  open func snapshot() -> Snapshot { names.snapshot }
  /// Returns the item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { names.item(at: indexPath) }
  /// Returns the place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    names.snapshot.path(of: itemIdentifier)
  }
  /// Returns the section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = names.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Returns the place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    names.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Source

  open func numberOfSections(in tableView: UITableView) -> Int { names.snapshot.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { names.snapshot.numberOfItems(inSection: $0) } ?? 0
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
