import Foundation

/// On which side a value stands in columns of its own.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// At most a thousand columns: a message stays a line.
  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// How whole numbers are written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasSign = false
  private var prefix = ""
  private var isUppercase = false
  private var digits = 0

  public static var decimal: OSLogIntegerFormatting { decimal() }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static var octal: OSLogIntegerFormatting { octal() }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      digits: minDigits())
  }

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

/// How numbers with a fraction are written: with six digits behind the point, as C does, unless a format says more.
public struct OSLogFloatFormatting: Sendable {
  private var letter: Character = "f"
  private var precision = 6
  private var hasSign = false

  public static var fixed: OSLogFloatFormatting { fixed() }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a", precision: -1) }
  public static var exponential: OSLogFloatFormatting { exponential() }
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
  }

  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }

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
