import Foundation
import PlumbViews

extension UITableView {
  /// The place of the selected row.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The places of the selected rows.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = content.selected.compactMap { content.rows.path(of: $0) }.sorted()
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row, and notifies nobody.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadRows()
    if !selectsSeveral || indexPath == nil {
      for id in content.selected { setSelected(false, id, animated: animated) }
    }
    guard let indexPath, let row = content.rows.row(at: indexPath) else { return }
    setSelected(true, row.id, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Removes a row from the selection, and notifies nobody.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let row = content.rows.row(at: indexPath) { setSelected(false, row.id, animated: animated) }
  }

  private func setSelected(_ isSelected: Bool, _ id: RowID, animated: Bool) {
    if isSelected { content.selected.insert(id) } else { content.selected.remove(id) }
    content.shown[id]?.cell.setSelected(isSelected, animated: animated)
    if animated { withAnimation { changed() } } else { changed() }
  }

  // MARK: Scrolling

  /// Scrolls to a row. Without a position the table moves as little as shows the whole row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadRows()
    guard let row = content.rows.row(at: indexPath) else { return }
    let anchor: UnitPoint? =
      switch scrollPosition {
      case .none: nil
      case .top: .top
      case .middle: .center
      case .bottom: .bottom
      }
    position.scrollTo(id: row.id, anchor: anchor)
    if animated { withAnimation { changed() } } else { changed() }
  }

  /// Scrolls to the selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: What a person does

  var selects: Bool {
    content.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  var selectsSeveral: Bool {
    content.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The rows that are shown as selected: a cell may show nothing of it.
  var seenSelection: Set<RowID> {
    content.selected.filter { content.shown[$0]?.cell.selectionStyle != UITableViewCell.SelectionStyle.none }
  }

  /// Selects the row that a person presses; with several, a press on a selected one takes it out.
  func press(_ id: RowID) {
    guard let path = content.rows.path(of: id) else { return }
    let delegate = tableDelegate
    if delegate?.tableView(self, shouldHighlightRowAt: path) == false { return }
    if selectsSeveral, content.selected.contains(id) {
      guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else {
        return
      }
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path),
      let row = content.rows.row(at: chosen)
    else { return }
    if !selectsSeveral {
      for old in content.selected where old != row.id {
        setSelected(false, old, animated: false)
        if let path = content.rows.path(of: old) { delegate?.tableView(self, didDeselectRowAt: path) }
      }
    }
    setSelected(true, row.id, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }
}
