import ArgumentParser
import Foundation
import PlumbSource
import SwiftUI

// Reads the settings of a stage from the values of options.
extension Stage {
  static func device(_ word: String) throws -> KnownDevice {
    guard let device = KnownDevice.all.first(where: { $0.name.lowercased() == word.lowercased() }) else {
      let names = KnownDevice.all.map(\.name)
      let nearest = nearestWord(to: word, among: names).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError(
        "There is no device \(word).\(nearest) There are: \(names.joined(separator: ", ")).")
    }
    return device
  }

  static func size(_ word: String) throws -> ProposedViewSize {
    let advice =
      "Write width, x and height in points, such as 390x844; - leaves a side unspecified, such as 390x-."
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw ValidationError("A size is needed, not \(word). \(advice)") }
    func side(_ text: Substring) throws -> CGFloat? {
      if text == "-" { return nil }
      guard let number = Double(text), number.isFinite else {
        throw ValidationError("\(text.isEmpty ? "Nothing" : "\(text)") is not a length. \(advice)")
      }
      guard number >= 0 else { throw ValidationError("A length can not be negative: \(text). \(advice)") }
      guard number <= 100_000 else {
        throw ValidationError("\(text) points are too many; 100000 is the most.")
      }
      return number
    }
    return ProposedViewSize(width: try side(sides[0]), height: try side(sides[1]))
  }

  static func scale(_ word: String) throws -> Double {
    guard let number = Double(word), number >= 0.01, number <= 16 else {
      throw ValidationError("The scale is a number from 0.01 to 16, not \(word.isEmpty ? "\"\"" : word).")
    }
    return number
  }

  static func insets(_ word: String) throws -> EdgeInsets {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    if numbers.count == 1, numbers[0] == 0 { return EdgeInsets() }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= 100_000 }) else {
      throw ValidationError(
        "The safe area is four lengths from 0, top,leading,bottom,trailing, such as 47,0,34,0, not \(word).")
    }
    return EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// A locale whose language and region exist. An unknown one would be shown as English, without a message.
  static func locale(_ word: String) throws -> String {
    let parts = Locale.Components(identifier: word)
    let language = parts.languageComponents.languageCode
    let region = parts.languageComponents.region
    let isKnown = language.map(Locale.LanguageCode.isoLanguageCodes.contains) ?? false
    guard isKnown, region.map(Locale.Region.isoRegions.contains) ?? true else {
      let nearest = nearestWord(to: word, among: Locale.availableIdentifiers).map { " Did you mean \($0)?" }
      throw ValidationError(
        "There is no locale \(word.isEmpty ? "without a name" : word).\(nearest ?? "") Write a language and a region, such as en_US or ja_JP."
      )
    }
    return word
  }

  static func timeZone(_ word: String) throws -> String {
    guard TimeZone(identifier: word) != nil else {
      let nearest = nearestWord(to: word, among: TimeZone.knownTimeZoneIdentifiers).map {
        " Did you mean \($0)?"
      }
      throw ValidationError(
        "There is no time zone \(word.isEmpty ? "without a name" : word).\(nearest ?? "") Write one such as Europe/Rome, or GMT."
      )
    }
    return word
  }

  /// A date with a time. The parser takes the thirtieth of February for the second of March, and any year.
  static func date(_ word: String) throws -> Date {
    let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
    let pattern = /(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:?\d{2})/
    guard let date = styles.lazy.compactMap({ try? $0.parse(word) }).first,
      let found = try pattern.wholeMatch(in: word)
    else {
      throw ValidationError(
        "\(word.isEmpty ? "\"\"" : word) is not a date with a time. Write it as 2026-01-01T09:41:00Z, with a year from 0001 to 9999."
      )
    }
    let numbers = [found.1, found.2, found.3, found.4, found.5, found.6].map { Int($0) ?? 0 }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard year > 0 else { throw ValidationError("There is no year 0000 in \(word): years are 0001 to 9999.") }
    let length = days(ofMonth: month, year)
    guard (1...length).contains(day) else {
      throw ValidationError(
        "There is no day \(found.1)-\(found.2)-\(found.3): that month has \(length) days.")
    }
    guard numbers[3] < 24, numbers[4] < 60, numbers[5] < 60 else {
      throw ValidationError(
        "There is no time \(found.4):\(found.5):\(found.6): times are 00:00:00 to 23:59:59.")
    }
    return date
  }

  private static func days(ofMonth month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  static func place(_ word: String) throws -> Stage.Place {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
      throw ValidationError(
        "A place is a latitude from -90 to 90 and a longitude from -180 to 180, such as 48.21,16.37, not \(word)."
      )
    }
    return Stage.Place(latitude: numbers[0], longitude: numbers[1])
  }

  static func seed(_ word: String) throws -> UInt64 {
    guard let number = UInt64(word) else {
      throw ValidationError("A seed is a whole number from 0 to \(UInt64.max), not \(word).")
    }
    return number
  }
}

/// A setting as the argument of an option.
struct SettingArgument<Setting: StageSetting & Sendable>: ExpressibleByArgument {
  let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  init?(argument: String) {
    guard let setting = Setting(word: argument) else { return nil }
    self.setting = setting
  }

  var defaultValueDescription: String { setting.word }
  static var allValueStrings: [String] { Setting.words }
}
