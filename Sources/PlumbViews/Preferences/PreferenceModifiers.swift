import PlumbGraph
import PlumbLayout

nonisolated extension View {
  /// Passes a value up the tree.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWriting<K> { _ in value })
  }

  /// Changes the value that the views inside pass up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceWriting<K> { value in
        var value = value ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Adds an action to perform when the preference of the views inside has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceAction<K>(action: action))
  }

  /// Layers views in front of this one that are made from the preference of the views inside.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayer<K, V>(name: "overlay", alignment: alignment, transform: transform))
  }

  /// Layers views behind this one that are made from the preference of the views inside.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayer<K, V>(name: "background", alignment: alignment, isBehind: true, transform: transform))
  }
}

nonisolated package struct _PreferenceWriting<Key: PreferenceKey>: _NodeModifier {
  let change: (Key.Value?) -> Key.Value

  init(_ change: @escaping (Key.Value?) -> Key.Value) { self.change = change }

  @MainActor package func configure(_ node: ViewNode) {
    node.preferenceWriter = PreferenceWriter<Key>(change)
    node.host.preferencesChanged()
  }
}

nonisolated package struct _PreferenceAction<Key: PreferenceKey>: _NodeModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor package func configure(_ node: ViewNode) {
    // Nothing was reported yet; the default value is not news (SwiftUI calls the action for the first other value).
    let told = node.composite as? Told<Key.Value> ?? Told(Key.defaultValue)
    node.composite = told
    node.readPreferences = { node in
      let value = node.preference(Key.self) ?? Key.defaultValue
      guard value != told.value else { return }
      told.value = value
      action(value)
    }
  }
}

/// The value that was reported last.
private final class Told<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

nonisolated package struct _PreferenceLayer<Key: PreferenceKey, Layer: View>: _ElementModifier {
  /// Its name in the tree; one without a name is a part.
  let name: String
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer

  package init(
    name: String, alignment: Alignment = .center, isBehind: Bool = false,
    transform: @escaping (Key.Value) -> Layer
  ) {
    (self.name, self.alignment, self.isBehind, self.transform) = (name, alignment, isBehind, transform)
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let graph = builder.host.graph
    builder.element(
      Self.self, modifier.name, .layered(LayoutRule.Layered(alignment: modifier.alignment)),
      configure: { node in
        node.drawsSecondFirst = modifier.isBehind
        let value =
          node.composite as? PreferenceInput<Key.Value>
          ?? PreferenceInput(graph.input(Known<Key.Value>.notYet, name: typeName(Key.self)))
        node.composite = value
        node.readPreferences = { node in
          value.attribute.set(.known(node.children.first?.preference(Key.self) ?? Key.defaultValue))
        }
      }
    ) {
      let value = builder.parent.composite as? PreferenceInput<Key.Value>
      content()
      if let value { builder.secondary(_PreferenceReader(value: value, transform: modifier.transform)) }
    }
  }
}

/// The value of a preference as an attribute, for views that are made from it.
final class PreferenceInput<Value> {
  let attribute: Attribute<Known<Value>>
  init(_ attribute: Attribute<Known<Value>>) { self.attribute = attribute }
}

/// A value that comes from views which are made first: nobody sees the key's own value before theirs.
enum Known<Value> { case notYet, known(Value) }

/// Bytes would distinguish equal values, such as arrays that were put together again.
extension Known: Equatable where Value: Equatable {}

nonisolated struct _PreferenceReader<Value, Content: View>: View {
  let value: PreferenceInput<Value>
  let transform: (Value) -> Content

  @MainActor var body: Content? {
    if case .known(let value) = value.attribute.value { transform(value) }
  }
}
