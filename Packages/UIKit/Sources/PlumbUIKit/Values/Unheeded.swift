/// A property that is kept and has no effect. A value other than its first one is reported.
@propertyWrapper public struct _Unheeded<Value> {
  private var value: Value
  private let isFirst: (Value) -> Bool
  private let report: () -> Void

  /// The value that was set last.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      if !isFirst(newValue) { report() }
    }
  }

  /// Creates a property that reports its name with what is missing.
  package init(wrappedValue: Value, _ reason: WithoutEffect, _ name: String) where Value: Equatable {
    self.init(wrappedValue, isFirst: { $0 == wrappedValue }) { reason.report(of: name) }
  }

  /// The same for a value that cannot be compared: `nil` is the first one.
  @_disfavoredOverload
  package init<Wrapped>(wrappedValue: Value, _ reason: WithoutEffect, _ name: String)
  where Value == Wrapped? {
    self.init(wrappedValue, isFirst: { $0 == nil }) { reason.report(of: name) }
  }

  /// The same with another way to report.
  package init(_ value: Value, isFirst: @escaping (Value) -> Bool, report: @escaping () -> Void) {
    (self.value, self.isFirst, self.report) = (value, isFirst, report)
  }
}
