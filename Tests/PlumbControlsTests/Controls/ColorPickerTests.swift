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
    view.tap(.button, "Ink")
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
    view.tap(.button, "Ink")
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
    view.tap(.button, "Ink")
    #expect(view.elementLabels.contains("50 %"))
    let grid = try #require(view.frame(of: "ColorGrid"))
    view.tap(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5))
    #expect(bytes(heard.last) == [255, 255, 255, 128])
    let opaque = picker(heard, .red.opacity(0.5), supportsOpacity: false)
    opaque.tap(.button, "Ink")
    #expect(!opaque.elementLabels.contains("Opacity"))
    let same = try #require(opaque.frame(of: "ColorGrid"))
    opaque.tap(at: CGPoint(x: same.minX + 5, y: same.minY + 5))
    #expect(bytes(heard.last) == [255, 255, 255, 255])
  }

  @Test("a disabled picker does not open")
  func disabled() throws {
    let view = TestedView(proposing: 390, 700) {
      Held(Color.red) { ColorPicker("Ink", selection: $0).disabled(true) }
    }
    let well = try #require(view.element(.button, "Ink")).frame
    view.tap(at: CGPoint(x: well.midX, y: well.midY))
    #expect(view.frame(of: "ColorGrid") == nil)
  }

  private func wells(@ViewBuilder _ pickers: () -> some View) -> [String] {
    TestedView(proposing: 390, 700) { VStack { pickers() } }.elements.filter { $0.role == .button }
      .map { [$0.label, $0.value].compactMap { $0 }.joined(separator: ", ") }
  }

  @Test(
    "a well is named by its picker's label, also where that is hidden, and by its kind where it has no words")
  func names() {
    let color = Binding.constant(Color.red)
    let named = wells {
      ColorPicker("Ink", selection: color)
      ColorPicker("Ground", selection: color).labelsHidden()
      ColorPicker(selection: color) { Label("Line", systemImage: "pencil") }
    }
    #expect(named == ["Ink, Color well", "Ground, Color well", "Line, Color well"])
    #expect(wells { ColorPicker(selection: color) { Circle() } } == ["Color well"])
  }
}
