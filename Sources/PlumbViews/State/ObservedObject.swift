import OpenCombine

/// An object that is stored elsewhere. The view's body runs again when it changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  /// The object that is observed.
  ///
  /// In Swift 5, a type with such a property belongs to the main actor because of it (SE-0401).
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Creates a property that observes an object, as `@ObservedObject var object = …` does.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// Creates a property that observes an object, where the wrapper itself is made in code.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: object) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      Binding(ObjectLocation(root, keyPath, isObserved: false))
    }
  }

  @MainActor public static func _install(_ property: inout ObservedObject, _ context: _PropertyContext) {
    let watch =
      context.storage.content as? ObjectWatch<ObjectType> ?? ObjectWatch("@ObservedObject", context)
    context.storage.content = watch
    watch.follow(property.wrappedValue)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: @unchecked Sendable where ObjectType: Sendable {}
