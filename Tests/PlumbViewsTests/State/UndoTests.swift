import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("What can be undone") @MainActor struct UndoTests {
  private final class Paper {
    var lines: [String] = []

    func add(_ line: String, _ manager: UndoManager) {
      lines.append(line)
      manager.registerUndo(withTarget: self) { $0.remove(manager) }
    }
    func remove(_ manager: UndoManager) {
      let line = lines.removeLast()
      manager.registerUndo(withTarget: self) { $0.add(line, manager) }
    }
  }

  @Test("a step is taken back and made again, as often as wanted; a new change forgets what was taken back")
  func steps() {
    let (paper, manager) = (Paper(), UndoManager())
    manager.groupsByEvent = false
    for line in ["a", "b"] { paper.add(line, manager) }
    manager.setActionName("Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(paper.lines == ["a"] && manager.canRedo && manager.redoMenuItemTitle == "Redo Typing")
    manager.undo()
    #expect(paper.lines == [] && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(paper.lines == ["a", "b"] && !manager.canRedo && manager.undoActionName == "Typing")
    manager.undo()
    paper.add("c", manager)
    #expect(paper.lines == ["a", "c"] && !manager.canRedo)
  }

  @Test(
    "the changes of a group are one step, the last of them is taken back first, and a step too many is forgotten"
  )
  func groups() {
    let (paper, manager) = (Paper(), UndoManager())
    manager.beginUndoGrouping()
    paper.add("a", manager)
    manager.beginUndoGrouping()
    paper.add("b", manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(paper.lines == [])
    manager.redo()
    #expect(paper.lines == ["a", "b"])
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for line in ["c", "d", "e"] { paper.add(line, manager) }
    #expect(manager.undoCount == 2)
  }

  @Test("nothing is recorded while that is disabled, nor called for an object that is gone")
  func targets() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.disableUndoRegistration()
    Paper().add("a", manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    let paper = Paper()
    paper.add("b", manager)
    Paper().add("c", manager)
    manager.undo()
    #expect(paper.lines == ["b"])
    manager.removeAllActions(withTarget: paper)
    #expect(!manager.canUndo)
  }

  @Test("each window has a manager, for which the changes of a tap are one step")
  func window() throws {
    struct Counter: View {
      final class Count { var value = 0 }
      @Environment(\.undoManager) private var undoManager
      @State private var shown = 0
      let count = Count()

      func add() {
        count.value += 1
        shown = count.value
        undoManager?.registerUndo(withTarget: count) {
          $0.value -= 1
          shown = $0.value
        }
      }
      var body: some View {
        VStack {
          Text("\(shown)").id("count")
          Button("Twice") {
            add()
            add()
          }
          Button("Undo") { undoManager?.undo() }
        }
      }
    }
    let view = TestedView(proposing: 200, 200) { Counter() }
    view.tap("Twice")
    view.tap("Twice")
    #expect(view.frame(of: "Text(\"4\")") != nil)
    view.tap("Undo")
    #expect(view.frame(of: "Text(\"2\")") != nil)
    view.tap("Undo")
    #expect(view.frame(of: "Text(\"0\")") != nil)
  }
}
