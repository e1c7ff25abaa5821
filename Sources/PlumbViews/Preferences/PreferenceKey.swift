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
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { said(key).value }

  /// The value that the views in this node pass up, and whether some of them can change: these take part with the default value
  /// beside others (Recorded/Layouts.md#O1).
  private func said<Key: PreferenceKey>(_ key: Key.Type) -> (value: Key.Value?, isDynamic: Bool) {
    if isCovered { return (nil, false) }
    var (value, isDynamic) = saidByChildren(key)
    if let writer = preferenceWriter as? PreferenceWriter<Key> {
      (value, isDynamic) = (writer.change(value), false)
    }
    return (value, isDynamic || isDynamicContent)
  }

  private func saidByChildren<Key: PreferenceKey>(_ key: Key.Type) -> (value: Key.Value?, isDynamic: Bool) {
    var value: Key.Value?
    var isDynamic = false
    for child in children {
      let next = child.said(key)
      if value == nil, isDynamic, next.value != nil { value = Key.defaultValue }
      isDynamic = isDynamic || next.isDynamic
      guard next.value != nil || next.isDynamic && value != nil else { continue }
      if var sum = value {
        Key.reduce(value: &sum) { next.value ?? Key.defaultValue }
        value = sum
      } else {
        value = next.value
      }
    }
    return (value, isDynamic)
  }
}
