import SwiftUI

/// A view of a fixed size that counts how often it is measured.
///
///     let count = MeasureCount()
///     let view = TestedView(proposing: 100, 100) { VStack { CountingLeaf(20, 10, count) } }
///     #expect(count.value == 4)
public struct CountingLeaf: View {
  private let leaf: CountedLayout

  /// Creates a view that adds each of its measurements to a count.
  ///
  /// - Parameters:
  ///   - width: in points, whatever is proposed; without one the view takes what it is offered, and ideally 10.
  ///   - height: the same for its height.
  ///   - count: what each measurement is added to.
  public init(_ width: CGFloat? = nil, _ height: CGFloat? = nil, _ count: MeasureCount) {
    leaf = CountedLayout(width: width, height: height, count: count)
  }

  public var body: some View { leaf { EmptyView() } }
}

/// The number of measurements of leaves.
public final class MeasureCount: @unchecked Sendable {
  /// The number of measurements of the leaves that share this count.
  public fileprivate(set) var value = 0
  /// Creates a count that starts at 0.
  public init() {}
}

private struct CountedLayout: Layout {
  let width: CGFloat?
  let height: CGFloat?
  let count: MeasureCount

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    count.value += 1
    let offered = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: width ?? offered.width, height: height ?? offered.height)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
