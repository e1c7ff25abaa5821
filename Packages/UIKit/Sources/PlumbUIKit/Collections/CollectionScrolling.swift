import Foundation
import PlumbViews

extension UICollectionView {
  /// Scrolls to an item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadRows()
    guard let row = content.rows.row(at: indexPath) else { return }
    if collectionViewLayout.listConfiguration != nil {
      let anchor: UnitPoint? =
        scrollPosition.contains(.top)
        ? .top
        : scrollPosition.contains(.bottom)
          ? .bottom : scrollPosition.contains(.centeredVertically) ? .center : nil
      position.scrollTo(id: row.id, anchor: anchor)
      if animated { withAnimation { changed() } } else { changed() }
      return
    }
    collectionViewLayout.prepare()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    let size = collectionViewLayout.collectionViewContentSize
    func offset(
      _ start: CGFloat, _ length: CGFloat, _ whole: CGFloat, _ room: CGFloat, _ now: CGFloat, first: Bool,
      middle: Bool, last: Bool
    ) -> CGFloat {
      let wished =
        first ? start : middle ? start + length / 2 - room / 2 : last ? start + length - room : now
      return max(0, min(wished, whole - room))
    }
    let (now, at) = (contentOffset, scrollPosition)
    setContentOffset(
      CGPoint(
        x: offset(
          frame.minX, frame.width, size.width, bounds.width, now.x, first: at.contains(.left),
          middle: at.contains(.centeredHorizontally), last: at.contains(.right)),
        y: offset(
          frame.minY, frame.height, size.height, bounds.height, now.y, first: at.contains(.top),
          middle: at.contains(.centeredVertically), last: at.contains(.bottom))), animated: animated)
  }
}
