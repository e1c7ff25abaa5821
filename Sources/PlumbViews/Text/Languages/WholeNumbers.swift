import Foundation

/// A locale's form of a plain whole number, as far as digits of ASCII and one separator say it.
///
/// `String(format:locale:)` sets up a formatter for each number. Here it writes two
/// numbers of a locale, and what they show serves for all others. A locale that writes them in another way is left to Foundation.
nonisolated struct WholeNumbers: Sendable, Equatable {
  /// Between groups of three digits.
  private let separator: String
  /// The lowest number that has separators.
  private let lowestGrouped: UInt64

  /// The number as `String(format: "%lld", locale:)` writes it; `nil` where only Foundation knows.
  static func string(_ value: UInt64, _ locale: Locale) -> String? { of(locale)?.string(value) }

  /// Returns a locale's form of numbers; `nil` where only Foundation knows.
  static func of(_ locale: Locale) -> WholeNumbers? {
    // A person's own settings have no identifier.
    guard locale != Locale.autoupdatingCurrent, locale == Locale(identifier: locale.identifier) else {
      return nil
    }
    return known.value(for: locale.identifier) { WholeNumbers(Locale(identifier: $0)) }
  }

  private static let known = ByName<WholeNumbers?>()

  private init?(_ locale: Locale) {
    func slow(_ value: Int64) -> String { String(format: "%lld", locale: locale, arguments: [value]) }
    let (long, short) = (slow(1_234_567_890), slow(6543))
    if long == "1234567890", short == "6543" {
      (separator, lowestGrouped) = ("", UInt64.max)
      return
    }
    let groups = long.split { !("0"..."9").contains($0) }
    guard groups == ["1", "234", "567", "890"] else { return nil }
    separator = String(long.dropFirst().prefix { !("0"..."9").contains($0) })
    guard long == groups.joined(separator: separator) else { return nil }
    switch short {
    case "6543": lowestGrouped = 10_000
    case "6\(separator)543": lowestGrouped = 1000
    default: return nil
    }
  }

  func string(_ value: UInt64) -> String {
    let digits = String(value)
    guard value >= lowestGrouped, !separator.isEmpty else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += separator }
      result.append(digit)
    }
    return result
  }
}
