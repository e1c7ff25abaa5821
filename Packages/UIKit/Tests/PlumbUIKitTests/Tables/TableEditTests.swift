import PlumbTesting
import PlumbUIKit
import PlumbViews
import SwiftUI
import Testing

@Suite("Editing a UITableView") @MainActor struct TableEditTests {
  @MainActor private final class Edited: Words {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      let word = sections[source.section].remove(at: source.row)
      sections[target.section].insert(word, at: target.row)
      told.append("move \(source.row) to \(target.row)")
    }
  }

  @Test("a swipe deletes a row that can be edited, and the other rows stay")
  func swipe() {
    let words = Edited([["a", "b", "c"]])
    let table = words.table()
    let view = TestedView(proposing: 300, 300) { Shown { table } }
    view.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 150, y: 22))
    #expect(!view.elementLabels.contains("Delete"))
    view.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66))
    view.tap("Delete")
    view.advance(by: 2)
    #expect(words.sections == [["a", "c"]])
    #expect(view.text("b") == nil && view.text("c") != nil)
  }

  @Test("in the editing mode rows have buttons to delete and to move them")
  func mode() {
    let words = Edited([["a", "b", "c"]])
    let table = words.table()
    let view = TestedView(proposing: 300, 300) { Shown { table } }
    #expect(!view.elementLabels.contains("Reorder"))
    table.setEditing(true, animated: false)
    view.layOut()
    #expect(view.elementLabels.filter { $0 == "Reorder" }.count == 3)
    #expect(view.elementLabels.filter { $0 == "Delete" }.count == 2)
    #expect(table.cellForRow(at: [0, 0])?.isEditing == true)
    view.drag(from: CGPoint(x: 280, y: 22), to: CGPoint(x: 280, y: 112))
    view.advance(by: 2)
    #expect(words.sections == [["b", "c", "a"]] && words.told.last == "move 0 to 2")
    #expect(table.indexPath(for: table.visibleCells[2]) == [0, 2])
    #expect(table.visibleCells[2].textLabel?.text == "a")
  }

  @Test("with several selections in the editing mode, rows that can be edited have circles that select them")
  func severalSelections() {
    let words = Edited([["a", "b", "c"]])
    let table = words.table()
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    let view = TestedView(proposing: 300, 300) { Shown { table } }
    func count(_ name: String) -> Int { view.host.root.images(name) }
    #expect(!view.elementLabels.contains("Delete"))
    #expect(count("circle") == 2 && count("checkmark.circle.fill") == 0)
    view.tap(at: CGPoint(x: 27, y: 66))
    view.tap(at: CGPoint(x: 150, y: 110))
    #expect(count("circle") == 0 && count("checkmark.circle.fill") == 2)
    table.deselectRow(at: [0, 1], animated: false)
    view.layOut()
    #expect(count("circle") == 1 && count("checkmark.circle.fill") == 1)
    #expect(words.told.filter { $0.hasPrefix("select") } == ["select 0.1", "select 0.2"])
  }

  @Test("the actions of the delegate stand behind a row, at both of its ends")
  func actions() throws {
    final class Acting: Words {
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      )
        -> UISwipeActionsConfiguration?
      {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
          told.append("flag \(sections[0][indexPath.row])")
          done(true)
        }
        flag.backgroundColor = .orange
        return UISwipeActionsConfiguration(actions: [flag])
      }
      override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      )
        -> UISwipeActionsConfiguration?
      {
        let pin = UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, _ in
          told.append("pin")
        }
        return UISwipeActionsConfiguration(actions: [pin])
      }
    }
    let words = Acting([["a", "b"]])
    let table = words.table()
    let view = TestedView(proposing: 300, 300) { Shown { table } }
    view.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66))
    view.tap("Flag")
    #expect(words.told.last == "flag b")
    view.drag(from: CGPoint(x: 50, y: 22), to: CGPoint(x: 150, y: 22))
    view.tap("Pin")
    #expect(words.told.last == "pin")
    // The action of a row is that of its place now.
    words.sections[0].insert("x", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    view.layOut()
    view.drag(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 150, y: 110))
    view.tap("Flag")
    #expect(words.told.last == "flag b")
  }

  @Test("a controller's own button begins and ends the editing of its table")
  func controller() {
    final class Listing: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = editButtonItem
        title = "Letters"
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = UIViewController()
        next.title = "Row \(indexPath.row)"
        navigationController?.pushViewController(next, animated: false)
      }
    }
    let list = Listing(style: .insetGrouped)
    let view = TestedView(proposing: 390, 700) {
      ShownController { UINavigationController(rootViewController: list) }
    }
    view.tap("Edit")
    view.advance(by: 1)
    #expect(list.tableView.isEditing && view.elementLabels.filter { $0 == "Delete" }.count == 2)
    view.tap("Done")
    view.advance(by: 1)
    #expect(!list.tableView.isEditing)
    view.tap("row 1")
    view.advance(by: 1)
    #expect(list.navigationController?.topViewController?.title == "Row 1")
  }
}

extension ViewNode {
  /// The number of images of a name that are shown here and below.
  fileprivate func images(_ wanted: String) -> Int {
    if isLeftOut?() ?? false { return 0 }
    let own = name == "Image" && detail == "\"\(wanted)\"" ? 1 : 0
    return children.reduce(own) { $0 + $1.images(wanted) }
  }
}
