import Foundation
import PlumbControls
import PlumbLayout
import PlumbViews

extension UICollectionView {
  func describeItems() -> AnyView {
    loadRows()
    let ground = backgroundView
    let shown: AnyView
    if let list = collectionViewLayout.listConfiguration {
      shown = describeList(list)
    } else {
      let view = self
      let number = changes.number
      shown = AnyView(GeometryReader { CollectionPlane(view: view, size: $0.size, number: number) })
    }
    return decorated(
      AnyView(
        SizedLayout(view: self) {
          shown.background { if let ground { UIViewContent(ground) } }
        }))
  }

  /// The size that the content of an item has, as far as somebody measured it.
  func measuredSize(at path: IndexPath) -> CGSize? {
    content.rows.row(at: path).flatMap { content.measured[$0.id] }
  }

  /// The elements that are made: those of what is seen, and of as much around it.
  func placedElements() -> [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    layout.prepare()
    var places = layout.layoutAttributesForElements(in: madeRect) ?? []
    // Each round measures what has come into view; a content whose size depends on its place would go on for ever.
    for _ in 0..<8 {
      guard measure(places) else { break }
      layout.prepare()
      places = layout.layoutAttributesForElements(in: madeRect) ?? []
    }
    freeMeasured(but: places)
    return places
  }

  private var madeRect: CGRect {
    let isSideways = collectionViewLayout.growsSideways
    let length = isSideways ? bounds.width : bounds.height
    let start = CGFloat(content.step) * length / 2 - length
    // Across, all elements are made: those of a section that is scrolled by itself too.
    let reach: CGFloat = 1_000_000
    return isSideways
      ? CGRect(x: start, y: -reach, width: 3 * length, height: 2 * reach)
      : CGRect(x: -reach, y: start, width: 2 * reach, height: 3 * length)
  }

  /// Asks the cells for their sizes, where the layout leaves it to them. Returns whether one is another than before.
  private func measure(_ places: [UICollectionViewLayoutAttributes]) -> Bool {
    var isNew = false
    for place in places where place.fitsWidth || place.fitsHeight {
      guard place.representedElementCategory == .cell, let row = content.rows.row(at: place.indexPath),
        content.measured[row.id] == nil || content.shown[row.id]?.generation != row.generation
      else { continue }
      let cell = cell(for: row, at: place.indexPath, nil)
      let wished = place.copy() as! UICollectionViewLayoutAttributes
      let size = cell.preferredLayoutAttributesFitting(wished).size
      content.measured[row.id] = size
      if abs(size.width - place.size.width) > 0.5 || abs(size.height - place.size.height) > 0.5 {
        isNew = true
      }
    }
    return isNew
  }

  /// Makes other elements where the content was scrolled far enough.
  func makeOthers() {
    let isSideways = collectionViewLayout.growsSideways
    let length = isSideways ? bounds.width : bounds.height
    guard length > 0 else { return }
    let step = Int(((isSideways ? contentOffset.x : contentOffset.y) / length * 2).rounded(.down))
    let follows = collectionViewLayout.shouldInvalidateLayout(
      forBoundsChange: CGRect(origin: contentOffset, size: bounds.size))
    guard step != content.step || follows else { return }
    content.step = step
    changed()
  }
}
