import Synchronization

/// A type's name without its module and its generic arguments.
package func typeName(_ type: Any.Type) -> String { ViewTypeTraits.of(type).name }

/// The facts about a type that each view of the type asks for, found once.
///
/// The facts that are no constants belong to the main actor.
final class ViewTypeTraits: @unchecked Sendable {
  /// Without module and generic arguments.
  let name: String
  /// The names of a view's attributes.
  let body, nodes, environment: String
  /// Whether a view of the type has numbers that can be animated. Looking it up takes long for most types, and only views ask.
  @MainActor private(set) lazy var isAnimatable = type is any Animatable.Type
  /// Its fields that are dynamic properties.
  @MainActor private(set) lazy var properties = PropertyStorage.fields(of: type)
  /// Whether it is a view of Plumb's own that makes its body by itself.
  @MainActor private(set) lazy var isOfLibrary = Self.isOfLibrary(type)
  private let type: Any.Type

  private init(_ type: Any.Type) {
    self.type = type
    name = String(String(describing: type).prefix { $0 != "<" })
    (body, nodes, environment) = ("\(name).body", "\(name).nodes", "\(name).environment")
  }

  private static func isOfLibrary(_ type: Any.Type) -> Bool {
    if type is any SourceBody.Type { return false }
    if let authored = type as? any AuthoredBody.Type { return isOfLibrary(authored.author) }
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["PlumbViews", "PlumbControls", "PlumbUIKit", "SwiftUI"].contains(module)
  }

  static func of(_ type: Any.Type) -> ViewTypeTraits {
    known.withLock { known in
      if let traits = known[ObjectIdentifier(type)] { return traits }
      let made = ViewTypeTraits(type)
      known[ObjectIdentifier(type)] = made
      return made
    }
  }

  private static let known = Mutex<[ObjectIdentifier: ViewTypeTraits]>([:])
}
