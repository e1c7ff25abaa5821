import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("UITableViewDiffableDataSource") @MainActor struct DiffableTableTests {
  final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  @Test("shows a snapshot, makes cells for what is new in the next one, and keeps the others")
  func snapshots() {
    var told: [String] = []
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Titled(tableView: table) { table, path, item in
      told.append("\(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "item \(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems([1, 2], toSection: "one")
    snapshot.appendItems([3])
    source.apply(snapshot, animatingDifferences: false)
    let view = TestedView(proposing: 300, 400) { Shown { table } }
    #expect(told.sorted() == ["1", "2", "3"] && view.text("two") != nil)
    let first = table.cellForRow(at: [0, 0])
    told = []
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    var isDone = false
    source.apply(snapshot) { isDone = true }
    view.layOut()
    view.advance(by: 2)
    #expect(told == ["4"])
    #expect(isDone)
    #expect(view.text("item 1")!.minY > view.text("item 3")!.minY)
    #expect(table.cellForRow(at: [1, 1]) === first)
    #expect(source.indexPath(for: 1) == [1, 1] && source.itemIdentifier(for: [0, 0]) == 4)
    told = []
    snapshot.reconfigureItems([1])
    snapshot.deleteItems([3])
    source.apply(snapshot, animatingDifferences: false)
    view.layOut()
    #expect(told == ["1"] && table.cellForRow(at: [1, 0]) === first && view.text("item 3") == nil)
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test("a snapshot keeps sections and items in the order in which they are put")
  func order() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], afterSection: "a")
    snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    snapshot.insertItems([4, 5], afterItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 4, 5, 2, 3])
    snapshot.moveItem(3, beforeItem: 9)
    #expect(snapshot.itemIdentifiers == [1, 4, 5, 2, 3, 9])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b" && snapshot.indexOfItem(3) == 4)
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 2 && snapshot.numberOfItems(inSection: "b") == 2)
  }
}
