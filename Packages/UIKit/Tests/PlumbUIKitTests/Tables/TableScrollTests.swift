import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("Scrolling a UITableView") @MainActor struct TableScrollTests {
  private func shown(_ table: UITableView, _ height: CGFloat = 400) -> TestedView {
    TestedView(proposing: 300, height) { Shown { table } }
  }

  @Test("makes cells only where they are seen, and uses those again that aren't")
  func reuse() {
    final class Counted: UITableViewCell {
      nonisolated(unsafe) static var made = 0
      nonisolated(unsafe) static var reused = 0
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        Self.reused += 1
      }
    }
    let words = Words([(0..<500).map { "row \($0)" }])
    words.makesCell = { table, path, word in
      let cell = table.dequeueReusableCell(withIdentifier: "counted", for: path)
      cell.textLabel?.text = word
      return cell
    }
    let table = words.table()
    table.register(Counted.self, forCellReuseIdentifier: "counted")
    let view = shown(table)
    #expect(table.cellForRow(at: [0, 0]) is Counted)
    #expect(Counted.made < 30)
    for _ in 0..<10 {
      view.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -400))
      view.layOut()
    }
    #expect(table.contentOffset.y > 3000)
    #expect(Counted.made < 60 && Counted.reused > 50)
    #expect(table.cellForRow(at: [0, 0]) == nil)
    #expect(table.visibleCells.contains { $0.textLabel?.text == "row 90" })
    #expect(
      table.visibleCells.allSatisfy {
        table.indexPath(for: $0).map { words.sections[0][$0.row] } == $0.textLabel?.text
      })
  }

  @Test("scrolls to a row")
  func scrolling() {
    let words = Words([(0..<100).map { "row \($0)" }])
    let table = words.table()
    let view = shown(table)
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    view.layOut()
    view.layOut()
    #expect(abs((view.text("row 50")?.minY ?? 0) - 11) < 2)
    #expect(table.contentOffset.y > 2000 && table.contentSize.height > 4000)
  }
}
