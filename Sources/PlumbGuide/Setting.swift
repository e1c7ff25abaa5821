/// A value of an example that a reader of a guide may change: a slider, a choice or a switch.
///
/// It is in the view that the example shows. Everywhere but in a guide it has the value that the example gives it.
@propertyWrapper public struct Setting<Value> {
  /// The value that is set.
  public let wrappedValue: Value

  /// Creates a setting of a number in a range, by steps: a slider.
  ///
  /// - Parameters:
  ///   - label: what the reader sees; no two settings of an example have one label.
  ///   - omitted: the value that needs no words: the code that is printed leaves the argument out.
  public init(
    wrappedValue: Value, _ label: String, _ range: ClosedRange<Value>, step: Value, omitted: Value? = nil
  ) where Value: BinaryFloatingPoint {
    self.wrappedValue = SettingValues.number(of: label).map { Value($0) } ?? wrappedValue
  }

  /// Creates a setting of a whole number in a range, by steps: a slider.
  ///
  /// - Parameters:
  ///   - label: what the reader sees; no two settings of an example have one label.
  ///   - omitted: the value that needs no words: the code that is printed leaves the argument out.
  public init(
    wrappedValue: Value, _ label: String, _ range: ClosedRange<Value>, step: Value, omitted: Value? = nil
  ) where Value: BinaryInteger {
    self.wrappedValue = SettingValues.number(of: label).map { Value($0) } ?? wrappedValue
  }

  /// Creates a setting of one of several values.
  ///
  /// - Parameters:
  ///   - label: what the reader sees; no two settings of an example have one label.
  ///   - choices: the values, written as an array literal; the code that is printed has their own words.
  ///   - omitted: the value that needs no words: the code that is printed leaves the argument out.
  public init(wrappedValue: Value, _ label: String, _ choices: [Value], omitted: Value? = nil) {
    let number = SettingValues.number(of: label).map { Int($0) }
    self.wrappedValue = number.flatMap { choices.indices.contains($0) ? choices[$0] : nil } ?? wrappedValue
  }

  /// Creates a setting of a switch.
  ///
  /// - Parameter label: what the reader sees; no two settings of an example have one label.
  public init(wrappedValue: Value, _ label: String) where Value == Bool {
    self.wrappedValue = SettingValues.number(of: label).map { $0 != 0 } ?? wrappedValue
  }
}
