/// The name of a value that views pass up the tree, and how the values of several views become one.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view says anything.
  static var defaultValue: Value { get }
  /// Adds the next view's value; views are taken in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, as the value of an optional where no view says anything.
  public static var defaultValue: Value { nil }
}

/// The writer of one node's value for a preference.
package final class PreferenceWriter<Key: PreferenceKey> {
  /// Makes the node's value of what its content says.
  var change: (Key.Value?) -> Key.Value

  package init(_ change: @escaping (Key.Value?) -> Key.Value) { self.change = change }
}

extension ViewNode {
  /// The value that the views in this node pass up; `nil` if none of them says anything.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if isCovered { return nil }
    if let writer = preferenceWriter as? PreferenceWriter<Key> {
      return writer.change(preferenceOfChildren(key))
    }
    return preferenceOfChildren(key)
  }

  private func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var sum = value {
        Key.reduce(value: &sum) { next }
        value = sum
      } else {
        value = next
      }
    }
    return value
  }
}
