import PlumbLayout

/// The part of a rule in explanations: everything about it, and nothing about the others.
///
/// Sentences about a layout come from the rules of its nodes. `ExplainedRuleDispatch.swift` finds a node's rule.
protocol ExplainedRule {
  var explainedTraits: ExplainedTraits { get }

  /// Returns the modifier as it is written in the source, with its numbers; nil if its name says everything.
  func written(_ title: String) -> String?

  /// Returns whether a node has no part in the length that its child is offered, which is the one that it is offered itself.
  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool

  /// Completes a child's offer, which has the name of the node and the length.
  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout)

  /// Returns how a node came to its length; nil if its facts do not say it.
  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer?

  /// Returns the reason for a child's place.
  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace
}

/// The treatment of a rule by sentences, for which its numbers do not matter.
struct ExplainedTraits {
  /// A container of several views, which nobody has written where it has no name.
  var linesUp = false
  /// Leaves the size of its content to the content.
  var isTransparent = false
  var isFrame = false
  /// A container in a word: "the stack"; nil for the view's own name.
  var noun: String?
  /// The word for a node that moves or stretches what is in it, and that a control adds without a name.
  var part: String?
}

extension ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits() }

  func written(_ title: String) -> String? { nil }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { false }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {}

  /// As long as its content.
  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.contentAnswer(node, axis) }

  /// By its guide.
  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace { layout.guidePlace(child, parent, axis) }
}
