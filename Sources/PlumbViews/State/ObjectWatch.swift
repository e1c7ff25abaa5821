import OpenCombine
import PlumbGraph

/// Follows one object for one property of a view: whoever reads ``version`` runs again after the object has changed.
@MainActor final class ObjectWatch<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private let version: Attribute<Int>
  private let name: String
  private let owner: String
  private weak var host: ViewHost?
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
      subscription = object.objectWillChange.sink { [weak self] _ in
        // Told before the change; the view looks at the object in a later turn or at the end of this one.
        if MainTurn.isNow {
          MainActor.assumeIsolated { self?.changed() }
        } else {
          ObjectWatch.changedElsewhere(self)
        }
      }
    }
    _ = version.value
  }

  /// Follows nothing any more.
  func stop() { (object, subscription) = (nil, nil) }

  private func changed() {
    changes += 1
    version.set(changes)
  }

  /// The other thread may not have stored the new value yet when the main actor looks, so that looks once more later.
  private nonisolated static func changedElsewhere(_ watch: ObjectWatch?) {
    MainTurn.later {
      guard let watch else { return }
      watch.host?.reportBackgroundChange(of: watch.name, in: watch.owner)
      watch.changed()
    }
    Task.detached { MainTurn.later { watch?.changed() } }
  }
}
