import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Color pickers") @MainActor struct ColorPickerTests {
  private func picker(_ heard: Heard<Color>, _ start: Color = .red, supportsOpacity: Bool = true)
    -> TestedView
  {
    TestedView(proposing: 390, 700) {
      Held(start, told: heard.add) {
        ColorPicker("Ink", selection: $0, supportsOpacity: supportsOpacity)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private func bytes(_ color: Color?) -> [Int]? {
    color.map { color in
      let resolved = color.resolve(in: EnvironmentValues())
      return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Int(($0 * 255).rounded()) }
    }
  }

  @Test("a press on the well opens a grid of colours, and a tap on one writes it to the binding")
  func grid() throws {
    let heard = Heard<Color>()
    let view = picker(heard)
    view.tap("Color well")
    let grid = try #require(view.frame(of: "ColorGrid"))
    #expect(abs(grid.width / grid.height - 1.2) < 0.01)
    // The first square is white, the last of its row black.
    view.tap(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5))
    #expect(bytes(heard.last) == [255, 255, 255, 255])
    view.tap(at: CGPoint(x: grid.maxX - 5, y: grid.minY + 5))
    #expect(bytes(heard.last) == [0, 0, 0, 255])
    #expect(view.frame(of: "ColorGrid") != nil)
    view.tap("Close")
    #expect(view.frame(of: "ColorGrid") == nil)
  }

  @Test("the arrow keys walk through the grid")
  func keyboard() {
    let heard = Heard<Color>()
    let view = picker(heard, .white)
    view.tap("Color well")
    view.focus("Color grid")
    for _ in 0..<3 { view.press(key: "ArrowRight") }
    #expect(bytes(heard.last)?.first == 185)
    view.press(key: "ArrowUp")
    #expect(bytes(heard.last)?.first == 185)
  }

  @Test("the opacity is kept when another colour is chosen, and is there only where it is supported")
  func opacity() throws {
    let heard = Heard<Color>()
    let view = picker(heard, .red.opacity(0.5))
    view.tap("Color well")
    #expect(view.elementLabels.contains("50 %"))
    let grid = try #require(view.frame(of: "ColorGrid"))
    view.tap(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5))
    #expect(bytes(heard.last) == [255, 255, 255, 128])
    let opaque = picker(heard, .red.opacity(0.5), supportsOpacity: false)
    opaque.tap("Color well")
    #expect(!opaque.elementLabels.contains("Opacity"))
    let same = try #require(opaque.frame(of: "ColorGrid"))
    opaque.tap(at: CGPoint(x: same.minX + 5, y: same.minY + 5))
    #expect(bytes(heard.last) == [255, 255, 255, 255])
  }

  @Test("a disabled picker does not open")
  func disabled() {
    let view = TestedView(proposing: 390, 700) {
      Held(Color.red) { ColorPicker("Ink", selection: $0).disabled(true) }
    }
    view.tap("Color well")
    #expect(view.frame(of: "ColorGrid") == nil)
  }
}
