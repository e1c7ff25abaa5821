/// The position of the keyboard's focus in one host: hosts and gestures move it by an element's number, views by
/// `@FocusState`.
@MainActor package final class FocusModel {
  /// The number of the node that has the focus.
  package private(set) var element: Int?
  /// A closure that is called when views moved the focus, with the number of the element that has it now.
  package var moved: ((Int?) -> Void)?

  private unowned let host: ViewHost
  private var requests: [FocusBinding.Request] = []
  /// A view has wanted the focus, be it that it is there already.
  private var wasWanted = false

  init(host: ViewHost) { self.host = host }

  /// A person moved the focus to an element, or away from all. One that cannot have it leaves nobody with it.
  package func focus(_ element: Int?) {
    guard let element else { return move(to: nil, isRequested: false) }
    if let text = host.root.text(withLink: element) {
      return move(to: text, link: element, isRequested: false)
    }
    let node = host.root.node(number: element)?.firstFocusable
    move(to: node, isRequested: false)
    if let node { overrule(requestsToLeave: node) }
  }

  /// A view that has wanted the focus to go, such as one that is tapped around the field that a person has chosen, has
  /// wanted so before; its state says again who has the focus.
  private func overrule(requestsToLeave node: ViewNode) {
    let overruled = requests.filter { !$0.wantsFocus }
    guard !overruled.isEmpty else { return }
    requests.removeAll { !$0.wantsFocus }
    for binding in node.lineage.compactMap(\.focusBinding)
    where overruled.contains(where: { $0.owner === binding.owner }) { binding.gain() }
  }

  /// The focus goes to a view that asks for it, or to the first one in it that can have it.
  func give(to node: ViewNode) {
    if let node = node.firstFocusable { move(to: node, isRequested: true) }
  }

  /// The node that has the focus, or the text in which a link has it.
  package var holder: ViewNode? { element.flatMap { number in host.root.firstNode { $0.holds(number) } } }

  /// Ends the focus in a view that moves away, or that is there no more: nobody types into it.
  package func leave(with node: ViewNode) {
    guard let element, let holder = node.firstNode(where: { $0.holds(element) }) else { return }
    removed(holder)
  }

  /// The element that had the focus is there no more.
  func removed(_ node: ViewNode) {
    element = nil
    let bindings = node.lineage.compactMap(\.focusBinding)
    host.afterWalk { for binding in bindings { binding.lose() } }
    moved?(nil)
  }

  /// A view wants the focus to come to where a binding says, or to leave it. It happens once the views are laid out,
  /// because the view that is meant may not be there yet.
  func request(_ request: FocusBinding.Request) {
    if request.wantsFocus { want() }
    if requests.isEmpty { host.afterLayout { [weak self] in self?.fulfilRequests() } }
    requests.append(request)
    host.needsUpdate?()
  }

  /// A view wants the focus to be where it is, or to come.
  func want() { wasWanted = true }

  /// Returns whether a view wants the focus while an action is performed.
  func isWanted(during action: () -> Void) -> Bool {
    wasWanted = false
    action()
    return wasWanted
  }

  /// A field that has the focus gives it up.
  func resign(_ node: ViewNode) {
    if element == node.number { move(to: nil, isRequested: true) }
  }

  private func fulfilRequests() {
    let all = requests
    requests = []
    // The last of several requests counts.
    guard let request = all.last else { return }
    let holder = host.root.firstNode { $0.focusBinding.map(request.isMeant) ?? false }
    if let node = holder?.firstFocusable {
      move(to: node, isRequested: true)
    } else if request.wantsFocus {
      // Nobody can have the focus there; the state says so again, as SwiftUI does.
      request.refuse()
    } else if let node = self.holder,
      node.lineage.contains(where: { $0.focusBinding?.owner === request.owner })
    {
      move(to: nil, isRequested: true)
    }
  }

  /// - Parameter link: the link's number if the focus goes to one in a text.
  private func move(to node: ViewNode?, link: Int? = nil, isRequested: Bool) {
    guard link ?? node?.number != element else { return }
    let old = holder?.lineage ?? []
    let new = node?.lineage ?? []
    element = link ?? node?.number
    old.first?.interaction?.hasFocus?.set(false)
    node?.interaction?.hasFocus?.set(true)
    for node in old where !new.contains(where: { $0 === node }) { node.focusBinding?.lose() }
    for node in new where !old.contains(where: { $0 === node }) { node.focusBinding?.gain() }
    if isRequested { moved?(element) }
    host.needsUpdate?()
  }
}

/// The binding through which a `focused` modifier reports to its state.
@MainActor package final class FocusBinding {
  /// A change that a view made to its focus state.
  @MainActor struct Request {
    /// The state's own place.
    let owner: AnyObject
    /// False when the state says that the focus is nowhere.
    let wantsFocus: Bool
    /// Whether a modifier represents the state's new value.
    let isMeant: (FocusBinding) -> Bool
    let refuse: () -> Void
  }

  let owner: AnyObject
  /// Whether the state's value means this modifier's view.
  let isChosen: () -> Bool
  let gain: () -> Void
  let lose: () -> Void

  package init(
    owner: AnyObject, isChosen: @escaping () -> Bool, gain: @escaping () -> Void, lose: @escaping () -> Void
  ) {
    (self.owner, self.isChosen, self.gain, self.lose) = (owner, isChosen, gain, lose)
  }
}

extension ViewNode {
  /// The node and those around it.
  fileprivate var lineage: [ViewNode] {
    var nodes: [ViewNode] = []
    var node: ViewNode? = self
    while let here = node {
      nodes.append(here)
      node = here.parent
    }
    return nodes
  }

  /// The first node here or below that fulfils a condition.
  package func firstNode(where condition: (ViewNode) -> Bool) -> ViewNode? {
    if condition(self) { return self }
    for child in children { if let found = child.firstNode(where: condition) { return found } }
    return nil
  }

  /// The node with a number, here or below.
  package func node(number: Int) -> ViewNode? { firstNode { $0.number == number } }

  /// An element of a number is the node, or a link in its text.
  package func holds(_ element: Int) -> Bool { number == element || interaction?.links?.link(element) != nil }

  /// The first node here or below that can have the focus.
  package var firstFocusable: ViewNode? { firstNode(where: \.isFocusable) }
}
