/// Values that the runtime keeps for others, one of each type, without knowing what they are.
package struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<Value>(_ type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
