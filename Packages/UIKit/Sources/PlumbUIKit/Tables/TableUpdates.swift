import Foundation
import PlumbViews

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadRows()
    return content.rows.sections.count
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    return content.rows.count(inSection: section)
  }

  /// Reads the data source, if it was not read since everything changed.
  func loadRows() {
    guard content.needsReload else { return }
    content.needsReload = false
    content.rows.reload(sourceCounts)
    content.selected = []
    for cell in visibleCells where cell.isSelected { cell.setSelected(false, animated: false) }
  }

  private var sourceCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  // MARK: Changes

  /// New rows have come, at these places.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedRows.formUnion(indexPaths) }
  }
  /// The rows at these places are gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedRows.formUnion(indexPaths) }
  }
  /// The rows at these places have changed, and their cells are made again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// The rows at these places have changed, and their cells stay.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    loadRows()
    content.reconfigured.formUnion(indexPaths.compactMap { content.rows.row(at: $0)?.id })
    update(.none) { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// A row has another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// New sections have come, at these places.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// The sections at these places are gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// The sections at these places have changed.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// A section has another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Collects changes until the end.
  public func beginUpdates() {
    loadRows()
    content.updateDepth += 1
    if content.updates == nil { content.updates = RowUpdates() }
  }

  /// Makes the changes that were collected.
  public func endUpdates() {
    content.updateDepth -= 1
    guard content.updateDepth <= 0, let updates = content.updates else { return }
    (content.updateDepth, content.updates) = (0, nil)
    withAnimation { make(updates) }
  }

  /// Makes changes together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func update(_ animation: RowAnimation, _ change: (inout RowUpdates) -> Void) {
    if content.updates != nil { return change(&content.updates!) }
    // A source that was never read is read with the change in it.
    guard !content.needsReload else { return changed() }
    var updates = RowUpdates()
    change(&updates)
    if animation == .none { make(updates) } else { withAnimation { make(updates) } }
  }

  private func make(_ updates: RowUpdates) {
    content.rows.follow(updates, to: sourceCounts, of: "rows", in: self)
    rowsChanged(updates.reloadedRows)
  }

  /// Removes rows that are gone from the selection, and asks the others for their heights.
  func rowsChanged(_ reloaded: Set<IndexPath> = []) {
    let there = Set(content.rows.sections.flatMap(\.rows).map(\.id))
    content.selected.formIntersection(there)
    for id in reloaded.compactMap({ content.rows.row(at: $0)?.id }) { content.selected.remove(id) }
    content.epoch += 1
    changed()
  }
}
