import OpenCombine

/// An observed object that a view makes once and keeps as long as it stays in its place.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: Uncompared<() -> ObjectType>
  private var watch: ObjectWatch<ObjectType>?

  /// Creates the property. The object is made when the view is there, and not each time the view's value is.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = Uncompared(value: thunk)
  }

  /// The object. Outside a view tree no view keeps it: each read makes a new one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { watch?.object ?? make.value() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  @MainActor public static func _install(_ property: inout StateObject, _ context: _PropertyContext) {
    let watch =
      context.storage.content as? ObjectWatch<ObjectType> ?? ObjectWatch("@StateObject", context)
    context.storage.content = watch
    watch.follow(watch.object ?? property.make.value())
    property.watch = watch
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
