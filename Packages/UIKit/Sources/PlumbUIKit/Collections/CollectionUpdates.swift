import Foundation
import PlumbViews

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadRows()
    return content.rows.sections.count
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    loadRows()
    return content.rows.count(inSection: section)
  }

  /// Reads the data source, if it was not read since everything changed.
  func loadRows() {
    guard content.needsReload else { return }
    content.needsReload = false
    content.rows.reload(sourceCounts)
    for cell in visibleCells where cell.isSelected { cell.isSelected = false }
    (content.selected, content.measured) = ([], [:])
  }

  private var sourceCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// New items have come, at these places.
  public func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows.formUnion(indexPaths) } }
  /// The items at these places are gone.
  public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows.formUnion(indexPaths) } }
  /// The items at these places have changed, and their cells are made again.
  public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows.formUnion(indexPaths) } }
  /// The items at these places have changed, and their cells stay.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    loadRows()
    content.reconfigured.formUnion(indexPaths.compactMap { content.rows.row(at: $0)?.id })
    update { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// An item has another place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// New sections have come, at these places.
  public func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  /// The sections at these places are gone.
  public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  /// The sections at these places have changed.
  public func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  /// A section has another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Makes changes together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadRows()
    let isOuter = content.updates == nil
    if isOuter { content.updates = RowUpdates() }
    updates?()
    if isOuter, let updates = content.updates {
      content.updates = nil
      withAnimation { make(updates) }
    }
    completion?(true)
  }

  private func update(_ change: (inout RowUpdates) -> Void) {
    if content.updates != nil { return change(&content.updates!) }
    // A source that was never read is read with the change in it.
    guard !content.needsReload else { return changed() }
    var updates = RowUpdates()
    change(&updates)
    withAnimation { make(updates) }
  }

  private func make(_ updates: RowUpdates) {
    content.rows.follow(updates, to: sourceCounts, of: "items", in: self)
    rowsChanged()
  }

  /// Removes items that are gone from the selection.
  func rowsChanged() {
    let there = Set(content.rows.sections.flatMap(\.rows).map(\.id))
    content.selected.formIntersection(there)
    content.measured = content.measured.filter { there.contains($0.key) }
    changed()
  }

  // MARK: Selection

  /// The places of the selected items.
  public var indexPathsForSelectedItems: [IndexPath]? {
    content.selected.compactMap { content.rows.path(of: $0) }.sorted()
  }

  /// Selects an item, and notifies nobody.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadRows()
    if !allowsMultipleSelection || indexPath == nil {
      for id in content.selected { setSelected(false, id, animated: animated) }
    }
    guard let indexPath, let row = content.rows.row(at: indexPath) else { return }
    setSelected(true, row.id, animated: animated)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Removes an item from the selection, and notifies nobody.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let row = content.rows.row(at: indexPath) { setSelected(false, row.id, animated: animated) }
  }

  private func setSelected(_ isSelected: Bool, _ id: RowID, animated: Bool) {
    if isSelected { content.selected.insert(id) } else { content.selected.remove(id) }
    let cell = content.shown[id]?.view as? UICollectionViewCell
    if animated {
      withAnimation {
        cell?.isSelected = isSelected
        changed()
      }
    } else {
      cell?.isSelected = isSelected
      changed()
    }
  }

  /// Selects the item that a person presses; with several, a press on a selected one takes it out.
  func press(_ id: RowID) {
    guard allowsSelection || allowsMultipleSelection, let path = content.rows.path(of: id) else { return }
    let delegate = collectionDelegate
    if allowsMultipleSelection, content.selected.contains(id) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, id, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in content.selected where old != id {
        setSelected(false, old, animated: false)
        if let path = content.rows.path(of: old) { delegate?.collectionView(self, didDeselectItemAt: path) }
      }
    }
    setSelected(true, id, animated: false)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
