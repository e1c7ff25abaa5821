import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("UICollectionViewCompositionalLayout") @MainActor struct CompositionalTests {
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func shown(_ counts: [Int], _ layout: UICollectionViewLayout, word: String = "a")
    -> (view: UICollectionView, tested: TestedView, words: CollectedWords)
  {
    let words = CollectedWords(counts.map { (0..<$0).map { "\(word)\($0)" } })
    let view = words.view(layout)
    return (view, TestedView(proposing: 200, 300) { Shown { view } }, words)
  }

  @Test("a group takes as many items as fit, and comes again below")
  func grid() {
    let item = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    let (view, tested, words) = shown([3], UICollectionViewCompositionalLayout(section: section))
    #expect(view.frame(0) == CGRect(x: 22, y: 10, width: 76, height: 46))
    #expect(view.frame(1)?.minX == 102 && view.frame(1)?.minY == 10)
    #expect(view.frame(2) == CGRect(x: 22, y: 70, width: 76, height: 46))
    #expect(view.contentSize == CGSize(width: 200, height: 126))
    _ = (tested, words)
  }

  @Test("a number of items shares a group, and groups stand in groups")
  func nested() {
    let large = Item(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = Group.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = .fixed(10)
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (view, tested, words) = shown([4], layout)
    #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 100))
    #expect(view.frame(1) == CGRect(x: 120, y: 0, width: 80, height: 45))
    #expect(view.frame(2) == CGRect(x: 120, y: 55, width: 80, height: 45))
    #expect(view.frame(3)?.minY == 100)
    _ = (tested, words)
  }

  @Test("an estimated height is that of the content in the end")
  func estimated() {
    let own = size(.fractionalWidth(1), .estimated(90))
    let group = Group.vertical(layoutSize: own, subitems: [Item(layoutSize: own)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let words = CollectedWords([["aaaa", "aaaaaaaaaa bbbbbbbbbb cccccccccc", "b"]])
    let view = words.view(layout)
    let tested = TestedView(proposing: 200, 300) { Shown { view } }
    #expect(view.frame(0)?.size == CGSize(width: 200, height: 10))
    // Ten squares of 10 points, and two words on a line of 200 do not fit with their space.
    #expect(view.frame(1)?.height == 30)
    #expect(view.frame(2)?.minY == 40 && tested.text("b")?.minY == 40)
    _ = words
  }

  @Test("a section is scrolled across the others, and has headers and footers")
  func orthogonal() {
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = Group.horizontal(layoutSize: size(.absolute(80), .absolute(60)), subitems: [item])
    let across = NSCollectionLayoutSection(group: group)
    across.orthogonalScrollingBehavior = .continuous
    across.interGroupSpacing = 10
    across.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let row = size(.fractionalWidth(1), .absolute(30))
    let down = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: row, subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]))
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? across : down }
    let (view, tested, words) = shown([10, 2], layout)
    #expect(tested.text("section 0")?.midY == 10)
    #expect(view.frame(1)?.minX == 90 && view.frame(1)?.minY == 20)
    #expect(view.frame(0, in: 1) == CGRect(x: 0, y: 80, width: 200, height: 30))
    #expect(view.contentSize.height == 140)
    let before = tested.text("a2")!
    tested.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: -50, height: 0))
    tested.layOut()
    #expect(tested.text("a2")!.minX == before.minX - 50 && view.contentOffset == .zero)
    _ = words
  }

  @Test(
    "a section that is scrolled across ends at its groups, where the first one was or in the middle",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(20)),
      (.continuousGroupLeadingBoundary, 20), (.groupPagingCentered, 60),
    ])
  func stops(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, x: CGFloat) {
    let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(80), .absolute(60)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let (_, tested, words) = shown([10], UICollectionViewCompositionalLayout(section: section))
    let before = tested.text("a1")!.minX
    #expect(before == 110)
    tested.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 90, y: 30), for: 4)
    tested.advance(by: 3)
    #expect(abs(tested.text("a1")!.minX - x) < 1)
    _ = words
  }

  @Test("a list looks like a table, with headers, marks and swipe actions")
  func list() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    var told: [String] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, _ in
          told.append("remove \(path.item)")
        }
      ])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Words"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: word)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    let tested = TestedView(proposing: 300, 400) { Shown { view } }
    let (a, b) = (tested.text("a")!, tested.text("b")!)
    #expect(a.minX == 32 && b.minY - a.minY == 44)
    #expect(tested.text("WORDS").map { $0.maxY < a.minY } == true)
    tested.tap("b")
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    tested.drag(from: CGPoint(x: 250, y: b.midY), to: CGPoint(x: 150, y: b.midY))
    tested.tap("Remove")
    #expect(told == ["remove 1"])
  }
}
