import PlumbTesting
import SwiftUI
import Testing

private struct Counter: View {
  @State var count = 0
  var body: some View {
    VStack {
      Button("+1") { count += 1 }
      Label(count: count / 2)
    }
  }
}

private struct Label: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

@MainActor @Suite("What a test can know")
struct RecordsTests {
  @Test("who was offered what, in order, and each question once")
  func offers() {
    expectProposals(to: "Color.red", proposing: 200, 40) {
      HStack(spacing: 0) {
        Color.red
        Text("abc")
      }
    } are: {
      """
      170×40 → 170×40
      """
    }
    expectProposals(proposing: 60, nil) {
      Text("abc").padding(5)
    } are: {
      """
      padding      60×- → 40×20
      Text("abc")  50×- → 30×10
      """
    }
  }

  @Test("how often a view is measured")
  func measurements() {
    let view = TestedView(proposing: 60, 20) { Text("abc") }
    #expect(view.measurements(of: "Text(\"abc\")") == 1)
    #expect(view.measurements(of: "Text(\"d\")") == 0)
  }

  @Test("how often a leaf is asked")
  func counting() {
    let count = MeasureCount()
    let view = TestedView(proposing: 60, 20) { CountingLeaf(20, 10, count).padding(5) }
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(count.value == 1)
    view.layOut()
    #expect(count.value == 1)
  }

  @Test("which bodies a change runs: only those whose values are new")
  func bodies() {
    expectBodies(["Counter", "Button"]) {
      Counter()
    } after: {
      $0.press("+1")
    }
    expectBodies(["Counter", "Button", "Counter", "Button", "Label"]) {
      Counter()
    } after: {
      $0.press("+1")
      $0.press("+1")
    }
    expectBodies([]) {
      Counter()
    } after: { _ in
    }
  }

  @Test("whether there is such a button")
  func buttons() {
    let view = TestedView(proposing: 60, 60) { Counter() }
    #expect(!view.press("-1"))
    #expect(view.press("+1"))
  }
}
