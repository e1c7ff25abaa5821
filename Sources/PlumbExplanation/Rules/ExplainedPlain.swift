import PlumbLayout

/// A modifier that has no part in the layout, or whose code leaves its only child its size and its place.
struct PlainRule: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(isTransparent: true) }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { true }
}

struct PriorityRule: ExplainedRule {
  var value: CGFloat

  var explainedTraits: ExplainedTraits { ExplainedTraits(isTransparent: true) }

  func written(_ title: String) -> String? {
    Words.call("layoutPriority", [describe(value)])
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { true }
}
