import PlumbGraph

/// The phase of a view's transition.
@MainActor final class TransitionState {
  let phase: Attribute<TransitionPhase>
  private(set) var transition = AnyTransition.identity
  @Linked private(set) var node: ViewNode?
  /// The transaction in which the phase changes.
  var change: ((inout Transaction) -> Void)?

  init(_ node: ViewNode) {
    self.node = node
    phase = node.host.graph.input(.identity, name: "transition")
    node.makeMotion().transition = self
    node.changeTransaction(isOpen: false) { [unowned self] in change?(&$0) }
  }

  func take(_ transition: AnyTransition) {
    let before = isAnimated
    self.transition = transition
    if before != isAnimated { node?.host.animations.animatedTransitions += before ? -1 : 1 }
  }

  /// The transition has its own animation.
  var isAnimated: Bool {
    transition.ownAnimation(isInsertion: true) != nil || transition.ownAnimation(isInsertion: false) != nil
  }

  func turn(to phase: TransitionPhase, _ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    node?.host.animations.turned.append(self)
    self.phase.set(phase)
  }
}

/// A view with its transition: its own, or none, for which it fades.
@MainActor struct TransitionElement {
  let node: ViewNode
  let state: TransitionState?

  /// The animation with which it comes or goes; `nil` if it does so at once.
  func animation(isInsertion: Bool, _ transaction: Transaction) -> Animation? {
    guard let state else { return transaction.animation }
    if state.transition.isAtOnce(isInsertion: isInsertion) { return nil }
    return state.transition.ownAnimation(isInsertion: isInsertion) ?? transaction.animation
  }
}

extension ViewNode {
  /// The elements that the node adds to its container, each with the transition that was written on it.
  var transitionElements: [TransitionElement] {
    if let state = motion?.transition { return [TransitionElement(node: self, state: state)] }
    if layout.exists || mark != nil || effect != nil {
      return [TransitionElement(node: self, state: innerTransition)]
    }
    return children.flatMap(\.transitionElements)
  }

  /// A transition inside modifiers and views with a body, which are the element's own.
  private var innerTransition: TransitionState? {
    if let state = motion?.transition { return state }
    let isContainer = (layout.exists || mark != nil) && (name.first?.isUppercase ?? false)
    guard !isContainer, let first = children.first, layout.exists || effect != nil || children.count == 1
    else { return nil }
    return first.innerTransition
  }
}
