import Foundation

/// The side of a value in its own columns.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// The value as wide as it is.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// Returns the value at the left of some columns, with blanks behind it.
  ///
  /// - Parameter columns: The least number of characters; more than 1000 are 1000, and a longer value is not cut.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }
  /// Returns the value at the right of some columns, with blanks before it.
  ///
  /// - Parameter columns: The least number of characters; more than 1000 are 1000, and a longer value is not cut.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// At most a thousand columns: a message stays a line.
  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// The format of whole numbers.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasSign = false
  private var prefix = ""
  private var isUppercase = false
  private var digits = 0

  /// Decimal digits, without a plus.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Hexadecimal digits in small letters, without "0x".
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits, without "0o".
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Decimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus precedes 0 and more.
  ///   - minDigits: How many digits there are at least, with zeros in front: at most 1000.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
  }

  /// Hexadecimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus precedes 0 and more.
  ///   - includePrefix: Whether "0x" precedes the digits.
  ///   - uppercase: Whether the digits are capitals; the prefix is not.
  ///   - minDigits: How many digits there are at least, with zeros in front: at most 1000.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      digits: minDigits())
  }

  /// Octal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus precedes 0 and more.
  ///   - includePrefix: Whether "0o" precedes the digits.
  ///   - minDigits: How many digits there are at least, with zeros in front: at most 1000.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "", digits: minDigits())
  }

  func text<Number: FixedWidthInteger>(of number: Number) -> String {
    let written = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(digits, 1000) - written.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + written
  }
}

/// The format of numbers with a fraction: with six digits behind the point, as in C, unless a format sets another
/// number.
public struct OSLogFloatFormatting: Sendable {
  private var letter: Character = "f"
  private var precision = 6
  private var hasSign = false

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Hexadecimal digits with an exponent of two, as C's `%a` writes them.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a", precision: -1) }
  /// With an exponent of ten and six digits behind the point.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// With or without an exponent, whichever is shorter, as C's `%g` writes it: six digits in all.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// With some digits behind the point.
  ///
  /// - Parameters:
  ///   - precision: The digits behind the point: at most 100, and six where the number is negative.
  ///   - uppercase: Whether `INF` and `NAN` have capitals.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
  }

  /// With an exponent of ten.
  ///
  /// - Parameters:
  ///   - precision: The digits behind the point: at most 100, and six where the number is negative.
  ///   - uppercase: Whether the exponent's letter is "E".
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }

  /// With or without an exponent, whichever is shorter.
  ///
  /// - Parameters:
  ///   - precision: The digits in all: at most 100, and six where the number is negative.
  ///   - uppercase: Whether the exponent's letter is "E".
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "G" : "g", precision: precision(), hasSign: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    let digits = precision < 0 ? "" : ".\(min(precision, 100))"
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(letter)", number)
  }
}
