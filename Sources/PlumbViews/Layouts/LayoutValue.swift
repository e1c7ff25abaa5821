import PlumbLayout

/// The name of a value that a view gives to the layout that contains it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Sets a value for the layout that contains the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueWriter<K>(value: value))
  }
}

nonisolated package struct _LayoutValueWriter<K: LayoutValueKey>: _ElementModifier {
  let value: K.Value

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "layoutValue", .wrapper, make: { LayoutValues() },
      update: { object, _ in
        object.values[ObjectIdentifier(K.self)] = modifier.value
        return true
      }, content: content)
  }
}

/// The values of a view for the layout around it.
final class LayoutValues: LayoutWrapper {
  var values: [ObjectIdentifier: Any] = [:]
}
