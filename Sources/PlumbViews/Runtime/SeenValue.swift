/// The value that a modifier has seen last, kept with its node.
final class SeenValue<Value> {
  var value: Value?
  init(_ value: Value? = nil) { self.value = value }
}

extension ViewNode {
  /// Performs an action at first, and after each layout that has changed a value.
  ///
  /// - Parameters:
  ///   - first: what counts as seen before; without it the first value is reported, twice.
  ///   - read: the value of a layout; `nil` while there is none.
  func watchLayout<Value: Equatable>(
    first: Value? = nil, _ read: @escaping (ViewNode) -> Value?,
    changed action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    let seen = composite as? SeenValue<Value> ?? SeenValue(first)
    composite = seen
    readLayout = { node in
      guard let value = read(node), value != seen.value else { return }
      let old = seen.value ?? value
      seen.value = value
      node.host.afterLayout { action(old, value) }
    }
  }
}
