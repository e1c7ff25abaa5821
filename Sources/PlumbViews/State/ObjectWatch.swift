import OpenCombine
import PlumbGraph

/// Follows one object for one property of a view: whoever reads ``version`` runs again after the object has changed.
@MainActor final class ObjectWatch<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private let version: Attribute<Int>
  private let name: String
  private let owner: String
  @Linked private var host: ViewHost?
  private var subscription: AnyCancellable?
  private var changes = 0

  /// - Parameter wrapper: the attribute's name in source, "@StateObject".
  init(_ wrapper: String, _ context: _PropertyContext) {
    let storage = context.storage
    (name, owner, host) = ("\(wrapper) \(context.name)", context.owner, storage.host)
    let name = name
    version = storage.subgraph.apply { storage.graph.input(0, name: name) }
  }

  /// Follows this object from now on, and makes its changes an input of the rule that runs.
  func follow(_ object: ObjectType) {
    if object !== self.object {
      self.object = object
      subscription = object.objectWillChange.sink { @Sendable [weak self] _ in
        let isElsewhere = !MainTurn.isNow
        MainTurn.runBeforeChange { self?.changed(onAnotherThread: isElsewhere) }
      }
    }
    _ = version.value
  }

  /// Follows nothing any more.
  func stop() { (object, subscription) = (nil, nil) }

  private func changed(onAnotherThread isElsewhere: Bool) {
    if isElsewhere { host?.reportBackgroundChange(of: name, in: owner) }
    changes += 1
    version.set(changes)
  }
}
