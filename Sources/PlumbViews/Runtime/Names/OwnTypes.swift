import Synchronization

/// Returns whether a type is one of SwiftUI's own, declared here or in a module that depends on this one.
package func isOwn(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return ["PlumbViews.", "PlumbControls.", "PlumbUIKit."].contains { name.hasPrefix($0) }
}

/// The modules that apps import beside SwiftUI, as far as this process has loaded any.
package enum Companions {
  private static let loaded = Mutex<Set<Substring>>([])

  package static func add(_ module: String) { _ = loaded.withLock { $0.insert(Substring(module)) } }

  /// Returns whether one of them declares the type.
  package static func declare(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "PlumbCompanions" || loaded.withLock { $0.contains(module) }
  }
}
