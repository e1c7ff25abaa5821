import Foundation

extension UICollectionView {
  /// The cell of an item, made where there is none.
  func cell(for row: RowEntry, at path: IndexPath, _ mark: RowMark?) -> UICollectionViewCell {
    let known = content.shown[row.id]
    if let known, known.generation == row.generation, let cell = known.view as? UICollectionViewCell {
      if let mark, known.mark !== mark {
        content.shown[row.id] = ShownItem(view: cell, generation: known.generation, mark: mark)
      }
      return cell
    }
    content.kept = content.reconfigured.remove(row.id) == nil ? nil : known?.view
    let cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    content.kept = nil
    content.shown[row.id] = ShownItem(view: cell, generation: row.generation, mark: mark)
    content.measured[row.id] = nil
    if let old = known?.view, old !== cell { setFree(old) }
    adopt(cell)
    if cell.isSelected != content.selected.contains(row.id) { cell.isSelected.toggle() }
    cell.setNeedsUpdateConfiguration()
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  /// A header, a footer or another view beside the cells.
  func supplementary(_ place: UICollectionViewLayoutAttributes, _ mark: RowMark?) -> UICollectionReusableView?
  {
    guard let kind = place.representedElementKind else { return nil }
    let id = supplementaryID(of: place)
    let sections = content.rows.sections
    let section = place.indexPath.section
    let generation = sections.indices.contains(section) ? sections[section].generation : 0
    if let known = content.views[id], known.generation == generation {
      if let mark, known.mark !== mark {
        content.views[id] = ShownItem(view: known.view, generation: generation, mark: mark)
      }
      return known.view
    }
    let view =
      place.representedElementCategory == .decorationView
      ? collectionViewLayout.makeDecoration(kind)
      : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
    guard let view else { return nil }
    if let old = content.views[id]?.view, old !== view { setFree(old) }
    content.views[id] = ShownItem(view: view, generation: generation, mark: mark)
    adopt(view)
    return view
  }

  /// The height that the content of a header or a footer has for a width.
  func endHeight(_ place: UICollectionViewLayoutAttributes, width: CGFloat) -> CGFloat? {
    guard let view = supplementary(place, nil) else { return nil }
    let wished = place.copy() as! UICollectionViewLayoutAttributes
    (wished.size, wished.fitsHeight) = (CGSize(width: width, height: 0), true)
    let height = view.preferredLayoutAttributesFitting(wished).size.height
    return height > 0 ? height : nil
  }

  func supplementaryID(of place: UICollectionViewLayoutAttributes) -> SupplementaryID {
    let (sections, path) = (content.rows.sections, place.indexPath)
    let section = path.isEmpty ? nil : sections.indices.contains(path[0]) ? sections[path[0]].id : nil
    return SupplementaryID(
      kind: place.representedElementKind ?? "", section: section, index: path.count > 1 ? path[1] : 0)
  }

  private func adopt(_ view: UICollectionReusableView) {
    view.collection = self
    view.superview = self
  }

  private func setFree(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier, !(content.free[identifier] ?? []).contains(view) else {
      return
    }
    content.free[identifier, default: []].append(view)
  }

  /// Lets the cells go that were measured, and then had no place near what is seen.
  func freeMeasured(but places: [UICollectionViewLayoutAttributes]) {
    let near = Set(places.compactMap { content.rows.row(at: $0.indexPath)?.id })
    for (id, shown) in content.shown where shown.mark == nil && !near.contains(id) {
      content.shown[id] = nil
      setFree(shown.view)
    }
  }

  /// The nodes of an item are gone.
  func itemIsGone(_ id: RowID, _ mark: RowMark) {
    guard let shown = content.shown[id], shown.mark === mark else { return }
    content.shown[id] = nil
    if let cell = shown.view as? UICollectionViewCell {
      collectionDelegate?.collectionView(
        self, didEndDisplaying: cell, forItemAt: content.rows.path(of: id) ?? [0, 0])
    }
    setFree(shown.view)
  }

  /// The nodes of a view beside the cells are gone.
  func viewIsGone(_ id: SupplementaryID, _ mark: RowMark) {
    guard let shown = content.views[id], shown.mark === mark else { return }
    content.views[id] = nil
    setFree(shown.view)
  }

  // MARK: Finding

  /// The cells that are shown.
  public var visibleCells: [UICollectionViewCell] { shownItems.map(\.cell) }
  /// The places of the cells that are shown.
  public var indexPathsForVisibleItems: [IndexPath] { shownItems.map(\.path) }

  private var shownItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    content.shown.compactMap { id, shown in
      guard let cell = shown.view as? UICollectionViewCell else { return nil }
      return content.rows.path(of: id).map { ($0, cell) }
    }.sorted { $0.path < $1.path }
  }

  /// Returns the cell of an item, where it is shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.rows.row(at: indexPath).flatMap { content.shown[$0.id]?.view as? UICollectionViewCell }
  }
  /// Returns a view beside the cells, where it is shown.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    return content.views[supplementaryID(of: place)]?.view
  }
  /// Returns the place of a cell that is shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.shown.first { $0.value.view === cell }.flatMap { content.rows.path(of: $0.key) }
  }
  /// Returns the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  /// Returns the place that the layout gives an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
}
