import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("What guides cost")
struct GuideBudgetTests {
  /// A frame in a frame in a frame, so many times.
  private func nested(_ depth: Int, _ inner: some View) -> AnyView {
    var view = AnyView(inner)
    for _ in 0..<depth { view = AnyView(view.padding(1).frame(maxWidth: .infinity, alignment: .leading)) }
    return view
  }

  private final class Count: @unchecked Sendable { var value = 0 }

  @Test("a guide in nested frames is asked for a few times a frame, and not twice as often with each")
  func frames() {
    func asked(_ depth: Int) -> Int {
      let count = Count()
      let guided = Color.red.alignmentGuide(.leading) { _ in
        count.value += 1
        return 3
      }
      let view = TestedView(proposing: 200, 200) { nested(depth, guided) }
      #expect(view.frame(of: "Color.red") != nil)
      return count.value
    }
    #expect(asked(24) <= asked(12) * 3)
    #expect(asked(24) < 200)
  }

  private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("a layout of one's own in nested frames costs no more than they do")
  func layouts() {
    let view = TestedView(proposing: 200, 200) { nested(30, Plain { nested(30, Color.red) }) }
    #expect(view.measurements(of: "Color.red") < 100)
  }
}
