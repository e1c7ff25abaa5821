import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("A list of a UICollectionView") @MainActor struct CollectionListTests {
  private func list(_ counts: [Int], header: UICollectionLayoutListConfiguration.HeaderMode = .supplementary)
    -> (view: UICollectionView, tested: TestedView, words: CollectedWords)
  {
    var look = UICollectionLayoutListConfiguration(appearance: .plain)
    look.headerMode = header
    let words = CollectedWords(
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    let view = words.view(UICollectionViewCompositionalLayout.list(using: look))
    return (view, TestedView(proposing: 300, 400) { Shown { view } }, words)
  }

  @Test("stays where it was scrolled, and uses the cells again that are not seen")
  func scrolling() {
    SquareCell.made = 0
    let (view, tested, words) = list([200, 200, 200])
    #expect(SquareCell.made < 150)
    for step in 1...8 {
      tested.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -300))
      for _ in 0..<3 { tested.layOut() }
      #expect(abs(view.contentOffset.y - 300 * CGFloat(step)) < 1)
    }
    #expect(SquareCell.made < 200 && view.cellForItem(at: [0, 0]) == nil)
    #expect(
      view.visibleCells.allSatisfy { cell in
        view.indexPath(for: cell).map { words.sections[$0.section][$0.item] }
          == (cell as? SquareCell)?.label.text
      })
  }

  @Test("the first item of a section is its header, where the list says so")
  func firstItem() {
    let (view, tested, words) = list([3, 2], header: .firstItemInSection)
    let (header, row) = (tested.text("1.0")!, tested.text("1.1")!)
    #expect(header.maxY < row.minY && tested.text("0.2")!.maxY <= header.minY)
    tested.tap("1.1")
    #expect(words.told == ["select 1.1"] && view.indexPathsForSelectedItems == [[1, 1]])
  }
}
