import Foundation
import PlumbControls
import PlumbViews

/// Items that a data source makes, at the places that a layout finds.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The axis along which the content is scrolled.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The place of an item that is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public nonisolated static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer.
  public nonisolated static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  var content = CollectionContent()

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates a collection view with a flow.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  override func setUp() {
    super.setUp()
    backgroundColor = .systemBackground
  }

  // MARK: Sources

  /// The object that has the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that could fetch items before they are seen; nobody asks it here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      content.measured = [:]
      changed()
    }
  }
  /// Changes the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if animated { withAnimation { collectionViewLayout = layout } } else { collectionViewLayout = layout }
    completion?(true)
  }

  /// Reads everything from the data source again.
  open func reloadData() {
    content.needsReload = true
    changed()
  }

  // MARK: Looks and selection

  /// The view behind the cells.
  open var backgroundView: UIView? { didSet { changed() } }
  /// Whether items can be selected.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false { didSet { changed() } }
  /// Whether rows of a list have buttons to delete and move them; they have none here.
  @_Unheeded(.collectionParts, "UICollectionView.isEditing")
  open var isEditing = false

  // MARK: Content

  override var measuresContent: Bool { true }

  override func scrolled() { makeOthers() }

  override func describe() -> AnyView { describeItems() }

  /// The size that the items have for themselves.
  var roomForContent: CGSize {
    CGSize(
      width: max(0, bounds.width - contentInset.left - contentInset.right),
      height: max(0, bounds.height - contentInset.top - contentInset.bottom))
  }
}

/// An object that fetches items before they are seen; nobody asks it here.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items may be seen soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items will not be seen after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// The items of a collection view, and the cells that show them.
@MainActor struct CollectionContent {
  var rows = SectionedRows()
  var needsReload = true
  var updates: RowUpdates?
  var selected: Set<RowID> = []
  var shown: [RowID: ShownItem] = [:]
  var views: [SupplementaryID: ShownItem] = [:]
  var types: [String: UICollectionReusableView.Type] = [:]
  var free: [String: [UICollectionReusableView]] = [:]
  var kept: UICollectionReusableView?
  var reconfigured: Set<RowID> = []
  /// Sizes that contents have, where the layout leaves it to them.
  var measured: [RowID: CGSize] = [:]
  /// The part of the content whose elements are made: steps of half a view.
  var step = 0
}

/// The name of a view beside the cells.
struct SupplementaryID: Hashable {
  let kind: String
  let section: SectionID?
  let index: Int
}

/// A cell or another view in its place.
struct ShownItem {
  let view: UICollectionReusableView
  let generation: Int
  /// The nodes that show it; none while it is only measured.
  let mark: RowMark?
}
