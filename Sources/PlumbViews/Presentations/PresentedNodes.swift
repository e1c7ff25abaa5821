import PlumbGraph
import PlumbLayout

/// Something that is shown over all other views, such as a sheet, an alert or a menu.
///
/// Its nodes hang below the root and not below the view that presents it, because they cover the whole canvas; what
/// they inherit is what that view's surroundings give.
@MainActor final class Presentation {
  private let node: ViewNode
  private let subgraph: Subgraph
  /// Whether the content is there; it comes and goes by this, in a change that is animated.
  private let isShown: Attribute<Bool>
  private(set) var isOver = false

  /// - Parameters:
  ///   - name: "sheet", "alert": how the tree shows it.
  ///   - isModal: nothing below it can be used.
  ///   - owner: the view that presents it. When that is released, the presentation is, too.
  init(_ name: String, isModal: Bool, from owner: ViewNode) {
    let host = owner.host
    subgraph = Subgraph(in: host.graph, parent: owner.nearestSubgraph ?? host.subgraph)
    node = ViewNode(kind: ObjectIdentifier(Presentation.self), parent: host.root, host: host)
    node.name = name
    (node.isPresentation, node.isModal) = (true, isModal)
    node.layout = host.layoutTree.makeNode(.plain)
    host.root.children.append(node)
    // What is there from the beginning does not come in.
    let comesIn = host.isLaidOut && host.animations.hasClock
    let isShown = host.graph.input(!comesIn, name: "isShown")
    self.isShown = isShown
    if comesIn { host.afterLayout { withAnimation(Presentation.animation) { isShown.set(true) } } }
    if isModal, host.focus.element != nil { host.focus.focus(nil) }
  }

  /// Makes the content's nodes, or brings them up to date.
  ///
  /// - Parameter inherited: what the presenting view inherits.
  func show<Content: View>(_ content: Content, _ inherited: Inherited, dismiss: @escaping @MainActor () -> Void) {
    guard !isOver else { return }
    var own = Inherited(environment: inherited.environment)
    own.isMirrored = inherited.isMirrored
    own.environment.leaveContainers()
    own.environment.presented = Presented { dismiss() }
    node.interactions.exit = dismiss
    let builder = _TreeBuilder(host: node.host, parent: node, inherited: own)
    subgraph.apply { builder.descend(into: node) { builder.composite(_PresentationRoot(isShown: isShown, content: content)) } }
    node.host.needsUpdate?()
  }

  /// How sheets and alerts come and go (assumed).
  private static let animation = Animation.spring(duration: 0.4)

  /// Takes the content away: once it has gone out, or at once where its presenter is gone.
  func end(isAtOnce: Bool = false) {
    guard !isOver else { return }
    isOver = true
    node.interactions.exit = nil
    node.isModal = false
    guard !isAtOnce, node.host.animations.hasClock, isShown.peek else { return remove() }
    node.host.afterLayout { [isShown, self] in
      withAnimation(Presentation.animation, completionCriteria: .removed) {
        isShown.set(false)
      } completion: {
        self.remove()
      }
    }
    node.host.needsUpdate?()
  }

  private func remove() {
    guard !node.isDisposed else { return }
    node.host.root.children.removeAll { $0 === node }
    node.dispose()
    subgraph.invalidate()
    node.host.needsUpdate?()
  }
}

/// What is presented, as long as it is there.
nonisolated private struct _PresentationRoot<Content: View>: View {
  let isShown: Attribute<Bool>
  let content: Content

  @MainActor var body: some View {
    if isShown.value { content.transition(_PresentationTransition()) }
  }
}

/// Tells the content whether it is on its way in or out: its parts move in different ways.
nonisolated private struct _PresentationTransition: Transition {
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.environment(\.isFullyPresented, phase.isIdentity)
  }
}

private struct FullyPresentedKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// False while what is presented comes in or goes out.
  var isFullyPresented: Bool {
    get { self[FullyPresentedKey.self] }
    set { self[FullyPresentedKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Takes back what the containers around say to those in them: a sheet in a list's row is no row.
  fileprivate mutating func leaveContainers() {
    (font, textCase, isInForm, listLook, lazySections) = (nil, nil, false, nil, nil)
    self[StyleOf<PrimitiveButtonStyleConfiguration>()] = StyleStack()
    (foregroundStyles, labelsAreHidden, isEnabled) = (ForegroundStyles(), false, true)
  }
}

extension ViewHost {
  /// Places what is presented over the whole canvas.
  func placePresentations() {
    let area = canvas?.whole ?? layoutTree.absoluteFrame(of: root.layout)
    for node in root.children where node.isPresentation {
      layoutTree.place(node.layout, at: area.origin, proposal: ProposedViewSize(area.size))
    }
  }
}
