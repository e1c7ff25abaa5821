import PlumbTesting
import SwiftUI
import Testing

@Suite("Pressing buttons") @MainActor struct ButtonPressTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("n\(count)")
        Button("more") { count += 1 }
      }
    }
  }

  @Test("a tap on a button does its action and shows what came of it")
  func tap() {
    let view = TestedView(proposing: 100, 100) { Counter() }
    view.tap("more")
    view.tap("more")
    #expect(view.frame(of: "Text(\"n2\")") != nil)
  }

  @Test("a pointer that goes up beside the button does nothing; one that came back does")
  func tracking() {
    let count = Count()
    let view = TestedView(proposing: 100, 100) { Button("press") { count.value += 1 } }
    let (inside, outside) = (CGPoint(x: 25, y: 5), CGPoint(x: 25, y: 50))
    view.touch(.down, at: inside)
    view.touch(.moved, at: outside)
    view.touch(.up, at: outside)
    #expect(count.value == 0)
    view.touch(.down, at: inside)
    view.touch(.moved, at: outside)
    view.touch(.moved, at: inside)
    view.touch(.up, at: inside)
    #expect(count.value == 1)
    view.touch(.down, at: inside)
    view.touch(.cancelled, at: inside)
    #expect(count.value == 1)
  }

  @Test("the button is pressed before the view around it is tapped")
  func insideTappedView() {
    var log: [String] = []
    let view = TestedView(proposing: 100, 100) {
      HStack(spacing: 0) {
        Button("a") { log.append("button") }
        Text("b")
      }
      .onTapGesture { log.append("row") }
    }
    view.tap("a")
    view.tap("b")
    #expect(log == ["button", "row"])
  }
}
