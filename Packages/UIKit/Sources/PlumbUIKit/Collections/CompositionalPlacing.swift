import Foundation

/// Places sections one after the other, and in each its group again and again.
@MainActor struct CompositionalPlacing {
  private let view: UICollectionView
  /// Sections follow each other from left to right.
  private let isSideways: Bool
  private let room: CGSize
  private(set) var places = CollectionPlaces()
  private(set) var strips: [Int: CollectionStrip] = [:]
  /// The beginning of the next section.
  private var end: CGFloat = 0

  init(view: UICollectionView, isSideways: Bool) {
    (self.view, self.isSideways, room) = (view, isSideways, view.roomForContent)
  }

  mutating func add(space: CGFloat) { end += space }

  mutating func finish() {
    places.size =
      isSideways ? CGSize(width: end, height: room.height) : CGSize(width: room.width, height: end)
  }

  /// Headers or footers, one after the other.
  mutating func addEnds(
    _ ends: [NSCollectionLayoutBoundarySupplementaryItem], at path: IndexPath,
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    for item in ends {
      let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
      let width = max(0, room.width - insets.leading - insets.trailing)
      var size = item.layoutSize.points(in: CGSize(width: width, height: room.height))
      if item.layoutSize.heightDimension.isEstimated {
        size.height = view.endHeight(place, width: size.width) ?? size.height
      }
      let x = item.alignment == .topTrailing || item.alignment == .bottomTrailing ? width - size.width : 0
      place.frame =
        isSideways
        ? CGRect(x: end, y: 0, width: size.width, height: size.height)
        : CGRect(x: insets.leading + x, y: end, width: size.width, height: size.height)
      place.frame = place.frame.inset(item.contentInsets)
      place.zIndex = 1
      places.add(place)
      if item.extendsBoundary { end += isSideways ? size.width : size.height }
    }
  }

  mutating func add(_ section: NSCollectionLayoutSection, _ number: Int) {
    let start = end
    let insets = section.contentInsets
    addEnds(section.boundarySupplementaryItems.filter(\.isAbove), at: [number, 0], insets: insets)
    end += isSideways ? insets.leading : insets.top
    addItems(section, number)
    end += isSideways ? insets.trailing : insets.bottom
    addEnds(section.boundarySupplementaryItems.filter { !$0.isAbove }, at: [number, 0], insets: insets)
    for item in section.decorationItems {
      let place = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: [number, 0])
      let rect =
        isSideways
        ? CGRect(x: start, y: 0, width: end - start, height: room.height)
        : CGRect(x: 0, y: start, width: room.width, height: end - start)
      place.frame = rect.inset(item.contentInsets)
      place.zIndex = -1
      places.add(place)
    }
  }

  private mutating func addItems(_ section: NSCollectionLayoutSection, _ number: Int) {
    let insets = section.contentInsets
    let around = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let behavior = section.orthogonalScrollingBehavior
    let isAcross = behavior != .none && !isSideways
    let count = view.numberOfItems(inSection: number)
    let goesRight = isSideways || isAcross
    var (next, along, across) = (0, CGFloat(0), CGFloat(0))
    var stops: [CGFloat] = []
    let origin =
      isSideways ? CGPoint(x: end, y: insets.top) : CGPoint(x: insets.leading, y: end)
    while next < count {
      if next > 0 { along += section.interGroupSpacing }
      let corner =
        goesRight
        ? CGPoint(x: origin.x + along, y: origin.y) : CGPoint(x: origin.x, y: origin.y + along)
      let before = next
      var group = GroupPlacing(view: view, section: number, count: count, next: next)
      let size = group.place(section.group, at: corner, in: around)
      for place in group.places { places.add(place) }
      next = group.next
      // A group stops where the first one was, or in the middle.
      stops.append(
        behavior == .groupPagingCentered ? insets.leading + along + (size.width - room.width) / 2 : along)
      along += goesRight ? size.width : size.height
      across = max(across, goesRight ? size.height : size.width)
      if next == before { break }
    }
    if isAcross {
      strips[number] = CollectionStrip(
        frame: CGRect(x: 0, y: origin.y, width: room.width, height: across),
        contentSize: CGSize(width: insets.leading + along + insets.trailing, height: across),
        isPaged: behavior == .paging,
        stops: behavior == .continuous || behavior == .paging ? nil : stops,
        stopsAtNext: behavior == .groupPaging || behavior == .groupPagingCentered)
      end += across
    } else {
      end += along
    }
  }
}
