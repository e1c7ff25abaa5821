import Foundation

/// The way in which a section is scrolled across the others.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The side of a section of a header or a footer.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The header or the footer of a section.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// Its side.
  public let alignment: NSRectAlignment
  /// Whether it stays in view; it moves with its section here.
  @_Unheeded(.collectionParts, "NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds")
  open var pinToVisibleBounds = false
  /// Whether the section is longer by it; otherwise it lies over the items.
  open var extendsBoundary = true

  /// Creates a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }

  var isAbove: Bool { [.top, .topLeading, .topTrailing, .leading, .none].contains(alignment) }
}

/// A view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a background of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// The surroundings that a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room of the content.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the place.
  var traitCollection: UITraitCollection { get }
}

/// The room of a content.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the room.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
}

/// An item that is seen.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The rectangle in the content, in points.
  var frame: CGRect { get set }
  /// The middle in the content.
  var center: CGPoint { get set }
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order of items that cover each other.
  var zIndex: Int { get set }
  /// Whether the item is left out.
  var isHidden: Bool { get set }
  /// The transform around the middle.
  var transform: CGAffineTransform { get set }
  /// The place among the items.
  var indexPath: IndexPath { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// A closure that changes items that are seen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A part of a collection view: a group that comes again until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The distance from the edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which the section is scrolled across the others.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that receives what is seen; it isn't called here.
  @_Unheeded(.collectionParts, "NSCollectionLayoutSection.visibleItemsInvalidationHandler")
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that looks like a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(layoutEnvironment.container.contentSize.width),
      heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    return section
  }
}

/// The room of a collection view.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }

  init(_ view: UICollectionView) {
    (contentSize, traitCollection) = (view.roomForContent, view.traitCollection)
  }
}
