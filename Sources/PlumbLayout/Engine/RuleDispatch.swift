/// The way from a node to its rule. Each function here is one question of ``BuiltInRule``, and names every rule.
extension LayoutTree {
  /// The answer of a leaf, or of a frame of one size. Rows have thousands of these, so the way to the most common of them is
  /// short.
  @inline(__always) func answerAtOnce(_ id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    let node = LayoutNode(tree: self, id: id)
    switch records[Int(id.index)].rule {
    case .fill(let rule): return rule.sizeThatFits(proposal, node)
    case .spacer(let rule): return rule.sizeThatFits(proposal, node)
    case .fixedFrame(let rule): return rule.sizeThatFits(proposal, node)
    default: return compute(id, proposal)
    }
  }

  /// The range of such a node, as `answerAtOnce`.
  @inline(__always) func rangeAtOnce(_ id: NodeID, _ axis: Axis) -> KnownRange? {
    let node = LayoutNode(tree: self, id: id)
    switch records[Int(id.index)].rule {
    case .fill(let rule): return rule.knownRange(axis, node)
    case .spacer(let rule): return rule.knownRange(axis, node)
    case .fixedFrame(let rule): return rule.knownRange(axis, node)
    default: return workOutRange(of: id, axis)
    }
  }

  func compute(_ id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    let node = LayoutNode(tree: self, id: id)
    switch records[Int(id.index)].rule {
    case .fill(let rule): return rule.sizeThatFits(proposal, node)
    case .square: return LayoutRule.Square().sizeThatFits(proposal, node)
    case .spacer(let rule): return rule.sizeThatFits(proposal, node)
    case .divider(let rule): return rule.sizeThatFits(proposal, node)
    case .stack(let rule): return rule.sizeThatFits(proposal, node)
    case .depthStack(let rule): return rule.sizeThatFits(proposal, node)
    case .grid(let rule): return rule.sizeThatFits(proposal, node)
    case .fixedFrame(let rule): return rule.sizeThatFits(proposal, node)
    case .flexibleFrame(let rule): return rule.sizeThatFits(proposal, node)
    case .padding(let rule): return rule.sizeThatFits(proposal, node)
    case .layered(let rule): return rule.sizeThatFits(proposal, node)
    case .offset(let rule): return rule.sizeThatFits(proposal, node)
    case .position(let rule): return rule.sizeThatFits(proposal, node)
    case .fixedSize(let rule): return rule.sizeThatFits(proposal, node)
    case .aspectRatio(let rule): return rule.sizeThatFits(proposal, node)
    case .priority(let value): return LayoutRule.Priority(value: value).sizeThatFits(proposal, node)
    case .plain: return LayoutRule.Plain().sizeThatFits(proposal, node)
    case .object(_, let index), .wrapper(let index): return ask(index) { $0.sizeThatFits(proposal, node) }
    }
  }

  func arrange(_ places: Places, _ id: NodeID, _ proposal: ProposedViewSize, _ size: CGSize) {
    let node = LayoutNode(tree: self, id: id)
    switch records[Int(id.index)].rule {
    case .fill(let rule): rule.arrange(places, proposal, size, node)
    case .square: LayoutRule.Square().arrange(places, proposal, size, node)
    case .spacer(let rule): rule.arrange(places, proposal, size, node)
    case .divider(let rule): rule.arrange(places, proposal, size, node)
    case .stack(let rule): rule.arrange(places, proposal, size, node)
    case .depthStack(let rule): rule.arrange(places, proposal, size, node)
    case .grid(let rule): rule.arrange(places, proposal, size, node)
    case .fixedFrame(let rule): rule.arrange(places, proposal, size, node)
    case .flexibleFrame(let rule): rule.arrange(places, proposal, size, node)
    case .padding(let rule): rule.arrange(places, proposal, size, node)
    case .layered(let rule): rule.arrange(places, proposal, size, node)
    case .offset(let rule): rule.arrange(places, proposal, size, node)
    case .position(let rule): rule.arrange(places, proposal, size, node)
    case .fixedSize(let rule): rule.arrange(places, proposal, size, node)
    case .aspectRatio(let rule): rule.arrange(places, proposal, size, node)
    case .priority(let value): LayoutRule.Priority(value: value).arrange(places, proposal, size, node)
    case .plain: LayoutRule.Plain().arrange(places, proposal, size, node)
    case .object(_, let index), .wrapper(let index): ask(index) { $0.arrange(places, proposal, size, node) }
    }
  }

  func workOutRange(of id: NodeID, _ axis: Axis) -> KnownRange? {
    let node = LayoutNode(tree: self, id: id)
    switch records[Int(id.index)].rule {
    case .fill(let rule): return rule.knownRange(axis, node)
    case .square: return LayoutRule.Square().knownRange(axis, node)
    case .spacer(let rule): return rule.knownRange(axis, node)
    case .divider(let rule): return rule.knownRange(axis, node)
    case .stack(let rule): return rule.knownRange(axis, node)
    case .depthStack(let rule): return rule.knownRange(axis, node)
    case .grid(let rule): return rule.knownRange(axis, node)
    case .fixedFrame(let rule): return rule.knownRange(axis, node)
    case .flexibleFrame(let rule): return rule.knownRange(axis, node)
    case .padding(let rule): return rule.knownRange(axis, node)
    case .layered(let rule): return rule.knownRange(axis, node)
    case .offset(let rule): return rule.knownRange(axis, node)
    case .position(let rule): return rule.knownRange(axis, node)
    case .fixedSize(let rule): return rule.knownRange(axis, node)
    case .aspectRatio(let rule): return rule.knownRange(axis, node)
    case .priority(let value): return LayoutRule.Priority(value: value).knownRange(axis, node)
    case .plain: return LayoutRule.Plain().knownRange(axis, node)
    case .object(_, let index): return KnownRange(ask(index) { $0.knownRange(axis) }, restsOnObject: true)
    case .wrapper: return nil
    }
  }

