import Foundation

/// A length of an item or a group: a share of what is around, or a number of points.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated }
  let kind: Kind
  /// The share or the points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  /// Returns a share of the width around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// Returns a share of the height around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Returns a number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns a length that the content decides, and a guess of it in points.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a share of the width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a share of the height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides it.
  public var isEstimated: Bool { kind == .estimated }

  func points(in around: CGSize) -> CGFloat {
    switch kind {
    case .width: around.width * dimension
    case .height: around.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func points(in around: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: around), height: heightDimension.points(in: around))
  }
}

/// A distance between items: of this length, or of at least it.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The points.
  public let spacing: CGFloat
  /// Whether it may be longer.
  public let isFlexibleSpacing: Bool
  /// Whether it has this length.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// Returns a distance of a length.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a distance of at least a length.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// An item, or a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item in what is around.
  public let layoutSize: NSCollectionLayoutSize
  /// The distance that the content keeps from the item's edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Returns another object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSCollectionLayoutItem(layoutSize: layoutSize)
    other.contentInsets = contentInsets
    return other
  }
}

/// Items in a row or a column.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// A number of items, which share the length of the group or keep their own ones.
  struct Count {
    let number: Int
    let shares: Bool
  }

  let axis: NSLayoutConstraint.Axis
  /// The items and groups in the group.
  public let subitems: [NSCollectionLayoutItem]
  let count: Count?
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis, _ subitems: [NSCollectionLayoutItem],
    _ count: Count?
  ) {
    (self.axis, self.subitems, self.count) = (axis, subitems, count)
    super.init(layoutSize: size)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = NSCollectionLayoutGroup(layoutSize, axis, subitems, count)
    (other.contentInsets, other.interItemSpacing) = (contentInsets, interItemSpacing)
    return other
  }

  /// Returns a row of as many items as fit, which come again from the first one.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, nil) }
  /// Returns a row of a number of items that are equally wide.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], Count(number: count, shares: true))
  }
  /// Returns a row of a number of items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], Count(number: count, shares: false))
  }
  /// Returns a column of as many items as fit, which come again from the first one.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .vertical, subitems, nil) }
  /// Returns a column of a number of items that are equally high.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], Count(number: count, shares: true))
  }
  /// Returns a column of a number of items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], Count(number: count, shares: false))
  }
}
