import SwiftUI
import Testing

/// What a layout of one's own may rely on, beyond frames (Rules/Proposals.md#R-3, R-5).
@Suite("A layout of one's own") @MainActor struct LayoutProtocolTests {
  @Test("the last place counts") func lastPlace() {
    let record = record {
      Custom(place: {
        $0.place(at: .zero, proposal: .zero); $0.place(at: five, proposal: .zero)
      })
    }
    #expect(record.frames["a"] == [CGRect(x: 5, y: 5, width: 20, height: 20)])
  }

  @Test("each proposal is asked of a view once, however often a layout asks") func asksOnce() {
    let record = record {
      Custom(place: { view in
        for width in [7, 7, 9, 7] as [CGFloat] {
          _ = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
      })
    }
    #expect(record.log.asked["a"]?.filter { $0.width == 7 }.count == 1)
    #expect(record.log.asked["a"]?.filter { $0.width == 9 }.count == 1)
  }

  @Test("a place that is no number is reported, and the view stays in its container") func placeThatIsNone() {
    var problems: [String] = []
    let view = Custom(place: { $0.place(at: CGPoint(x: CGFloat.nan, y: 3), proposal: .zero) }).callAsFunction
    { fix("a") }
    let staged = Stage().show(view) { problems.append($0) }
    #expect(problems.count == 1, "\(problems)")
    #expect(staged.size == CGSize(width: 50, height: 50))
  }

  @Test("a view that is placed while it is measured is reported, and not moved") func placedTooEarly() {
    var problems: [String] = []
    let view = Custom(measure: { $0.place(at: five, proposal: .zero) }).callAsFunction { fix("a") }
    _ = Stage().show(view) { problems.append($0) }
    #expect(problems.count == 1 && problems[0].contains("placeSubviews"), "\(problems)")
  }

  private func record(_ layout: () -> Custom) -> LayoutRecord {
    LayoutRecord(AnyView(layout().callAsFunction { fix("a") }), .container, .unspecified)
  }
}

private let five = CGPoint(x: 5, y: 5)

/// 50 by 50 points; what it does with its views is given.
private struct Custom: Layout {
  var measure: @Sendable (LayoutSubview) -> Void = { _ in }
  var place: @Sendable (LayoutSubview) -> Void = { _ in }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.forEach(measure)
    return CGSize(width: 50, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.forEach(place)
  }
}
