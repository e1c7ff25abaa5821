import SwiftUI

/// Asks its only view for its size with several proposals, and shows it.
struct Sizing: Layout {
  let answers: Answers
  let proposals: [(name: String, proposal: ProposedViewSize)]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    for (name, proposal) in proposals { answers.note(name, view.sizeThatFits(proposal)) }
    return view.sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Notes the distances that a view prefers to a text, to a colour and to itself. Its views are those, in this order.
struct Neighbours: Layout {
  let answers: Answers

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 4 else { return .zero }
    let spacings = subviews.map(\.spacing)
    func note(_ name: String, _ first: Int, _ second: Int) {
      answers.note(name, spacings[first].distance(to: spacings[second], along: .vertical))
    }
    note("below a text", 0, 2)
    note("above a text", 2, 0)
    note("below a colour", 1, 2)
    note("above a colour", 2, 1)
    note("below itself", 2, 3)
    answers.note("after a text", spacings[0].distance(to: spacings[2], along: .horizontal))
    return CGSize(width: 300, height: 300)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Notes numbers that follow from the ideal sizes of its views. The width of a text depends on its font, a share does not.
struct Comparing: Layout {
  let answers: Answers
  let note: (Answers, [CGSize]) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    note(answers, sizes)
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

extension View {
  /// Notes the frame of the view in a named space, whenever it changes.
  func noted(_ name: String, _ answers: Answers, in space: String = Space.screen) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named(space))
    } action: {
      answers.note(name, $0)
    }
  }

  /// Notes the sizes that the view answers to proposals: nothing in particular, and 200 by 200 points.
  func sized(_ name: String, _ answers: Answers) -> some View {
    Sizing(
      answers: answers,
      proposals: [
        ("\(name) ideal", .unspecified), ("\(name) in 200", ProposedViewSize(width: 200, height: 200)),
      ]
    ) { self }
  }

  /// Notes the ideal height of the view.
  func idealHeight(_ name: String, _ answers: Answers) -> some View {
    Comparing(answers: answers, note: { $0.note("\(name) height", Double($1.first?.height ?? 0)) }) { self }
  }

  /// Notes the ideal size of the view.
  func idealSize(_ name: String, _ answers: Answers) -> some View {
    Sizing(answers: answers, proposals: [(name, .unspecified)]) { self }
  }

  /// Names the space of this view, in a fixed size.
  func space(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height).coordinateSpace(.named(name))
  }
}
