extension LayoutRule {
  /// Changes nothing by itself: a drawing effect, a value for a user's layout, the root.
  struct Plain: BuiltInRule {
    var traits: RuleTraits { .passing(.plain) }
  }

  /// Sets the share of a stack with which the child is served (Rules/Stacks.md#R-20).
  struct Priority: BuiltInRule {
    var value: CGFloat

    var traits: RuleTraits { .passing(.priority, priority: .own(value)) }

    mutating func pass(through stream: inout NumberStream) { stream.pass(&value) }
  }
}
