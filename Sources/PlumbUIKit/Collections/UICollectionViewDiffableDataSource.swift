import Foundation
import PlumbViews

/// A data source of a collection view that is told all items at once, and finds out by itself what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that makes a view beside the cells.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// The sections and items of the view.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private let names = DiffableNames<SectionIdentifierType, ItemIdentifierType>()
  /// A closure that makes the views beside the cells.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    if animatingDifferences { withAnimation { show(snapshot) } } else { show(snapshot) }
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
    guard let view else { return }
    let (sections, reconfigured) = names.take(snapshot, &view.content.rows)
    view.content.reconfigured.formUnion(reconfigured)
    view.content.needsReload = false
    view.content.rows.replace(sections)
    view.rowsChanged()
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

  open func numberOfSections(in collectionView: UICollectionView) -> Int { names.snapshot.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { names.snapshot.numberOfItems(inSection: $0) } ?? 0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    report("UICollectionViewDiffableDataSource: there is no cell for the item at \(indexPath).")
    return UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    report("UICollectionViewDiffableDataSource: it has no view of the kind “\(kind)”.")
    return UICollectionReusableView(frame: .zero)
  }
}
