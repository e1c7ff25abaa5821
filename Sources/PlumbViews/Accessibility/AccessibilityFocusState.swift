/// The focus of an assistive tool. Hosts do not report it, so it only holds the value that the view sets.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Creates a state that says whether one element has the focus; it is false at first.
  public init() where Value == Bool { _value = State(initialValue: false) }
  /// Creates a state that says which of several elements has the focus; it is `nil` at first.
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  /// The value that the view has written last.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding that an `accessibilityFocused` modifier receives.
  public var projectedValue: Binding { Binding(value: $value) }

  /// The binding that an `accessibilityFocused` modifier receives.
  @propertyWrapper public struct Binding {
    let value: PlumbViews.Binding<Value>

    /// The value that the view has written last. Setting it changes the state.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The same, so that it can be handed on.
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
