import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("UICollectionView") @MainActor struct CollectionTests {
  private func shown(_ view: UICollectionView, _ width: CGFloat = 200, _ height: CGFloat = 300) -> TestedView
  {
    TestedView(proposing: width, height) { Shown { view } }
  }

  @Test("a flow breaks lines where they are full, and spreads the items of a full one")
  func flow() {
    let words = CollectedWords([(0..<5).map { "\($0)" }])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    layout.minimumLineSpacing = 12
    let view = words.view(layout)
    let tested = shown(view)
    #expect(view.frame(0) == CGRect(x: 0, y: 5, width: 60, height: 40))
    #expect(view.frame(1)?.minX == 70 && view.frame(2)?.minX == 140)
    #expect(view.frame(3) == CGRect(x: 0, y: 57, width: 60, height: 40) && view.frame(4)?.minX == 70)
    #expect(view.contentSize == CGSize(width: 200, height: 104))
    #expect(tested.text("3")?.midY == 77)
    layout.scrollDirection = .horizontal
    tested.layOut()
    #expect(view.frame(1)?.minX == view.frame(0)?.minX && view.frame(1)!.minY > view.frame(0)!.minY)
    _ = words
  }

  @Test("a flow has the sizes that its delegate says, headers, and contents that decide for themselves")
  func flowSizes() {
    let words = CollectedWords([["a", "bb"], ["c"]])
    words.size = { CGSize(width: 80 + 20 * CGFloat($0.item), height: 30) }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 25)
    let view = words.view(layout)
    let tested = shown(view)
    #expect(view.frame(1)?.size == CGSize(width: 100, height: 30) && view.frame(0)?.minY == 25)
    #expect(tested.text("section 1")?.midY == 67.5 && view.frame(0, in: 1)?.minY == 80)
    words.size = nil
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    tested.layOut()
    #expect(view.frame(1)?.size == CGSize(width: 20, height: 10))
    #expect(view.frame(0)?.size == CGSize(width: 10, height: 10))
  }

  @Test("makes cells only near what is seen, and uses those again that aren't")
  func reuse() {
    let words = CollectedWords([(0..<1000).map { "\($0)" }])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    let view = words.view(layout)
    SquareCell.made = 0
    let tested = shown(view)
    #expect(view.visibleCells.count < 25)
    for _ in 0..<20 {
      tested.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: -250))
      tested.layOut()
    }
    #expect(view.contentOffset.y > 4000 && SquareCell.made < 80)
    #expect(view.cellForItem(at: [0, 0]) == nil)
    #expect(view.visibleCells.contains { ($0 as? SquareCell)?.label.text == "100" })
    view.scrollToItem(at: [0, 500], at: .top, animated: false)
    tested.layOut()
    tested.layOut()
    #expect(tested.text("500")?.midY == 20)
    _ = words
  }

  @Test("shows what is at a place that code scrolls to, and keeps no cell that was only measured")
  func offsets() {
    let words = CollectedWords([(0..<1000).map { "\($0)" }])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    let view = words.view(layout)
    let tested = shown(view)
    view.contentOffset = CGPoint(x: 0, y: 8000)
    for _ in 0..<3 { tested.layOut() }
    #expect(tested.text("200")?.midY == 20 && view.cellForItem(at: [0, 0]) == nil)
    // Forty cells are guessed to be near, and are four times as high in the end.
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
    words.sections = [(0..<1000).map { "\($0) aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd" }]
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    view.contentOffset = .zero
    view.reloadData()
    for _ in 0..<3 { tested.layOut() }
    #expect(view.frame(0)?.height == 40 && view.visibleCells.count < 20)
  }

  @Test("selects the item that is tapped, and tells its delegate")
  func selection() {
    let words = CollectedWords([["a", "b", "c"]])
    let view = words.view(UICollectionViewFlowLayout())
    let tested = shown(view)
    tested.tap(at: CGPoint(x: view.frame(1)!.midX, y: view.frame(1)!.midY))
    #expect(words.told == ["select 0.1"] && view.cellForItem(at: [0, 1])?.isSelected == true)
    tested.tap(at: CGPoint(x: view.frame(2)!.midX, y: 25))
    #expect(words.told.suffix(2) == ["deselect 0.1", "select 0.2"])
    view.allowsMultipleSelection = true
    tested.layOut()
    tested.tap(at: CGPoint(x: 25, y: 25))
    #expect(view.indexPathsForSelectedItems == [[0, 0], [0, 2]])
    view.deselectItem(at: [0, 2], animated: false)
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test("takes new items in, and asks for those alone")
  func changes() {
    let words = CollectedWords([["a", "b"]])
    let view = words.view(UICollectionViewFlowLayout())
    let tested = shown(view)
    let b = view.cellForItem(at: [0, 1])
    words.sections = [["x", "b", "y"]]
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 0], [0, 2]])
    }
    tested.layOut()
    tested.advance(by: 2)
    #expect(view.cellForItem(at: [0, 1]) === b && tested.text("a") == nil)
    #expect(tested.text("x") != nil && tested.text("y") != nil)
  }

  @Test("places cells where a layout of one's own says")
  func ownLayout() {
    final class Stairs: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 400) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
          let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          place.frame = CGRect(x: 20 * item, y: 30 * item, width: 20, height: 30)
          return place
        }
      }
    }
    let words = CollectedWords([["a", "b", "c"]])
    let view = words.view(Stairs())
    let tested = shown(view)
    #expect(tested.text("c")?.minX == 40 && view.frame(2)?.minY == 60)
    #expect(view.contentSize.height == 400)
    _ = words
  }

  @Test("shows a snapshot, with cells and headers that registrations fill")
  func diffable() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var filled: [Int] = []
    let cells = UICollectionView.CellRegistration<SquareCell, Int> { cell, _, item in
      filled.append(item)
      cell.label.text = "item\(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<WordHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.label.text = "head\(path.section)" }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let tested = shown(view)
    #expect(filled == [1, 2] && tested.text("head0") != nil)
    snapshot.insertItems([3], beforeItem: 1)
    source.apply(snapshot)
    tested.layOut()
    tested.advance(by: 2)
    #expect(filled == [1, 2, 3])
    #expect(view.frame(0)!.minX < view.frame(1)!.minX)
    #expect(source.indexPath(for: 2) == [0, 2])
  }
}
