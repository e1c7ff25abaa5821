import Foundation

/// A text to be looked up in the reader's language; values stand in its gaps.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text with its values in it.
  let string: String

  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { string = value }
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""

    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { string += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { string += String(describing: value) }

    /// A value in a format of C's `printf`, such as "%.2f".
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      string += String(format: specifier, value)
    }
  }
}
