/// Performs the actions of views after a layout: of those that appear, change and disappear, and of others in the order in
/// which they were added.
///
/// Owns all actions that wait for a layout. What they change waits for the next update.
@MainActor final class AppearancePass: FramePass {
  /// An action, and the number of layouts that it waits for.
  private var actions: [(layouts: Int, action: () -> Void)] = []
  /// Views that have just come and do something as soon as they have their places.
  private var arrived: [ViewNode] = []
  private var changes: [(node: ViewNode, action: () -> Void)] = []
  /// The views that have gone without a transition since the last layout.
  private var gone: [Appearance] = []

  let phase = FramePhase.appearance
  var isRequested: Bool { !actions.isEmpty }

  /// Adds an action to perform after a number of layouts: 1 is the next.
  func add(after layouts: Int = 1, _ action: @escaping () -> Void) { actions.append((layouts, action)) }

  func run(_ host: ViewHost) {
    let waiting = actions
    actions = []
    for (layouts, action) in waiting {
      if layouts > 1 { add(after: layouts - 1, action) } else { action() }
    }
  }

  /// Adds a view that comes into sight.
  func addArrived(_ node: ViewNode) {
    if arrived.isEmpty { add { [unowned self] in notifyArrived() } }
    arrived.append(node)
  }

  private func notifyArrived() {
    leaveAtOnce()
    let nodes = arrived
    arrived = []
    for node in ViewNode.innerFirst(nodes) where !node.isDisposed && !node.isOutOfSight {
      node.appearance?.come()
    }
  }

  /// Adds a view that has gone without a transition.
  func addGone(_ appearance: Appearance) {
    gone.append(appearance)
    add { [unowned self] in leaveAtOnce() }
  }

  private func leaveAtOnce() {
    let views = gone
    gone = []
    for appearance in views { appearance.leave() }
  }

  /// Adds an action of a view that has changed: those of inner views come first, as with appearances (assumed).
  func addChange(_ node: ViewNode, _ action: @escaping () -> Void) {
    if changes.isEmpty { add { [unowned self] in performChanges() } }
    changes.append((node, action))
  }

  private func performChanges() {
    let actions = Dictionary(grouping: changes) { ObjectIdentifier($0.node) }
    let nodes = changes.map(\.node)
    changes = []
    var seen: Set<ObjectIdentifier> = []
    for node in ViewNode.innerFirst(nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }) {
      for change in actions[ObjectIdentifier(node)] ?? [] { change.action() }
    }
  }
}
