import Foundation
import PlumbLayout
import PlumbViews

extension FieldContent {
  /// A value with a format: what was typed becomes the value each time that it can be read.
  fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      get: { format.format(value.wrappedValue) }, commitsWhileTyping: true,
      commit: { text in
        guard let parsed = try? format.parseStrategy.parse(text) else { return false }
        value.wrappedValue = parsed
        return true
      })
  }

  /// As above, with an empty field for no value.
  fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      get: { value.wrappedValue.map(format.format) ?? "" }, commitsWhileTyping: true,
      commit: { text in
        if text.isEmpty {
          value.wrappedValue = nil
          return true
        }
        guard let parsed = try? format.parseStrategy.parse(text) else { return false }
        value.wrappedValue = parsed
        return true
      })
  }

  fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(
      get: { formatter.string(for: value.wrappedValue) ?? "" }, commitsWhileTyping: false,
      commit: { text in
        let read: Any? =
          switch formatter {
          case let formatter as NumberFormatter: formatter.number(from: text)
          case let formatter as DateFormatter: formatter.date(from: text)
          default: text
          }
        guard let read, let parsed = converted(read, to: V.self) else { return false }
        value.wrappedValue = parsed
        return true
      })
  }
}

/// A number as the kind of number that the value is.
private func converted<V>(_ read: Any, to type: V.Type) -> V? {
  if let value = read as? V { return value }
  guard let number = read as? NSNumber else { return nil }
  switch type {
  case is Int.Type: return number.intValue as? V
  case is Double.Type: return number.doubleValue as? V
  case is Float.Type: return number.floatValue as? V
  case is CGFloat.Type: return CGFloat(number.doubleValue) as? V
  case is Decimal.Type: return number.decimalValue as? V
  default: return nil
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field for a formatted value with a localised title. The value changes each time that the format can read
  /// what is typed.
  ///
  /// Once the field is left, it shows the value in its format again.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, content: FieldContent(value, format))
  }

  /// Creates a field for a formatted value that may be nothing, with a localised title. An empty field sets `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, content: FieldContent(value, format))
  }

  /// Creates a field for a formatted value that may be nothing, with a title that is not localised. An empty field sets
  /// `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, content: FieldContent(value, format))
  }

  /// Creates a field for a formatted value, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, content: FieldContent(value, format))
  }

  /// Creates a field for a value that a formatter writes and reads, with a localised title.
  ///
  /// Only number and date formatters read values here; what others make of a text is the text itself.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  {
    self.init(label: Text(titleKey), prompt: prompt, content: FieldContent(value, formatter))
  }

  /// Creates a field for a value that a formatter writes and reads, with a title that is not localised.
  ///
  /// Only number and date formatters read values here; what others make of a text is the text itself.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  {
    self.init(label: Text(title), prompt: prompt, content: FieldContent(value, formatter))
  }

  /// Creates a field in the older form for a value with a formatter, with actions for the start, the end and the
  /// confirmation of editing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, content: FieldContent(value, formatter),
      actions: FieldActions(editingChanged: onEditingChanged, commit: onCommit))
  }

  /// Creates a field in the older form for a value with a formatter, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil, content: FieldContent(value, formatter),
      actions: FieldActions(editingChanged: onEditingChanged, commit: onCommit))
  }
}
