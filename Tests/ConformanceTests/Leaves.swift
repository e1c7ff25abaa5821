import SwiftUI

/// A leaf as somebody outside would write it: a layout that answers by a rule and notes what it is asked.
struct Leaf: Layout {
  let name: String
  let answer: @Sendable (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Log.current?.asked[name, default: []].append(proposal)
    return answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    Log.current?.placed[name] = proposal
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

@MainActor func leaf(_ name: String, _ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) -> some View
{
  Leaf(name: name, answer: answer) { Color.red }.named(name)
}

extension View {
  nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Answers one size to everything.
@MainActor func fix(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  leaf(name) { _ in CGSize(width: width, height: height) }
}

@MainActor func fix(_ name: String, _ side: CGFloat = 20) -> some View { fix(name, side, side) }

/// Answers the proposed width between two bounds, and one height.
@MainActor func flexW(
  _ name: String, _ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat, height: CGFloat = 20
) -> some View {
  leaf(name) { CGSize(width: min(max($0.width ?? ideal, least), most), height: height) }
}

/// Answers the proposed width in a range, whose end it likes best.
@MainActor func range(_ name: String, _ range: ClosedRange<CGFloat>) -> some View {
  flexW(name, range.lowerBound, range.upperBound, range.upperBound)
}

/// Takes what it is offered, 10 where nothing is said.
@MainActor func greedy(_ name: String) -> some View {
  leaf(name) { CGSize(width: max(0, $0.width ?? 10), height: max(0, $0.height ?? 10)) }
}

/// Answers half the proposed width.
@MainActor func half(_ name: String) -> some View {
  leaf(name) { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
}

/// Covers 600 square points.
@MainActor func area600(_ name: String) -> some View {
  leaf(name) { CGSize(width: $0.width ?? 10, height: 600 / ($0.width ?? 10)) }
}

/// A text by its recorded answers, the widest first: the first that is not wider than what is offered.
@MainActor func text(_ name: String, _ answers: (CGFloat, CGFloat)...) -> some View {
  leaf(name) { proposal in
    let offered = proposal.width ?? .infinity
    let answer = answers.first { $0.0 <= offered } ?? (offered, answers.last!.1)
    return CGSize(width: answer.0, height: answer.1)
  }
}

/// A text of one size with its baselines, which wants no room above or below to another text.
struct TextBlock: Layout {
  let size: CGSize
  var first: CGFloat?
  var last: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .vertical)
    return spacing
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? first : guide == .lastTextBaseline ? last : nil
  }
}

/// A text block of lines: 13 points are 16 tall with the baseline at 13, 26 points 30 with it at 25.
@MainActor func lines(
  _ name: String, _ width: CGFloat, _ height: CGFloat, first: CGFloat? = nil, last: CGFloat? = nil
) -> some View {
  TextBlock(size: CGSize(width: width, height: height), first: first, last: last ?? first) { Color.blue }
    .named(name)
}

/// Two members, 30 and 50 wide.
struct Pair: View {
  var body: some View {
    fix("a", 30, 10)
    fix("b", 50, 10)
  }
}
