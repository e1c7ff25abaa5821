import SwiftUI

/// A leaf of one size, whatever it is offered.
func leaf(_ width: CGFloat, _ height: CGFloat, _ identifier: String = "leaf") -> some View {
  Leaf { _ in CGSize(width: width, height: height) }.view(identifier)
}

/// A leaf that takes half of the width that it is offered, and is 10 tall.
func half(_ identifier: String = "half") -> some View {
  Leaf { proposal in
    CGSize(width: proposal.replacingUnspecifiedDimensions().width / 2, height: 10)
  }.view(identifier)
}

/// A leaf that takes what it is offered, at most so wide, and 10 tall.
func upTo(_ maximum: CGFloat, _ identifier: String) -> some View {
  Leaf { CGSize(width: min(max($0.width ?? maximum, 0), maximum), height: 10) }.view(identifier)
}

/// A leaf that takes what it is offered and notes its name each time that it is asked for that very width.
func noting(_ name: String, at width: CGFloat, in log: Log) -> some View {
  Leaf { proposal in
    if let offered = proposal.width, abs(offered - width) < 0.01 { log.names.append(name) }
    return proposal.replacingUnspecifiedDimensions()
  }.view(name)
}

final class Log: @unchecked Sendable {
  var names: [String] = []
}

private struct Leaf: Layout {
  let answer: @Sendable (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer(proposal)
  }
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

  func view(_ identifier: String) -> some View { self { EmptyView() }.accessibilityIdentifier(identifier) }
}
