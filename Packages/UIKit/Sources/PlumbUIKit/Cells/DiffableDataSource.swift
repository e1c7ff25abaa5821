import Foundation
import PlumbViews

/// A data source that receives all items at once, and finds out by itself what has changed: the part that those of tables and of
/// collection views have in common.
@preconcurrency @MainActor
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  /// The sections and items that are shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  let names = DiffableNames<SectionIdentifierType, ItemIdentifierType>()
  /// Whether changes are never animated.
  var isStill: Bool { false }

  /// Shows the items of a snapshot in the view.
  func show(_ snapshot: Snapshot) { fatalError("\(type(of: self)) has no view to show a snapshot in") }

  /// Shows a snapshot.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    if animatingDifferences, !isStill { withAnimation { show(snapshot) } } else { show(snapshot) }
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

  /// Returns the items that are shown.
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

  /// The number of items in the section at a place; 0 where there is none.
  func count(inSection number: Int) -> Int {
    sectionIdentifier(for: number).map { names.snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}
