import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Menus that are longer than the screen") @MainActor struct LongMenuTests {
  private struct Many: View {
    let isPicker: Bool
    @State private var chosen = 0

    var body: some View {
      VStack {
        Text("chosen \(chosen)")
        if isPicker {
          Picker("Number", selection: $chosen) { ForEach(0..<26) { Text("Item \($0)").tag($0) } }
            .pickerStyle(.menu)
        } else {
          Menu("Open") { ForEach(0..<26) { number in Button("Item \(number)") { chosen = number } } }
        }
      }
    }
  }

  private let safe = CGRect(x: 0, y: 60, width: 390, height: 600)

  private func open(isPicker: Bool) -> TestedView {
    let view = TestedView(
      proposing: 390, 700, safeArea: EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0)
    ) { Many(isPicker: isPicker) }
    view.press(isPicker ? "Item 0" : "Open")
    return view
  }

  private func labels(_ view: TestedView) -> [String] { view.elements.map(\.label) }

  @Test("the menu keeps to the safe area, and begins with its first row", arguments: [true, false])
  func place(isPicker: Bool) throws {
    let view = open(isPicker: isPicker)
    let card = try #require(view.frame(of: "MenuCard"))
    #expect(card.minY == safe.minY && card.maxY == safe.maxY)
    #expect(view.elements.first?.frame.minY == safe.minY)
    #expect(view.elements.allSatisfy { $0.frame.maxY <= safe.maxY })
    #expect(labels(view).contains("Item 1") && !labels(view).contains("Item 25"))
  }

  @Test("a wheel brings its last row, which is chosen by a tap", arguments: [true, false])
  func wheel(isPicker: Bool) {
    let view = open(isPicker: isPicker)
    view.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: -2000))
    #expect(labels(view).contains("Item 25") && !labels(view).contains("Item 1"))
    view.tap("Item 25")
    #expect(labels(view).contains("chosen 25"))
    #expect(view.frame(of: "MenuCard") == nil)
  }

  @Test("a finger drags its rows, and chooses none by that", arguments: [true, false])
  func drag(isPicker: Bool) {
    let view = open(isPicker: isPicker)
    view.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 200))
    #expect(!labels(view).contains("Item 0") && labels(view).contains("Item 15"))
    #expect(view.frame(of: "MenuCard") != nil)
  }

  @Test("a menu with room for all its rows stands beside its button, as high as they are, and stays there")
  func short() throws {
    let view = TestedView(
      proposing: 390, 700, safeArea: EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0)
    ) {
      Menu("Open") { ForEach(0..<3) { Button("Item \($0)") {} } }
    }
    let button = try #require(view.frame(of: "Text(\"Open\")"))
    view.press("Open")
    let card = try #require(view.frame(of: "MenuCard"))
    #expect(abs(card.minY - button.maxY - 8) < 1)
    let before = view.elements.map(\.frame)
    view.scroll(at: CGPoint(x: card.midX, y: card.midY), by: CGSize(width: 0, height: -50))
    #expect(view.elements.map(\.frame) == before)
  }
}
