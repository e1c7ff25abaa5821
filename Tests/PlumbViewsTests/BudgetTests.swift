import PlumbTesting
import SwiftUI
import Testing

/// How often a leaf is measured in deep nests: a number that depth does not multiply.
@MainActor @Suite("Budgets")
struct BudgetTests {
  private func measurements(_ depth: Int, _ wrap: (AnyView, Int) -> AnyView) -> Int {
    let count = MeasureCount()
    var view = AnyView(CountingLeaf(20, 10, count))
    for level in 0..<depth { view = wrap(view, level) }
    _ = TestedView(proposing: 300, 300) { view }
    return count.value
  }

  @Test("a hundred stacks of one axis measure a leaf as often as ten")
  func oneAxis() {
    func nest(_ depth: Int) -> Int { measurements(depth) { view, _ in AnyView(HStack { view }) } }
    #expect(nest(100) == nest(10))
    #expect(nest(100) == 1)
  }

  @Test("a hundred stacks of both axes in turn, each with a second child, measure a leaf as often as ten")
  func bothAxes() {
    func nest(_ depth: Int) -> Int {
      measurements(depth) { view, level in
        level % 2 == 0
          ? AnyView(
            HStack(spacing: 0) {
              view
              Color.red
            })
          : AnyView(
            VStack(spacing: 0) {
              view
              Color.blue
            })
      }
    }
    #expect(nest(100) == nest(10))
    #expect(nest(100) <= 16)
  }

  @Test("a hundred frames, paddings and overlays measure a leaf as often as ten")
  func modifiers() {
    func nest(_ depth: Int) -> Int {
      measurements(depth) { view, level in
        switch level % 3 {
        case 0: AnyView(view.frame(maxWidth: .infinity))
        case 1: AnyView(view.padding(0))
        default: AnyView(view.overlay(Color.red))
        }
      }
    }
    #expect(nest(99) == nest(9))
  }
}
