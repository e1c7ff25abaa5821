import Foundation

/// A message with values in it. It is written as it is: nothing is hidden, whatever its privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text that is written.
  public let text: String

  /// Creates a message of a literal without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message of a literal with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Gathers the pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message with room for the literal's characters.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds text of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value as it describes itself. Plumb does not look at `privacy` and `attributes`: the value is written.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.aligned("\(value())")
  }

  /// Adds a whole number in a format. Plumb does not look at `privacy` and `attributes`: the number is written.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.text(of: value()))
  }

  /// Adds a number with a fraction in a format. Plumb does not look at `privacy` and `attributes`: it is written.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.text(of: Double(value())))
  }
}

/// The privacy of a value. All values are written here, as in Xcode's console.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a value that nobody may read.
  public enum Mask: Sendable { case hash, none }

  /// The value is for everybody.
  public static let `public` = OSLogPrivacy()
  /// The value is for the user of the machine. Plumb writes it all the same.
  public static let `private` = OSLogPrivacy()
  /// The value is a secret. Plumb writes it all the same.
  public static let sensitive = OSLogPrivacy()
  /// The value's type decides. Plumb writes it in any case.
  public static let auto = OSLogPrivacy()

  /// The value is for the user of the machine, and a mask for others. Plumb writes the value and no mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value is a secret, which a mask replaces. Plumb writes the value and no mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value's type decides whether a mask replaces it. Plumb writes the value and no mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
