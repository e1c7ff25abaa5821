import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("The dots of pages") @MainActor struct PageDotsTests {
  private func pages(_ heard: Heard<Int>, first: Int = 0, _ direction: LayoutDirection = .leftToRight)
    -> TestedView
  {
    TestedView(proposing: 300, 400, environment: { $0.layoutDirection = direction }) {
      Held(first, told: heard.add) { page in
        TabView(selection: page) { ForEach(0..<3) { Text("page \($0)").tag($0) } }
          .tabViewStyle(.page)
      }
    }
  }

  private func dots(_ view: TestedView, _ page: Int) throws -> CGRect {
    try #require(view.elements.first { $0.label == "Page \(page) of 3" }).frame
  }

  @Test(
    "a tap beside the middle of the dots goes to the next page, or to the one before",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func tapped(direction: LayoutDirection) throws {
    let heard = Heard<Int>()
    let view = pages(heard, direction)
    let frame = try dots(view, 1)
    let (left, right) = (
      CGPoint(x: frame.minX + 4, y: frame.midY), CGPoint(x: frame.maxX - 4, y: frame.midY)
    )
    let (next, before) = direction == .leftToRight ? (right, left) : (left, right)
    view.tap(at: before)
    #expect(heard.values == [])
    view.tap(at: next)
    view.tap(at: next)
    #expect(heard.values == [1, 2])
    view.tap(at: next)
    #expect(heard.values == [1, 2])
    view.tap(at: before)
    #expect(heard.values == [1, 2, 1])
    #expect(view.elements.contains { $0.label == "page 1" && $0.frame.midX == 150 })
  }

  @Test("their element says which page is shown, and goes a page on or back")
  func adjusted() throws {
    let heard = Heard<Int>()
    let view = pages(heard)
    view.adjust(.stepper, "Page 1 of 3", increment: true)
    view.adjust(.stepper, "Page 2 of 3", increment: true)
    view.adjust(.stepper, "Page 3 of 3", increment: true)
    view.adjust(.stepper, "Page 3 of 3", increment: false)
    #expect(heard.values == [1, 2, 1])
    _ = try dots(view, 2)
  }
}