  func workOutSpacing(of id: NodeID) -> ViewSpacing {
    let node = LayoutNode(tree: self, id: id)
    switch records[Int(id.index)].rule {
    case .fill(let rule): return rule.spacing(node)
    case .square: return LayoutRule.Square().spacing(node)
    case .spacer(let rule): return rule.spacing(node)
    case .divider(let rule): return rule.spacing(node)
    case .stack(let rule): return rule.spacing(node)
    case .depthStack(let rule): return rule.spacing(node)
    case .grid(let rule): return rule.spacing(node)
    case .fixedFrame(let rule): return rule.spacing(node)
    case .flexibleFrame(let rule): return rule.spacing(node)
    case .padding(let rule): return rule.spacing(node)
    case .layered(let rule): return rule.spacing(node)
    case .offset(let rule): return rule.spacing(node)
    case .position(let rule): return rule.spacing(node)
    case .fixedSize(let rule): return rule.spacing(node)
    case .aspectRatio(let rule): return rule.spacing(node)
    case .priority(let value): return LayoutRule.Priority(value: value).spacing(node)
    case .plain: return LayoutRule.Plain().spacing(node)
    case .object(_, let index), .wrapper(let index): return ask(index) { $0.spacing(node) }
    }
  }
}

extension LayoutRule {
  package var traits: RuleTraits {
    switch self {
    case .fill(let rule): rule.traits
    case .square: Square().traits
    case .spacer(let rule): rule.traits
    case .divider(let rule): rule.traits
    case .stack(let rule): rule.traits
    case .depthStack(let rule): rule.traits
    case .grid(let rule): rule.traits
    case .fixedFrame(let rule): rule.traits
    case .flexibleFrame(let rule): rule.traits
    case .padding(let rule): rule.traits
    case .layered(let rule): rule.traits
    case .offset(let rule): rule.traits
    case .position(let rule): rule.traits
    case .fixedSize(let rule): rule.traits
    case .aspectRatio(let rule): rule.traits
    case .priority(let value): Priority(value: value).traits
    case .plain: Plain().traits
    case .object: RuleTraits(family: .object, priority: .ofObject)
    case .wrapper: RuleTraits(family: .wrapper, priority: .ofFirstChild)
    }
  }

  func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {
    switch self {
    case .fill(let rule): rule.forEachFact(in: part, tell)
    case .square: Square().forEachFact(in: part, tell)
    case .spacer(let rule): rule.forEachFact(in: part, tell)
    case .divider(let rule): rule.forEachFact(in: part, tell)
    case .stack(let rule): rule.forEachFact(in: part, tell)
    case .depthStack(let rule): rule.forEachFact(in: part, tell)
    case .grid(let rule): rule.forEachFact(in: part, tell)
    case .fixedFrame(let rule): rule.forEachFact(in: part, tell)
    case .flexibleFrame(let rule): rule.forEachFact(in: part, tell)
    case .padding(let rule): rule.forEachFact(in: part, tell)
    case .layered(let rule): rule.forEachFact(in: part, tell)
    case .offset(let rule): rule.forEachFact(in: part, tell)
    case .position(let rule): rule.forEachFact(in: part, tell)
    case .fixedSize(let rule): rule.forEachFact(in: part, tell)
    case .aspectRatio(let rule): rule.forEachFact(in: part, tell)
    case .priority(let value): Priority(value: value).forEachFact(in: part, tell)
    case .plain: Plain().forEachFact(in: part, tell)
    case .object, .wrapper: break
    }
  }

  /// Passes the rule's numbers, each in its own place, so that one of them can be read or changed from outside.
  mutating func pass(through stream: inout NumberStream) {
    switch self {
    case .fill(let rule): self = .fill(rule.passed(through: &stream))
    case .spacer(let rule): self = .spacer(rule.passed(through: &stream))
    case .divider(let rule): self = .divider(rule.passed(through: &stream))
    case .stack(let rule): self = .stack(rule.passed(through: &stream))
    case .depthStack(let rule): self = .depthStack(rule.passed(through: &stream))
    case .grid(let rule): self = .grid(rule.passed(through: &stream))
    case .fixedFrame(let rule): self = .fixedFrame(rule.passed(through: &stream))
    case .flexibleFrame(let rule): self = .flexibleFrame(rule.passed(through: &stream))
    case .padding(let rule): self = .padding(rule.passed(through: &stream))
    case .layered(let rule): self = .layered(rule.passed(through: &stream))
    case .offset(let rule): self = .offset(rule.passed(through: &stream))
    case .position(let rule): self = .position(rule.passed(through: &stream))
    case .fixedSize(let rule): self = .fixedSize(rule.passed(through: &stream))
    case .aspectRatio(let rule): self = .aspectRatio(rule.passed(through: &stream))
    case .priority(let value): self = .priority(Priority(value: value).passed(through: &stream).value)
    case .square, .plain, .object, .wrapper: break
    }
  }
}

extension BuiltInRule {
  fileprivate func passed(through stream: inout NumberStream) -> Self {
    var copy = self
    copy.pass(through: &stream)
    return copy
  }
}
