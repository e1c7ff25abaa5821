import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing
import ViewTesting

@Suite("UITableView") @MainActor struct TableTests {
  private func shown(_ table: UITableView, _ height: CGFloat = 400) -> TestedView {
    TestedView(proposing: 300, height) { Shown { table } }
  }

  @Test("shows the cells of its source in rows of 44 points, with the words over and under a section")
  func rows() {
    final class Titled: Words {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "First" : nil
      }
      override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "The end" : nil
      }
    }
    let words = Titled([["a", "b"], ["c"]])
    let view = shown(words.table(.grouped))
    #expect(words.told.sorted() == ["cell a", "cell b", "cell c"])
    let (a, b) = (view.text("a"), view.text("b"))
    #expect(a?.minX == 16 && b.map { $0.minY - a!.minY } == 44)
    #expect(view.text("First").map { $0.maxY < a!.minY } == true)
    #expect(view.text("The end").map { $0.minY > view.text("c")!.maxY } == true)
    #expect(view.warnings == [])
  }

  @Test("selects the row that is tapped, tells its delegate, and selects one row or several")
  func selection() {
    let words = Words([["a", "b", "c"]])
    let table = words.table()
    let view = shown(table)
    words.told = []
    view.tap("b")
    #expect(words.told == ["select 0.1"] && table.indexPathForSelectedRow == [0, 1])
    #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
    view.tap("c")
    #expect(words.told == ["select 0.1", "deselect 0.1", "select 0.2"])
    table.deselectRow(at: [0, 2], animated: true)
    #expect(table.indexPathForSelectedRow == nil && words.told.count == 3)
    table.allowsMultipleSelection = true
    view.layOut()
    view.tap("a")
    view.tap("b")
    view.tap("a")
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(words.told.suffix(3) == ["select 0.0", "select 0.1", "deselect 0.0"])
    table.allowsMultipleSelection = false
    table.allowsSelection = false
    view.layOut()
    view.tap("c")
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test("draws the grey of a list behind a selected row, except where the cell wants none")
  func grey() {
    let words = Words([["a", "b"]])
    let table = words.table()
    let view = shown(table)
    let grey = [209, 209, 214]
    func colors(_ row: CGFloat) -> [[Int]] { view.filledColors { $0.boundingRect.minY == row } }
    #expect(!colors(0).contains(grey))
    view.tap("a")
    #expect(colors(0).contains(grey))
    table.cellForRow(at: [0, 1])?.selectionStyle = .none
    view.tap("b")
    #expect(!colors(0).contains(grey) && !colors(44).contains(grey))
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  @Test("reads its source again after reloadData, and only what a change names otherwise")
  func changes() {
    let words = Words([["a", "b", "c"]])
    let table = words.table()
    let view = shown(table)
    words.told = []
    words.sections = [["a", "x", "b"]]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 2]], with: .automatic)
      table.insertRows(at: [[0, 1]], with: .automatic)
    }
    view.layOut()
    view.advance(by: 2)
    #expect(words.told == ["cell x"])
    #expect(view.text("b")!.minY > view.text("x")!.minY && view.text("c") == nil)
    words.sections = [["a", "y", "b"]]
    table.reloadRows(at: [[0, 1]], with: .none)
    view.layOut()
    #expect(words.told == ["cell x", "cell y"])
    words.sections = [["d"], ["e"]]
    table.reloadData()
    view.layOut()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(view.text("e") != nil && view.text("y") == nil)
    // UIKit ends the program here.
    table.insertRows(at: [[0, 0], [0, 1]], with: .none)
    view.layOut()
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test("has views at both ends, and over and under its sections, as high as they or the delegate say")
  func ends() {
    final class Headed: Words {
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        squares("head")
      }
      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
    }
    let words = Headed([["a"]])
    let table = words.table(.insetGrouped)
    let top = squares("top")
    top.frame.size.height = 50
    table.tableHeaderView = top
    let end = squares("end")
    end.frame.size.height = 25
    table.tableFooterView = end
    let view = shown(table)
    let start = view.text("top")!.midY - 25
    #expect(view.text("top")?.minX == 0)
    let head = view.text("head")!
    #expect(head.minX == 16)
    let row = view.text("a")!
    #expect(abs(row.midY - head.midY - 25) < 1)
    #expect(head.minY > start + 50 && view.text("end")!.minY > row.maxY)
  }
}
