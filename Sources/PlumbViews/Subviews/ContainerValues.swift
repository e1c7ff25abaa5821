import PlumbLayout

/// The name of a value that a view gives to its container.
public protocol ContainerValueKey {
  /// The type of the value that a view sets.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view gives to its container, if that looks at its subviews one by one.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values of which each is its key's default.
  public init() {}

  /// The value for a key; the key's default where the view says nothing.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated extension View {
  /// Sets a value for the container of the view. The innermost of several values for one key counts.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueWriter { $0[keyPath: keyPath] = value })
  }
}

/// A modifier that gives values to the container besides what it does to the view.
package protocol ContainerValueModifier {
  func write(_ values: inout ContainerValues)
}

/// Changes nothing by itself: subviews are asked for their values before they are made, and layouts ask the nodes.
nonisolated package struct _ContainerValueWriter: _ElementModifier {
  let write: (inout ContainerValues) -> Void

  package init(write: @escaping (inout ContainerValues) -> Void) { self.write = write }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    if let item = builder.parent.directItem { modifier.write(&item.values) }
    builder.element(
      Self.self, "", .wrapper, make: { ContainerValueNode() },
      update: { object, _ in
        object.write = modifier.write
        return true
      }, content: content)
  }
}

private final class ContainerValueNode: LayoutWrapper {
  var write: (inout ContainerValues) -> Void = { _ in }
}

extension LayoutSubview {
  /// The values that the subview sets with `containerValue`.
  public var containerValues: ContainerValues {
    var values = ContainerValues()
    node.tree.visitTraits(of: node.id) { object in
      (object as? ContainerValueNode)?.write(&values)
      return true
    }
    return values
  }
}
