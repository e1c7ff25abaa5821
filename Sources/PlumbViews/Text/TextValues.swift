import Foundation
import PlumbGraph

/// A value whose text depends on the surroundings: their language, calendar and date.
nonisolated protocol TextValue: Sendable {
  func attributed(in environment: EnvironmentValues) -> AttributedString
  func isEqual(to other: any TextValue) -> Bool
}

nonisolated extension TextValue where Self: Equatable {
  func isEqual(to other: any TextValue) -> Bool { (other as? Self) == self }
}

/// A value in its own format, which takes the surroundings' language.
nonisolated private struct FormattedValue<F: FormatStyle>: TextValue, @unchecked Sendable
where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let words: (F.FormatOutput) -> AttributedString

  func attributed(in environment: EnvironmentValues) -> AttributedString {
    words(format.locale(environment.locale).format(input))
  }
  func isEqual(to other: any TextValue) -> Bool {
    (other as? Self).map { $0.input == input && $0.format == format } ?? false
  }
}

nonisolated extension Text {
  /// Creates a text of a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(FormattedValue(input: input, format: format) { AttributedString($0) }))
  }

  /// Creates a text of a value in a format with its own attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.value(FormattedValue(input: input, format: format) { $0 }))
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
}

private struct CurrentDateKey: EnvironmentKey {
  // No clock below the hosts: a morning in January 2007 where no host says what time it is.
  static var defaultValue: Date { Date(timeIntervalSince1970: 1_168_335_660) }
}

extension EnvironmentValues {
  /// The date that times are counted from and to, as the host passes it in.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
