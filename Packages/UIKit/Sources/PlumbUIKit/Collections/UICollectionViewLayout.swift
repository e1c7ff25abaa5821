import Foundation

/// The place of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject,
  @preconcurrency NSCopying
{
  /// The kind of an element.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The kind of the element.
  open internal(set) var representedElementCategory = ElementCategory.cell
  /// The name of the kind of a view beside the cells.
  open internal(set) var representedElementKind: String?
  /// The place among the items.
  open var indexPath: IndexPath = [0, 0]
  /// The rectangle in the content, in points.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order of elements that cover each other.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// The transform around the middle.
  open var transform = CGAffineTransform.identity
  /// The content decides the width.
  var fitsWidth = false
  /// The content decides the height.
  var fitsHeight = false

  /// Creates a place.
  public required override init() { super.init() }

  /// Creates the place of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the place of a header, a footer or another view beside the cells.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    self.indexPath = indexPath
  }

  /// Creates the place of a view that has nothing to do with the data.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    self.indexPath = indexPath
  }

  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The middle in the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The rectangle in the element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Returns another object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self()
    other.representedElementCategory = representedElementCategory
    other.representedElementKind = representedElementKind
    (other.indexPath, other.frame, other.alpha) = (indexPath, frame, alpha)
    (other.zIndex, other.isHidden, other.transform) = (zIndex, isHidden, transform)
    (other.fitsWidth, other.fitsHeight) = (fitsWidth, fitsHeight)
    return other
  }
}

/// Finds the places of a collection view's elements. Subclasses do it in `prepare`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view whose elements are placed.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationTypes: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout from an archive, which there is not here.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the places.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The size of the content in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Finds the places.
  open func prepare() {}
  /// Returns the places in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the place of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the place of a header, a footer or another view beside the cells.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns whether the places change while the content is scrolled.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Finds the places again.
  open func invalidateLayout() { collectionView?.changed() }
  /// Makes views that have nothing to do with the data, of a class for a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationTypes[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorationTypes[kind].map { ReusableViewMadeByType.make($0, kind) }
  }

  /// The looks of a list, where the layout is one.
  var listConfiguration: UICollectionLayoutListConfiguration? { nil }
  /// The parts of the content that are scrolled by themselves.
  var strips: [Int: CollectionStrip] { [:] }
  /// The axis along which the content grows.
  var growsSideways: Bool { false }
}

/// A section that is scrolled by itself, across the others.
struct CollectionStrip {
  /// In the content.
  var frame: CGRect
  /// The size of what is in it.
  var contentSize: CGSize
  var isPaged: Bool
  /// The distances from the start at which a movement ends; `nil` where it ends anywhere.
  var stops: [CGFloat]?
  /// Whether a movement ends at the next one of them at the latest.
  var stopsAtNext: Bool
}
