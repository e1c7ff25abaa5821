import Foundation

/// Items in lines that are broken where they are full, like words of a text.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that means that of the content.
  public nonisolated static var automaticSize: CGSize { CGSize(width: 50, height: 50.01) }

  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A guess of an item's size; other than zero, the content decides.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance of lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance of items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distance of a section from the edges.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The axis along which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of a section's header; only its length along the scrolled axis counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of a section's footer; only its length along the scrolled axis counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in view; they move with their sections here.
  @_Unheeded(.collectionParts, "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds")
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in view; they move with their sections here.
  @_Unheeded(.collectionParts, "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds")
  open var sectionFootersPinToVisibleBounds = false
  private var places = CollectionPlaces()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var growsSideways: Bool { scrollDirection == .horizontal }
  open override var collectionViewContentSize: CGSize { places.size }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    places = CollectionPlaces()
    var flow = FlowPlacing(layout: self, view: collectionView)
    flow.place(in: &places)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.all.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.items[indexPath]
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { places.all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath } }
}

/// The places that a layout has found.
@MainActor struct CollectionPlaces {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var size = CGSize.zero

  mutating func add(_ place: UICollectionViewLayoutAttributes) {
    all.append(place)
    if place.representedElementCategory == .cell { items[place.indexPath] = place }
  }
}

/// Breaks the items of a flow into lines. Across the lines an item is "wide", along the scrolled axis it is "high",
/// whatever the axis is.
@MainActor private struct FlowPlacing {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  private var isSideways: Bool { layout.scrollDirection == .horizontal }
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
  }

  private func turned(_ size: CGSize) -> CGSize {
    isSideways ? CGSize(width: size.height, height: size.width) : size
  }
  private func turned(_ rect: CGRect) -> CGRect {
    isSideways ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  mutating func place(in places: inout CollectionPlaces) {
    let width = turned(view.roomForContent).width
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let inset =
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
      let (start, end, before, after) =
        isSideways
        ? (inset.left, inset.right, inset.top, inset.bottom)
        : (inset.top, inset.bottom, inset.left, inset.right)
      let header = delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      addEnd(
        UICollectionView.elementKindSectionHeader, section, header ?? layout.headerReferenceSize, width, &y,
        &places)
      y += start
      addLines(section, from: before, to: width - after, &y, &places)
      y += end
      let footer = delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      addEnd(
        UICollectionView.elementKindSectionFooter, section, footer ?? layout.footerReferenceSize, width, &y,
        &places)
    }
    places.size = turned(CGSize(width: width, height: y))
  }

  private func addEnd(
    _ kind: String, _ section: Int, _ size: CGSize, _ width: CGFloat, _ y: inout CGFloat,
    _ places: inout CollectionPlaces
  ) {
    let height = turned(size).height
    guard height > 0 else { return }
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: [section, 0])
    place.frame = turned(CGRect(x: 0, y: y, width: width, height: height))
    places.add(place)
    y += height
  }

  private func addLines(
    _ section: Int, from start: CGFloat, to end: CGFloat, _ y: inout CGFloat, _ places: inout CollectionPlaces
  ) {
    let gap =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let lineGap =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let sizes = (0..<view.numberOfItems(inSection: section)).map { turned(size(of: [section, $0])) }
    var lines: [Range<Int>] = []
    var (first, x) = (0, CGFloat(0))
    for (index, size) in sizes.enumerated() {
      if index > first, x + size.width > end - start + 0.01 {
        lines.append(first..<index)
        (first, x) = (index, 0)
      }
      x += size.width + gap
    }
    if first < sizes.count { lines.append(first..<sizes.count) }
    var lastGap: CGFloat?
    for (number, line) in lines.enumerated() {
      let used = line.reduce(0) { $0 + sizes[$1].width }
      let height = line.reduce(0) { max($0, sizes[$1].height) }
      // A full line fills the width; the last one keeps the distances of the one before it.
      var distance = gap
      var x = start
      if number + 1 < lines.count {
        if line.count > 1 {
          distance = max(gap, (end - start - used) / CGFloat(line.count - 1))
        } else {
          x += max(0, (end - start - used) / 2)
        }
        lastGap = distance
      } else if let lastGap, Set(sizes.map(\.width)).count == 1 {
        distance = lastGap
      }
      if number > 0 { y += lineGap }
      for index in line {
        let place = UICollectionViewLayoutAttributes(forCellWith: [section, index])
        (place.fitsWidth, place.fitsHeight) = (fits, fits)
        place.frame = turned(
          CGRect(
            x: x, y: y + (height - sizes[index].height) / 2, width: sizes[index].width,
            height: sizes[index].height))
        places.add(place)
        x += sizes[index].width + distance
      }
      y += height
    }
  }

  private var fits: Bool { layout.estimatedItemSize != .zero }

  private func size(of path: IndexPath) -> CGSize {
    if fits {
      if let measured = view.measuredSize(at: path) { return measured }
      return layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        ? layout.itemSize : layout.estimatedItemSize
    }
    return delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
  }
}
