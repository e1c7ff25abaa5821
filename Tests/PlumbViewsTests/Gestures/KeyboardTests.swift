import PlumbTesting
import SwiftUI
import Testing

@Suite("The keyboard") @MainActor struct KeyboardTests {
  private func buttons(_ told: Told) -> TestedView {
    TestedView(proposing: 200, 100) {
      VStack(spacing: 0) {
        Button("a") { told.add("a") }
        Button("off") { told.add("off") }.disabled(true)
        Text("text")
        Button("b") { told.add("b") }.keyboardShortcut("s")
        Button("c") { told.add("c") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("Tab goes through what can have the focus, in order and round; with Shift, backwards")
  func tab() {
    let view = buttons(Told())
    var seen: [String?] = [view.focused]
    for _ in 0..<4 {
      view.press(key: "Tab")
      seen.append(view.focused)
    }
    view.press(key: "Tab", modifiers: .shift)
    seen.append(view.focused)
    #expect(seen == [nil, "a", "b", "c", "a", "c"])
  }

  @Test("Space and Return press the button that has the focus")
  func activate() {
    let told = Told()
    let view = buttons(told)
    view.press(key: " ")
    #expect(told.lines == [])
    view.press(key: "Tab")
    view.press(key: " ")
    view.press(key: "Enter")
    #expect(told.lines == ["a", "a"])
  }

  @Test("shortcuts press their button whoever has the focus, and only with their own modifiers")
  func shortcuts() {
    let told = Told()
    let view = buttons(told)
    view.press(key: "s")
    view.press(key: "s", modifiers: [.command, .option])
    #expect(told.lines == [])
    view.press(key: "s", modifiers: .command)
    view.press(key: "Enter")
    #expect(told.lines == ["b", "c"])
  }

  @Test("what has the focus answers to keys first, then the views around it")
  func keyPresses() {
    let told = Told()
    let view = TestedView(proposing: 100, 100) {
      VStack {
        Color.red.focusable()
          .onKeyPress("x") {
            told.add("inner x")
            return .handled
          }
          .onKeyPress(.upArrow) {
            told.add("inner up")
            return .ignored
          }
      }
      .onKeyPress(phases: .all) { press in
        told.add("outer \(press.characters) \(press.phase.rawValue)")
        return .ignored
      }
      .onMoveCommand { told.add("move \($0)") }
      .onExitCommand { told.add("exit") }
    }
    view.type("x")
    #expect(told.lines == [])
    view.press(key: "Tab")
    told.lines = []
    view.type("x")
    #expect(told.lines == ["inner x", "outer x 4"])
    told.lines = []
    view.press(key: "ArrowUp")
    #expect(told.lines.contains("inner up") && told.lines.contains("move up"))
    view.press(key: "Escape")
    #expect(told.lines.contains("exit"))
  }

  @Test("a ring is drawn where the keyboard brought the focus, until a pointer is used")
  func ring() {
    let view = TestedView(proposing: 100, 100) { Button("abc") {} }
    let plain = view.displayList
    view.press(key: "Tab")
    #expect(view.displayList.items.count == plain.items.count + 1)
    view.tap(at: CGPoint(x: 90, y: 90))
    #expect(view.displayList == plain)
    let without = TestedView(proposing: 100, 100) { Button("abc") {}.focusEffectDisabled() }
    without.press(key: "Tab")
    #expect(without.focused == "abc")
    #expect(without.displayList == plain)
  }

  @Test("a view that cannot have the focus is passed over")
  func passedOver() {
    let view = TestedView(proposing: 100, 100) {
      HStack {
        Color.red.focusable()
        Color.blue.focusable(false)
      }
    }
    view.press(key: "Tab")
    let first = view.focused
    view.press(key: "Tab")
    #expect(first != nil && view.focused == first)
  }
}
