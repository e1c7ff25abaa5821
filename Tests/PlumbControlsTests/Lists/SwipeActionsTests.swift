import Foundation
import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Actions behind rows") @MainActor struct SwipeActionsTests {
  /// Three rows of 44 points, 300 wide; the first one begins at the top.
  private struct Letters: View {
    let heard: Heard<String>
    var full = true
    @State private var letters = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in
          Button(letter) { heard.add("tap \(letter)") }
            .swipeActions(allowsFullSwipe: full) {
              Button("Remove", role: .destructive) {
                heard.add("remove \(letter)")
                letters.removeAll { $0 == letter }
              }
              Button("Flag") { heard.add("flag \(letter)") }.tint(.orange)
            }
            .swipeActions(edge: .leading) { Button("Pin") { heard.add("pin \(letter)") } }
        }
      }
      .listStyle(.plain)
    }
  }

  private func letters(
    _ heard: Heard<String>, full: Bool = true, time: Double? = nil,
    _ direction: LayoutDirection = .leftToRight
  ) -> TestedView {
    TestedView(
      proposing: 300, 300, time: time,
      environment: {
        $0.layoutDirection = direction
        $0.defaultMinListRowHeight = 44
      }
    ) { Letters(heard: heard, full: full) }
  }

  private func point(_ x: CGFloat, row: Int = 0) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 44 + 22) }

  private func dragMouse(_ view: TestedView, from start: CGPoint, to end: CGPoint) {
    view.send(.pointer(PointerEvent(phase: .down, location: start)))
    for step in 1...10 {
      let x = start.x + (end.x - start.x) * CGFloat(step) / 10
      view.send(.pointer(PointerEvent(phase: .moved, location: CGPoint(x: x, y: start.y))))
    }
    view.send(.pointer(PointerEvent(phase: .up, location: end)))
  }

  @Test("a swipe shows the actions, the first at the edge; a tap on one does it and closes the row")
  func swipe() throws {
    let heard = Heard<String>()
    let view = letters(heard)
    #expect(view.elementLabels == ["a", "b", "c"])
    view.drag(from: point(250), to: point(150))
    #expect(view.elementLabels.contains("Remove"))
    let remove = try #require(view.host.accessibleElements().first { $0.label == "Remove" }?.frame)
    let flag = try #require(view.host.accessibleElements().first { $0.label == "Flag" }?.frame)
    #expect(remove.maxX == 300 && remove.minY == 0 && remove.height == 44)
    // The least width of an action.
    #expect(flag == CGRect(x: remove.minX - 74, y: 0, width: 74, height: 44))
    view.tap("Flag")
    #expect(heard.values == ["flag a"])
    #expect(view.elementLabels == ["a", "b", "c"])
  }

  private func symbols(_ node: ViewNode) -> [String] {
    let own = node.role == .image ? [node.detail.filter { $0 != "\"" }] : []
    return own + node.children.flatMap(symbols)
  }

  @Test("the symbols of actions are filled where there is a filled one")
  func filledSymbols() {
    let known: Set<String> = ["lock", "lock.fill", "cart.badge.plus", "cart.fill.badge.plus", "xmark"]
    let view = TestedView(
      proposing: 300, 100,
      environment: { values in
        values.resources = Resources(
          image: { _, _, _ in nil }, color: { _, _ in nil },
          symbol: { name in
            guard known.contains(name) else { return nil }
            let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
            return Resources.Symbol(path: square, style: FillStyle(), size: 24)
          })
      }
    ) {
      List {
        Label("row", systemImage: "lock")
          .swipeActions {
            Button {
            } label: {
              Label("Lock", systemImage: "lock")
            }
            Button("Buy", systemImage: "cart.badge.plus") {}
            Button("Close", systemImage: "xmark") {}
          }
      }
      .listStyle(.plain)
    }
    // The first lock is that of the row itself.
    #expect(symbols(view.host.root).sorted() == ["cart.fill.badge.plus", "lock", "lock.fill", "xmark"])
  }

  @Test("a swipe the other way shows the leading actions")
  func leading() {
    let heard = Heard<String>()
    let view = letters(heard)
    view.drag(from: point(50), to: point(120))
    view.tap("Pin")
    #expect(heard.values == ["pin a"])
  }

  @Test("a mouse swipes, too, and a short swipe or one up and down shows nothing")
  func mouse() {
    let heard = Heard<String>()
    let view = letters(heard)
    dragMouse(view, from: point(250), to: point(100))
    #expect(view.elementLabels.contains("Remove"))
    view.tap(at: CGPoint(x: 20, y: 250))
    #expect(view.elementLabels == ["a", "b", "c"])
    view.drag(from: point(250), to: point(225), for: 2)
    #expect(view.elementLabels == ["a", "b", "c"])
    view.drag(from: point(250), to: CGPoint(x: 240, y: 200))
    #expect(view.elementLabels == ["a", "b", "c"])
    #expect(heard.values == [])
  }

  @Test("a swipe over most of the row does the first action; without a full swipe it only opens")
  func full() {
    let heard = Heard<String>()
    let view = letters(heard)
    view.drag(from: point(280, row: 1), to: point(20, row: 1))
    #expect(heard.values == ["remove b"])
    #expect(view.elementLabels == ["a", "c"])
    let careful = letters(heard, full: false)
    careful.drag(from: point(280, row: 1), to: point(20, row: 1))
    #expect(heard.values == ["remove b"])
    #expect(careful.elementLabels.contains("Remove"))
  }

  @Test("while a row is open, a tap on it or elsewhere closes it and does nothing else")
  func closing() {
    let heard = Heard<String>()
    let view = letters(heard)
    for place in [point(30), point(100, row: 2), CGPoint(x: 20, y: 280)] {
      view.drag(from: point(250), to: point(150))
      #expect(view.elementLabels.contains("Remove"))
      view.tap(at: place)
      #expect(view.elementLabels == ["a", "b", "c"])
    }
    #expect(heard.values == [])
    view.tap("b")
    #expect(heard.values == ["tap b"])
  }

  @Test("a tap that moves a little closes an open row, too")
  func trembling() {
    let view = letters(Heard<String>())
    view.drag(from: point(250), to: point(150))
    #expect(view.elementLabels.contains("Remove"))
    dragMouse(view, from: point(30), to: point(33))
    #expect(view.elementLabels == ["a", "b", "c"])
  }

  @Test("where leading is on the right, the trailing actions come from the left")
  func mirrored() {
    let heard = Heard<String>()
    let view = letters(heard, .rightToLeft)
    view.drag(from: point(50), to: point(150))
    #expect(view.elementLabels.contains("Remove"))
    #expect(view.host.accessibleElements().first { $0.label == "Remove" }?.frame.minX == 0)
  }

  @Test("the row follows the finger and goes to its place when that is let go")
  func motion() {
    let heard = Heard<String>()
    let view = letters(heard, time: 0)
    view.touch(.down, at: point(250))
    view.touch(.moved, at: point(230))
    view.touch(.moved, at: point(200))
    // 30 points: the first 20 told that it is a swipe.
    #expect(view.painted.contains { $0.frame == CGRect(x: -30, y: 0, width: 300, height: 44) })
    view.touch(.moved, at: point(130))
    view.touch(.up, at: point(130))
    #expect(view.isAnimating)
    view.advance(by: 2)
    #expect(!view.isAnimating)
    let actions = view.host.accessibleElements().first { $0.label == "Flag" }?.frame.minX ?? 0
    #expect(view.painted.contains { $0.frame == CGRect(x: actions - 300, y: 0, width: 300, height: 44) })
  }

  @Test("assistive tools do the actions by name, without a swipe")
  func accessible() throws {
    let heard = Heard<String>()
    let view = letters(heard)
    let row = try #require(view.host.accessibleElements().first { $0.label == "b" })
    #expect(row.actions == ["Pin", "Remove", "Flag"])
    view.send(.perform(element: row.number, action: "Flag"))
    view.send(.perform(element: row.number, action: "No such action"))
    view.send(.perform(element: row.number, action: "Remove"))
    #expect(heard.values == ["flag b", "remove b"])
    #expect(view.elementLabels == ["a", "c"])
  }

  private struct Deleting: View {
    let heard: Heard<String>
    @State private var letters = ["a", "b", "c"]
    @State private var selection: String?
    var body: some View {
      List(selection: $selection) {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete { places in
            heard.add("\(places.map { $0 })")
            letters.remove(atOffsets: places)
          }
      }
      .listStyle(.plain)
    }
  }

  @Test("rows of onDelete have an action that deletes")
  func onDelete() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 300) { Deleting(heard: heard) }
    view.drag(from: point(250, row: 1), to: point(180, row: 1))
    view.tap("Delete")
    #expect(heard.values == ["[1]"])
    view.drag(from: point(280), to: point(20))
    #expect(heard.values == ["[1]", "[0]"])
    #expect(view.elementLabels == ["c"])
  }

  private struct Bound: View {
    @State var letters = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach($letters, id: \.self) { $letter in Text(letter) }
          .onDelete { letters.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
    }
  }

  @Test("a row that has a binding to its element can be deleted, the last one too", arguments: 0..<3)
  func boundRows(_ row: Int) {
    let view = TestedView(proposing: 300, 300) { Bound() }
    view.drag(from: point(250, row: row), to: point(180, row: row))
    view.tap("Delete")
    var left = ["a", "b", "c"]
    left.remove(at: row)
    #expect(view.elementLabels == left)
  }

  @Test("Backspace deletes the selected row")
  func keyboard() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 300) { Deleting(heard: heard) }
    view.press(key: "Tab")
    view.press(key: "ArrowDown")
    view.press(key: "ArrowDown")
    view.press(key: "Backspace")
    #expect(heard.values == ["[1]"])
  }

  @Test("outside of a list swipe actions change nothing")
  func elsewhere() {
    let view = TestedView(proposing: 100, 40) { Text("abc").swipeActions { Button("Remove") {} } }
    #expect(view.elementLabels == ["abc"])
    view.drag(from: CGPoint(x: 20, y: 5), to: CGPoint(x: 0, y: 5))
    #expect(view.elementLabels == ["abc"])
  }

  @Test("a finger swipes a row with a field: on the field, and in the row above and below it")
  func field() throws {
    for y in [4, 22, 40] as [CGFloat] {
      let view = TestedView(
        proposing: 300, 300, environment: { $0.defaultMinListRowHeight = 44 }
      ) {
        List {
          ForEach(0..<3) { row in TextField("name \(row)", text: .constant("")) }.onDelete { _ in }
        }
        .listStyle(.plain)
      }
      let row = try #require(view.frame(of: "TextField"))
      #expect(row.minY > 4 && row.maxY < 40)
      view.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y))
      #expect(view.elementLabels.contains("Delete"), "at \(y)")
      #expect(view.focused == nil)
    }
  }
}
