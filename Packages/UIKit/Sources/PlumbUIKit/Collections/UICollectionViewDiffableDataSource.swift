import Foundation
import PlumbViews

/// A data source of a collection view that receives all items at once, and finds out by itself what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// A closure that makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that makes a view beside the cells.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  /// A closure that makes the views beside the cells.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  override func show(_ snapshot: Snapshot) {
    guard let view else { return }
    let (sections, reconfigured) = names.take(snapshot, &view.content.rows)
    view.content.reconfigured.formUnion(reconfigured)
    view.content.needsReload = false
    view.content.rows.replace(sections)
    view.rowsChanged()
  }

  // MARK: Source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { names.snapshot.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count(inSection: section)
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
