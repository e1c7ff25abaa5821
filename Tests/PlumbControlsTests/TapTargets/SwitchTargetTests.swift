import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("The target of a switch")
struct SwitchTargetTests {
  private struct Beside: View {
    let heard: Heard<String>
    @State private var isOn = true
    var body: some View {
      HStack(spacing: 0) {
        Button("x") { heard.add("x") }
        Toggle("Sound", isOn: $isOn).labelsHidden().onChange(of: isOn) { heard.add("switch") }
        Button("y") { heard.add("y") }
      }
    }
  }

  @Test("has the words of its label where that is hidden")
  func name() {
    let view = TestedView(proposing: 300, 100) { Beside(heard: Heard()) }
    #expect(view.host.accessibleElements().map(\.label) == ["x", "Sound", "y"])
  }

  @Test("is its whole rectangle, beside its round ends too, with small buttons on both sides")
  func corners() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 100) { Beside(heard: heard) }
    let frame = try #require(view.host.accessibleElements().first { $0.label == "Sound" }?.frame)
    let points = [
      CGPoint(x: 1, y: 1), CGPoint(x: frame.width - 1, y: 1), CGPoint(x: 1, y: frame.height - 1),
      CGPoint(x: frame.width - 1, y: frame.height - 1), CGPoint(x: frame.width - 4, y: frame.height - 3),
    ]
    for point in points { view.tap(at: CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)) }
    #expect(heard.values == points.map { _ in "switch" })
  }
}
