/// Where an assistive tool's focus is. Hosts do not tell, so it only holds what the view writes.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  public init() where Value == Bool { _value = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(value: $value) }

  /// What an `accessibilityFocused` modifier is given.
  @propertyWrapper public struct Binding {
    let value: PlumbViews.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Hosts do not move an assistive tool's focus.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityFocused", fileID, line) }

  /// Hosts do not move an assistive tool's focus.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("accessibilityFocused", fileID, line) }
}
