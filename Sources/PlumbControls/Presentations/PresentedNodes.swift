import PlumbGraph
import PlumbLayout
import PlumbViews

/// Something that is shown over all other views, such as a sheet, an alert or a menu.
///
/// Its nodes hang below the root and not below the view that presents it, because they cover the whole canvas; what
/// they inherit is what that view's surroundings give.
@MainActor final class Presentation {
  private let kind: PresentationKind
  private let node: ViewNode
  private let subgraph: Subgraph
  private(set) var isOver = false
  /// The element that had the keyboard's focus.
  private let focusBefore: Int?

  /// - Parameters:
  ///   - kind: what is presented.
  ///   - isModal: nothing below it can be used.
  ///   - owner: the view that presents it. When that is released, the presentation is, too.
  init(_ kind: PresentationKind, isModal: Bool, from owner: ViewNode) {
    let host = owner.host
    subgraph = Subgraph(in: host.graph, parent: owner.nearestSubgraph ?? host.subgraph)
    node = ViewNode(kind: ObjectIdentifier(Presentation.self), parent: host.root, host: host)
    self.kind = kind
    node.name = kind.rawValue
    if kind == .alert { node.role = .alert }
    (node.isPresentation, node.isModal, node.presenter) = (true, isModal, owner)
    node.layout = host.layoutTree.makeNode(.plain)
    node.subgraph = subgraph
    host.root.children.append(node)
    focusBefore = isModal ? host.focus.element : nil
    // What is below cannot be typed into any more.
    if isModal, host.focus.element != nil { host.focus.focus(nil) }
  }

  /// Makes the content's nodes, or brings them up to date.
  ///
  /// - Parameter inherited: what the presenting view inherits.
  func show<Content: View>(
    _ content: Content, _ inherited: Inherited, dismiss: @escaping @MainActor () -> Void
  ) {
    guard !isOver else { return }
    var own = Inherited(environment: inherited.environment)
    own.isMirrored = inherited.isMirrored
    own.environment.leaveContainers()
    own.environment.presented = Presented { dismiss() }
    node.interactions.exit = dismiss
    let builder = _TreeBuilder(host: node.host, parent: node, inherited: own)
    let isNew = node.children.isEmpty
    let shown = _RootView(content: content.transition(.presentation(kind)))
    subgraph.apply { builder.descend(into: node) { builder.composite(shown) } }
    if isNew, !node.host.animations.transaction.disablesAnimations { node.host.enter(node) }
    node.host.needsUpdate?()
  }

  /// Ends the presentation: people can't use it any more, and it is seen until it has gone out.
  ///
  /// - Parameter action: done once it is gone, after the views in it have disappeared.
  func end(then action: (() -> Void)? = nil) {
    guard let place = leave() else { return }
    let host = node.host
    if let action {
      node.willDispose = { [unowned host] in host.afterLayouts(2, action) }
    }
    if host.animations.transaction.disablesAnimations {
      node.dispose()
    } else {
      host.remove([(node, place)], from: host.root)
    }
  }

  /// Removes the presentation at once: the view that presents it is there no more.
  func cut() {
    if leave() != nil { node.dispose() }
  }

  private func leave() -> Int? {
    let host = node.host
    guard !isOver, let place = host.root.children.firstIndex(where: { $0 === node }) else { return nil }
    isOver = true
    host.root.children.remove(at: place)
    host.focus.leave(with: node)
    // Who opened it with the keyboard goes on from there.
    if host.input.keyboard.isInUse, host.focus.element == nil, let focusBefore {
      host.focus.focus(focusBefore)
    }
    host.needsUpdate?()
    return place
  }
}

extension EnvironmentValues {
  /// Resets the values that the containers around set for the views in them: a sheet in a list's row isn't a row.
  fileprivate mutating func leaveContainers() {
    (font, isInForm, listLook, lazySections) = (nil, false, nil, nil)
    forgetTextCase()
    leaveBar()
    self[StyleOf<PrimitiveButtonStyleConfiguration>()] = StyleStack()
    (foregroundStyles, labelsAreHidden, isEnabled, nextColumn) = (ForegroundStyles(), false, true, nil)
    tabStack = nil
  }
}
