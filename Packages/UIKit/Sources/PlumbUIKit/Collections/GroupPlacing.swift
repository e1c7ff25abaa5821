import Foundation

/// Places one group, and those in it.
@MainActor struct GroupPlacing {
  let view: UICollectionView
  let section: Int
  let count: Int
  private(set) var next: Int
  private(set) var places: [UICollectionViewLayoutAttributes] = []

  init(view: UICollectionView, section: Int, count: Int, next: Int) {
    (self.view, self.section, self.count, self.next) = (view, section, count, next)
  }

  /// Places a group, and returns how large it is.
  mutating func place(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, in around: CGSize, size given: CGSize? = nil
  ) -> CGSize {
    let (width, height) = (group.layoutSize.widthDimension, group.layoutSize.heightDimension)
    var size = given ?? group.layoutSize.points(in: around)
    let (fitsWidth, fitsHeight) = (width.isEstimated, height.isEstimated)
    let insets = group.contentInsets
    let inside = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let isRow = group.axis == .horizontal
    let fits = isRow ? fitsWidth : fitsHeight
    let length = isRow ? inside.width : inside.height
    let gap = group.interItemSpacing?.spacing ?? 0
    let start = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
    let number = group.count?.number ?? (fits ? group.subitems.count : .max)
    var (index, along, across) = (0, CGFloat(0), CGFloat(0))
    var ends: [Int] = []
    while index < number, next < count, !group.subitems.isEmpty {
      let item = group.subitems[index % group.subitems.count]
      var own = item.layoutSize.points(in: inside)
      if let count = group.count, count.shares, !fits {
        let share = max(0, (length - gap * CGFloat(count.number - 1)) / CGFloat(max(1, count.number)))
        if isRow { own.width = share } else { own.height = share }
      }
      let distance = index > 0 ? gap : 0
      let reach = along + distance + (isRow ? own.width : own.height)
      if index > 0, group.count == nil, !fits, reach > length + 0.01 { break }
      let place =
        isRow
        ? CGPoint(x: start.x + along + distance, y: start.y)
        : CGPoint(x: start.x, y: start.y + along + distance)
      let taken = add(item, at: place, own, in: inside)
      along += distance + (isRow ? taken.width : taken.height)
      across = max(across, isRow ? taken.height : taken.width)
      ends.append(places.count)
      index += 1
    }
    spread(ends, isRow, length - along, group.interItemSpacing)
    if fitsWidth { size.width = (isRow ? along : across) + insets.leading + insets.trailing }
    if fitsHeight { size.height = (isRow ? across : along) + insets.top + insets.bottom }
    return size
  }

  /// A distance that may be longer takes what is left.
  private func spread(_ ends: [Int], _ isRow: Bool, _ left: CGFloat, _ spacing: NSCollectionLayoutSpacing?) {
    guard let spacing, spacing.isFlexibleSpacing, left > 0, ends.count > 1 else { return }
    let more = left / CGFloat(ends.count - 1)
    for part in 1..<ends.count {
      for place in places[ends[part - 1]..<ends[part]] {
        let shift = more * CGFloat(part)
        place.frame = place.frame.offsetBy(dx: isRow ? shift : 0, dy: isRow ? 0 : shift)
      }
    }
  }

  private mutating func add(
    _ item: NSCollectionLayoutItem, at corner: CGPoint, _ size: CGSize, in around: CGSize
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, at: corner, in: around, size: size)
    }
    let path: IndexPath = [section, next]
    next += 1
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    place.fitsWidth = item.layoutSize.widthDimension.isEstimated
    place.fitsHeight = item.layoutSize.heightDimension.isEstimated
    var size = size
    let insets = item.contentInsets
    if let measured = view.measuredSize(at: path) {
      if place.fitsWidth { size.width = measured.width + insets.leading + insets.trailing }
      if place.fitsHeight { size.height = measured.height + insets.top + insets.bottom }
    }
    place.frame = CGRect(origin: corner, size: size).inset(insets)
    places.append(place)
    return size
  }
}

extension CGRect {
  func inset(_ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
