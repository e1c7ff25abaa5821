import PlumbLayout
import Testing

@Suite("Distances between neighbours")
struct SpacingTests {
  /// What a 13 point text asks for on macOS at 2x (Rules/Spacing.md#R-31).
  private let text = ViewSpacing.text(lineGap: 0, above: 4.742, below: 8.151)

  @Test("two views without wishes keep 8 points")
  func plain() {
    for axis in Axis.allCases { #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8) }
  }

  @Test("a text has its own distance above and below, and none to another text")
  func texts() {
    #expect(ViewSpacing().distance(to: text, along: .vertical) == 4.742)
    #expect(text.distance(to: ViewSpacing(), along: .vertical) == 8.151)
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(text.distance(to: text, along: .horizontal) == 8)
  }

  @Test("nothing keeps a distance to what wants none")
  func zero() {
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(text.distance(to: .zero, along: .vertical) == 0)
  }

  @Test("a union has the larger wish on the sides that are named")
  func union() {
    let both = text.union(.text(lineGap: 2, above: 9, below: 1), edges: .top)
    #expect(ViewSpacing().distance(to: both, along: .vertical) == 9)
    #expect(both.distance(to: ViewSpacing(), along: .vertical) == 8.151)
  }
}
