import Foundation

/// The settings of a layout as a whole.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
  /// The header and the footer of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Creates the usual settings.
  public override init() { super.init() }
}

/// A closure that makes the section of a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of items in groups.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let makeSection: UICollectionViewCompositionalLayoutSectionProvider
  /// The settings of the layout as a whole.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var places = CollectionPlaces()
  private var found: [Int: CollectionStrip] = [:]
  private var list: UICollectionLayoutListConfiguration?

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (makeSection, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Creates a layout whose sections a closure makes.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public required init?(coder: NSCoder) { nil }

  /// Returns a layout that looks like a list.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout {
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1)
    }
    layout.list = configuration
    return layout
  }

  /// A list is one where all sections are.
  override var listConfiguration: UICollectionLayoutListConfiguration? {
    if let list { return list }
    guard let collectionView, collectionView.numberOfSections > 0 else { return nil }
    let surroundings = LayoutEnvironment(collectionView)
    let lists = (0..<collectionView.numberOfSections).map { makeSection($0, surroundings)?.list }
    return lists.contains { $0 == nil } ? nil : lists.first ?? nil
  }
  override var strips: [Int: CollectionStrip] { found }
  override var growsSideways: Bool { configuration.scrollDirection == .horizontal }
  open override var collectionViewContentSize: CGSize { places.size }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let surroundings = LayoutEnvironment(collectionView)
    var placing = CompositionalPlacing(view: collectionView, isSideways: growsSideways)
    let whole = configuration.boundarySupplementaryItems
    placing.addEnds(whole.filter(\.isAbove), at: [0])
    for number in 0..<collectionView.numberOfSections {
      if number > 0 { placing.add(space: configuration.interSectionSpacing) }
      guard let section = makeSection(number, surroundings) else { continue }
      placing.add(section, number)
    }
    placing.addEnds(whole.filter { !$0.isAbove }, at: [0])
    placing.finish()
    (places, found) = (placing.places, placing.strips)
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
