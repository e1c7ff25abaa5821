import PlumbLayout

/// A bar at the top or the bottom that is made of what the views beside it say.
nonisolated package struct _PreferenceInset<Key: PreferenceKey, Bar: View>: _ElementModifier {
  let edge: Edge
  /// A closure that receives the views' preference.
  var told: (@MainActor (Key.Value) -> Void)?
  let bar: (Key.Value) -> Bar

  package init(
    edge: Edge, told: (@MainActor (Key.Value) -> Void)? = nil, bar: @escaping (Key.Value) -> Bar
  ) {
    (self.edge, self.told, self.bar) = (edge, told, bar)
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let graph = builder.host.graph
    var value: PreferenceInput<Key.Value>!
    builder.element(
      Self.self, "", .container, make: { BarLayout() },
      update: { object, node in
        value =
          node.composite as? PreferenceInput<Key.Value>
          ?? PreferenceInput(graph.input(Known.known(Key.defaultValue), name: typeName(Key.self)))
        node.composite = value
        let input = value!
        node.readPreferences = { node in
          let said = node.children.first?.preference(Key.self) ?? Key.defaultValue
          input.attribute.set(.known(said))
          modifier.told?(said)
        }
        return object.update(modifier.edge, 0, .center)
      }
    ) {
      builder.safeContent([modifier.edge], content)
      builder.secondary(_PreferenceReader(value: value, transform: modifier.bar))
    }
  }
}
