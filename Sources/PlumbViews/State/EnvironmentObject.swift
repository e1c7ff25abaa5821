import OpenCombine

/// An observed object that a view further up has put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var watch: ObjectWatch<ObjectType>?
  private var owner: String?

  /// Creates a property that looks for an object of its type further up.
  public init() {}

  /// The object of the nearest view further up that gives one. The program stops if there is none.
  @MainActor public var wrappedValue: ObjectType {
    if let object = watch?.object { return object }
    let type = String(describing: ObjectType.self)
    let view = owner ?? "a view that is not on screen"
    missingObject(
      "\(view): no \(type) is in the environment. Add .environmentObject(…) with one to a view above.")
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  @MainActor public static func _install(_ property: inout EnvironmentObject, _ context: _PropertyContext) {
    let watch =
      context.storage.content as? ObjectWatch<ObjectType> ?? ObjectWatch("@EnvironmentObject", context)
    context.storage.content = watch
    if let object = context.environment[EnvironmentObjectKey<ObjectType>.self] {
      watch.follow(object)
    } else {
      watch.stop()
    }
    (property.watch, property.owner) = (watch, context.owner)
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// There is no value to go on with. A host that shows other people's views does so in its own process.
func missingObject(_ message: String) -> Never { fatalError(message) }

nonisolated extension View {
  /// Adds an object to the environment, for the `@EnvironmentObject` properties of this type inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
