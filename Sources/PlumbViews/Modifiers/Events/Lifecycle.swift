nonisolated extension View {
  /// Adds an action to perform once the view is laid out, and again when it is seen again after a screen that covered
  /// it has gone.
  ///
  /// Of views that come at the same time the inner ones appear before those around them (Recorded/Animation.md#X5), and
  /// views beside each other in the order in which they are written (assumed).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActions(appear: action, disappear: nil))
  }

  /// Adds an action to perform once the view is gone, or covered by another screen of a stack or another tab.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActions(appear: nil, disappear: action))
  }
}

nonisolated package struct _AppearanceActions: _NodeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  /// An `AnyView` is one view whatever is in it, so that one without anything appears too (Recorded/Animation.md#X8).
  @MainActor package static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes
  ) {
    let wrap = {
      builder.wrap(
        count: content.count, in: { Self._makeElement(modifier, in: $0, content: $1) }, content: content.make)
    }
    guard let isEmpty = content.isErasedEmpty else { return wrap() }
    builder.branch(isEmpty, of: Self.self) {
      if isEmpty { Self._makeElement(modifier, in: builder, content: {}) } else { wrap() }
    }
  }

  @MainActor package func configure(_ node: ViewNode) {
    let appearance = node.makeAppearance()
    (appearance.appear, appearance.disappear) = (appear, disappear)
  }
}

/// The actions of a view when it comes into sight and when it leaves it, each time once.
@MainActor final class Appearance: NodeAttachment {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private(set) var isInSight = false

  func come() {
    guard !isInSight else { return }
    isInSight = true
    appear?()
  }

  /// The view is released. The view that replaces it appears before it disappears, unless the view that goes has the
  /// transition `identity` (Recorded/Animation.md#X9).
  func willDispose(_ node: ViewNode) {
    guard isInSight else { return }
    let host = node.host
    if node.goesAtOnceByTransition { return host.frames.appearance.addGone(self) }
    host.afterLayouts(2) { self.leave() }
  }

  func leave() {
    guard isInSight else { return }
    isInSight = false
    disappear?()
  }
}

@MainActor private final class NodeEnd: NodeAttachment {
  var willDispose: (() -> Void)?
}

extension ViewNode {
  /// A closure that is called when the node is released.
  package var willDispose: (() -> Void)? {
    get { attachment(NodeEnd.self)?.willDispose }
    set { attached(NodeEnd.self, for: newValue != nil)?.willDispose = newValue }
  }
}

extension ViewNode {
  /// The actions of the view when it comes into sight and when it leaves it.
  var appearance: Appearance? { attachment(Appearance.self) }

  /// The node's appearance; a new one comes into sight after the layout, unless something covers it.
  func makeAppearance() -> Appearance {
    if let appearance { return appearance }
    let made = attached(Appearance.self)
    host.frames.appearance.addArrived(self)
    return made
  }

  /// Whether the view, or one around it that goes too, was given a transition that takes it away at once.
  fileprivate var goesAtOnceByTransition: Bool {
    let around = sequence(first: self) { $0.parent }.prefix { $0.isDisposed }
    return (around.compactMap { $0.motion?.transition } + transitionElements.compactMap(\.state))
      .contains { $0.transition.isAtOnce(isInsertion: false) }
  }

  /// Some nodes, each behind those that are inside it.
  static func innerFirst(_ nodes: [ViewNode]) -> [ViewNode] {
    guard nodes.count > 1 else { return nodes }
    let places = Dictionary(
      nodes.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    var inside: [[Int]] = Array(repeating: [], count: nodes.count)
    var outermost: [Int] = []
    for (index, node) in nodes.enumerated() {
      var around = node.parent
      while let here = around, places[ObjectIdentifier(here)] == nil { around = here.parent }
      if let place = around.flatMap({ places[ObjectIdentifier($0)] }) {
        inside[place].append(index)
      } else {
        outermost.append(index)
      }
    }
    var found: [ViewNode] = []
    func add(_ index: Int) {
      inside[index].forEach(add)
      found.append(nodes[index])
    }
    outermost.forEach(add)
    return found
  }

  /// Something around is covered by something else.
  var isOutOfSight: Bool {
    var node: ViewNode? = self
    while let here = node {
      if here.isCovered { return true }
      node = here.parent
    }
    return false
  }

  /// Notifies the views inside that they were covered, or that they are seen again.
  package func tellAppearances() {
    guard !isDisposed else { return }
    for appearance in appearances(isOutOfSight: isOutOfSight) {
      if appearance.isGone { appearance.value.leave() } else { appearance.value.come() }
    }
  }

  private func appearances(isOutOfSight: Bool) -> [(value: Appearance, isGone: Bool)] {
    let isGone = isOutOfSight || isCovered
    return (appearance.map { [($0, isGone)] } ?? [])
      + children.flatMap { $0.appearances(isOutOfSight: isGone) }
  }
}
