import Foundation

/// A message with values in it. It is written as it is: nothing is hidden, whatever its privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// What is written.
  public let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Gathers the pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.aligned("\(value())")
  }

  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.text(of: value()))
  }

  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.text(of: Double(value())))
  }
}

/// Who may read a value. All of them are written here, as in Xcode's console.
public struct OSLogPrivacy: Sendable {
  /// What stands for a value that nobody may read.
  public enum Mask: Sendable { case hash, none }

  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
