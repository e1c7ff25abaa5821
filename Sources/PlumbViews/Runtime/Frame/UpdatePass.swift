/// Makes the bodies and nodes anew that are out of date, from the top down.
///
/// Owns the views that are out of date, and what waits for the end of a walk. Writes nodes; reads values of the graph.
@MainActor final class UpdatePass {
  private var stale = StaleViews()
  /// The view whose body or nodes went out of date last: the one that changes for ever, if the views do.
  @Linked private(set) var lastChanged: ViewNode?
  @exclusivity(unchecked) private var waiting: [WaitingWork] = []

  var isEmpty: Bool { stale.isEmpty && waiting.isEmpty }
  var hasNoStaleViews: Bool { stale.isEmpty }
  /// The number of times that a view that is out of date was looked at to find its turn.
  var looks: Int { stale.looks }

  /// Adds a view that is out of date. Returns whether it is the only one.
  func add(_ view: AnyComposite) -> Bool {
    stale.add(view)
    lastChanged = view.node
    return stale.count == 1
  }

  /// Adds what is done once the walk that runs has ended: attributes do not change while a rule runs.
  func add(_ work: WaitingWork) { waiting.append(work) }

  /// Does what waits for the end of a walk.
  func finishWalk() {
    while !waiting.isEmpty {
      let works = waiting
      waiting = []
      for work in works { work.perform() }
    }
  }

  /// Makes all views anew that are out of date, once.
  func run() {
    stale.beginPass()
    while let view = stale.next() {
      view.makeNodes()
      finishWalk()
    }
  }

  /// Drops the views that are still out of date. Returns the first, if there are any, with its path.
  func giveUp() -> (path: String, type: Any.Type?)? {
    guard !stale.isEmpty else { return nil }
    let first = stale.first
    stale.removeAll()
    return (first?.livingNode?.subject.viewPath ?? "the view", first?.viewType)
  }
}
