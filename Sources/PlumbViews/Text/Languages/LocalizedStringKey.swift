import Foundation

/// A text to be looked up in the reader's language; values and other texts fill its gaps.
///
/// The catalogs' key has a format in each gap: "\(3) of \(name)" is looked up as "%lld of %@".
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The catalogs' key, and what is shown where they do not have it.
  let format: String
  let arguments: [LocalizedArgument]

  init(format: String, arguments: [LocalizedArgument]) { (self.format, self.arguments) = (format, arguments) }

  /// Creates a key of a string without gaps.
  public init(_ value: String) { self.init(format: value, arguments: []) }
  /// Creates a key of a literal without gaps.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key of a literal with values in its gaps, each of which is a format in the key.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation
    // Without gaps nothing is a format, and a percent sign is one.
    self.init(format: parts.arguments.isEmpty ? parts.literal : parts.format, arguments: parts.arguments)
  }

  /// Gathers a literal's text and values, and writes the key with a format for each value.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var format = ""
    private(set) var literal = ""
    private(set) var arguments: [LocalizedArgument] = []

    /// Creates an empty key; how much will come does not matter.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text of the literal. A percent sign becomes two in a key that has gaps.
    public mutating func appendLiteral(_ literal: String) {
      self.literal += literal
      format += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// A whole number, a fraction with six decimals, or what the value says of itself; numbers are written as the
    /// reader's language writes them.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let argument = LocalizedArgument(any: value)
      add(argument, argument.ownSpecifier)
    }

    /// A value in a format of C's `printf`, such as "%.2f".
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(LocalizedArgument(any: value), specifier)
    }

    /// Another text, with its looks.
    public mutating func appendInterpolation(_ text: Text) { add(.text(text), "%@") }

    /// An image in the line, like a character.
    public mutating func appendInterpolation(_ image: Image) { add(.text(Text(image)), "%@") }

    /// A string with its own looks.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add(.text(Text(attributedString)), "%@")
    }

    /// A text of a catalog.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add(.text(Text(resource)), "%@")
    }

    /// A value in its own format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(.text(Text(input, format: format)), "%@")
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(.string(formatter.string(for: subject) ?? String(describing: subject)), "%@")
    }

    /// A date, or the time between it and the host's date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(.text(Text(date, style: style)), "%@")
    }

    /// The time from one date to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(.text(Text(dates)), "%@") }

    /// The time from one date to another.
    public mutating func appendInterpolation(_ interval: DateInterval) { add(.text(Text(interval)), "%@") }

    /// A clock that runs through a time, as it is at the host's date.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
      add(.text(text), "%@")
    }

    private mutating func add(_ argument: LocalizedArgument, _ specifier: String) {
      format += specifier
      arguments.append(argument)
    }
  }
}

/// The argument in a gap of a text.
nonisolated enum LocalizedArgument: Sendable, Equatable {
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case string(String)
  case text(Text)

  init(any value: Any) {
    switch value {
    case let value as String: self = .string(value)
    // The most usual number: to ask for a protocol takes longer.
    case let value as Int: self = .integer(Int64(value))
    case let value as any FixedWidthInteger & SignedInteger: self = .integer(Int64(truncatingIfNeeded: value))
    case let value as any FixedWidthInteger & UnsignedInteger:
      self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    default: self = .string(String(describing: value))
    }
  }

  /// The format that represents the value in a catalog's key.
  var ownSpecifier: String {
    switch self {
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .number: "%lf"
    case .string, .text: "%@"
    }
  }

  /// The number that decides about singular and plural.
  var quantity: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .text: nil
    }
  }
}
