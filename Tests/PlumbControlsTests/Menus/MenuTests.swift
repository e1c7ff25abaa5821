import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Menus") @MainActor struct MenuTests {
  private func labels(_ view: TestedView) -> [String] { view.host.accessibleElements().map(\.label) }

  @Test("a menu opens when it is pressed, and choosing does the action and closes it")
  func choose() {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    view.press("Options")
    #expect(
      labels(view)
        == ["Actions", "Rename", "Duplicate", "Favourite", "By name", "By color", "More", "Delete"])
    #expect(view.frame(of: "MenuCard")?.width == 250)
    view.press("Rename")
    #expect(labels(view).contains("renamed"))
    #expect(view.frame(of: "MenuCard") == nil)
  }

  @Test("a tap beside the menu and Escape close it")
  func close() {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    view.press("Options")
    view.tap(at: CGPoint(x: 5, y: 5))
    #expect(view.frame(of: "MenuCard") == nil)
    view.press("Options")
    view.press(key: "Escape")
    #expect(view.frame(of: "MenuCard") == nil)
    #expect(labels(view).contains("-"))
  }

  @Test("each line between rows is a pixel high, at every scale", arguments: [1, 2, 3])
  func lines(scale: CGFloat) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let view = TestedView(proposing: 390, 700, environment: { $0 = environment }) {
      Menu("Open") { ForEach(1...6, id: \.self) { Button("Row \($0)") {} } }
    }
    view.press("Open")
    func heights(_ items: [DisplayItem]) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        switch item {
        case .fill(let path, _, _):
          let box = path.boundingRect
          return box.width > 200 && box.height < 2 ? [box.height * scale] : []
        case .group(_, let inner): return heights(inner)
        default: return []
        }
      }
    }
    #expect(heights(view.displayList.items).map { ($0 * 100).rounded() / 100 } == [1, 1, 1, 1, 1])
  }

  @Test("a disabled row does nothing")
  func disabled() {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    view.press("Options")
    #expect(view.press("Duplicate") == false)
  }

  @Test("a menu in a menu opens over it, and choosing there closes both")
  func submenu() {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    view.press("Options")
    view.press("More")
    #expect(labels(view) == ["Deep"])
    view.press("Deep")
    #expect(labels(view).contains("deep"))
    #expect(view.frame(of: "MenuCard") == nil)
  }

  @Test("a picker's menu marks what is chosen, and takes what is pressed")
  func picker() {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    view.press("Name")
    #expect(view.host.accessibleElements().filter { $0.isSelected }.map(\.label) == ["Name"])
    view.press("Color")
    view.press("Color")
    #expect(view.host.accessibleElements().filter { $0.isSelected }.map(\.label) == ["Color"])
  }

  @Test("a view that is held opens its menu; one that is tapped does not")
  func contextMenu() {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    view.tap("held")
    #expect(!labels(view).contains("Context"))
    view.hold("held", for: 0.7)
    #expect(labels(view) == ["Context"])
    view.press("Context")
    #expect(labels(view).contains("context"))
  }

  @Test("a row with a link and swipe actions opens its menu, too, wherever it is pressed")
  func rowMenu() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack {
        List {
          NavigationLink("row") { Text("next") }
            .swipeActions { Button("Swipe") {} }
            .contextMenu { Button("Context") {} }
        }
      }
    }
    view.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 200, y: 57), isSecondary: true)))
    #expect(labels(view) == ["Context"])
    view.press("Context")
    view.hold("row", for: 0.7)
    #expect(labels(view) == ["Context"])
    view.press("Context")
    view.tap(at: CGPoint(x: 200, y: 57))
    #expect(labels(view).contains("next"))
  }

  @Test("a mouse's second button opens a view's menu at once, and nothing else is pressed by it")
  func secondButton() throws {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    let frame = try #require(view.host.accessibleElements().first { $0.label == "held" }?.frame)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    view.send(.pointer(PointerEvent(phase: .down, location: middle, isSecondary: true)))
    view.send(.pointer(PointerEvent(phase: .up, location: middle, isSecondary: true)))
    #expect(labels(view) == ["Context"])
    let other = TestedView(proposing: 390, 700) { FruitMenu() }
    let button = try #require(other.host.accessibleElements().first { $0.label == "Options" }?.frame)
    other.send(
      .pointer(
        PointerEvent(phase: .down, location: CGPoint(x: button.midX, y: button.midY), isSecondary: true)))
    #expect(other.frame(of: "MenuCard") == nil)
  }

  @Test(
    "with the keyboard a menu is opened, walked through, chosen from and left; the focus goes back to its label"
  )
  func keyboard() {
    let view = TestedView(proposing: 390, 700) { FruitMenu() }
    view.press(key: "Tab")
    #expect(view.focused == "Options")
    view.press(key: " ")
    view.press(key: "ArrowDown")
    #expect(view.focused == "Rename")
    view.press(key: "ArrowDown")
    #expect(view.focused == "Favourite")
    view.press(key: "ArrowUp")
    view.press(key: "Enter")
    #expect(labels(view).contains("renamed"))
    #expect(view.focused == "Options")
    view.press(key: " ")
    view.press(key: "Escape")
    #expect(view.frame(of: "MenuCard") == nil)
    #expect(view.focused == "Options")
  }

  @Test("a popover is a sheet on narrow canvases, and a card beside the view on others")
  func popover() {
    struct Asking: View {
      @State private var isShown = false
      var body: some View {
        Button("ask") { isShown = true }
          .popover(isPresented: $isShown) { Color.red.frame(width: 200, height: 100) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    let narrow = TestedView(proposing: 390, 700) { Asking() }
    narrow.press("ask")
    #expect((narrow.frame(of: "Color.red")?.midX ?? 0) == 195)
    let wide = TestedView(proposing: 1000, 700) { Asking() }
    wide.press("ask")
    let button = wide.frame(of: "Text(\"ask\")") ?? .zero
    #expect(wide.frame(of: "Color.red")?.minY == button.maxY + 13)
    #expect(narrow.warnings.isEmpty && wide.warnings.isEmpty)
  }

  @Test("a table has one column on narrow canvases, and headers on others")
  func table() {
    struct Fruits: View {
      var body: some View {
        Table(Fruit.all) {
          TableColumn("Name", value: \.name)
          TableColumn("Color", value: \.color)
        }
      }
    }
    #expect(labels(TestedView(proposing: 390, 700) { Fruits() }) == ["Apple", "Banana", "Cherry"])
    let wide = labels(TestedView(proposing: 900, 700) { Fruits() })
    #expect(wide == ["Name", "Color", "Apple", "red", "Banana", "yellow", "Cherry", "red"])
  }

  @Test("an outline's element is unfolded by a press")
  func outline() {
    let view = TestedView(proposing: 390, 700) { FruitTree() }
    #expect(labels(view) == ["Apple"])
    view.press("Apple")
    #expect(labels(view) == ["Apple", "Core"])
  }
}
