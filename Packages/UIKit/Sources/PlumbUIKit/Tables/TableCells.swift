import Foundation

extension UITableView {
  // MARK: Registration

  /// Makes cells of a class for a name.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    content.cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// There are no interface files here, so the cells of a name are empty ones.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    report("UITableView.register: there are no nibs here; cells of “\(identifier)” are empty.")
    content.cellTypes[identifier] = nib == nil ? nil : UITableViewCell.self
  }

  /// Makes headers and footers of a class for a name.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    content.headerTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// There are no interface files here, so the headers of a name are empty ones.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    report("UITableView.register: there are no nibs here; headers of “\(identifier)” are empty.")
    content.headerTypes[identifier] = nib == nil ? nil : UITableViewHeaderFooterView.self
  }

  /// Returns a cell that isn't seen any longer, or a new one of the registered class; `nil` where there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let kept = content.kept, kept.reuseIdentifier == identifier { return kept }
    if let free = content.free[identifier]?.popLast() {
      free.prepareForReuse()
      return free
    }
    return content.cellTypes[identifier].map { TableCellMadeByType.make($0, identifier) }
  }

  /// Returns a cell of the registered class for a row.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(
      "UITableView: no class is registered for cells of “\(identifier)”, so the row at \(indexPath) is empty."
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or a footer of the registered class; `nil` where there is none.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { content.headerTypes[identifier].map { TableHeaderMadeByType.make($0, identifier) } }

  // MARK: Cells of rows

  /// The cell of a row, made where there is none.
  func cell(for row: RowEntry, at path: IndexPath, _ mark: RowMark) -> UITableViewCell {
    let known = content.shown[row.id]
    if let known, known.generation == row.generation {
      if known.mark !== mark {
        content.shown[row.id] = ShownCell(cell: known.cell, generation: known.generation, mark: mark)
      }
      return known.cell
    }
    content.kept = content.reconfigured.remove(row.id) == nil ? nil : known?.cell
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    content.kept = nil
    content.shown[row.id] = ShownCell(cell: cell, generation: row.generation, mark: mark)
    if let old = known?.cell, old !== cell { setFree(old) }
    cell.table = self
    cell.superview = self
    cell.isEditing = isEditing
    if cell.isSelected != content.selected.contains(row.id) {
      cell.setSelected(content.selected.contains(row.id), animated: false)
    }
    cell.setNeedsUpdateConfiguration()
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func setFree(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, !(content.free[identifier] ?? []).contains(cell) else {
      return
    }
    content.free[identifier, default: []].append(cell)
  }

  /// The nodes of a row are gone.
  func rowIsGone(_ id: RowID, _ mark: RowMark) {
    guard let shown = content.shown[id], shown.mark === mark else { return }
    content.shown[id] = nil
    let path = content.rows.path(of: id)
    tableDelegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: path ?? [0, 0])
    setFree(shown.cell)
  }

  // MARK: Finding

  /// The cells that are shown, from the top.
  public var visibleCells: [UITableViewCell] { shownRows.map(\.cell) }
  /// The places of the cells that are shown, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { shownRows.map(\.path) }

  private var shownRows: [(path: IndexPath, cell: UITableViewCell)] {
    content.shown.compactMap { id, shown in content.rows.path(of: id).map { ($0, shown.cell) } }
      .sorted { $0.path < $1.path }
  }

  /// Returns the cell of a row, where it is shown.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    content.rows.row(at: indexPath).flatMap { content.shown[$0.id]?.cell }
  }

  /// Returns the place of a cell that is shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.shown.first { $0.value.cell === cell }.flatMap { content.rows.path(of: $0.key) }
  }

  func tapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

/// A file of the Interface Builder, which does not exist here.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Creates a nib by its name, which has no meaning here.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
  /// Returns what is in the file: nothing.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    report("UINib: there are no nibs here, so nothing is in one.")
    return []
  }
  /// An option of reading a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
