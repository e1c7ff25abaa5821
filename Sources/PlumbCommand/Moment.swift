import ArgumentParser
import Foundation
import PlumbSource

/// The date that a picture is made at, as far as anything in it can tell.
struct Moment: Codable, Equatable, CustomStringConvertible {
  /// In seconds since 1970.
  var seconds: Double

  /// The time of day that Apple's own pictures show, on a day without meaning.
  static let standard = Moment(seconds: 1_767_260_460)

  init(seconds: Double) { self.seconds = seconds }

  init(word: String) throws {
    let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
    guard let date = styles.lazy.compactMap({ try? $0.parse(word) }).first else {
      throw ValidationError("\(word) is not a date with a time. Write it as 2026-01-01T09:41:00Z.")
    }
    seconds = date.timeIntervalSince1970
  }

  var description: String { Date(timeIntervalSince1970: seconds).formatted(.iso8601) }

  static func timeZone(_ word: String) throws -> String {
    guard TimeZone(identifier: word) != nil else {
      let nearest = nearestWord(to: word, among: TimeZone.knownTimeZoneIdentifiers).map {
        " Did you mean \($0)?"
      }
      throw ValidationError(
        "There is no time zone \(word).\(nearest ?? "") Write one such as Europe/Rome, or GMT.")
    }
    return word
  }

  static func seed(_ word: String) throws -> UInt64 {
    guard let number = UInt64(word) else {
      throw ValidationError("A seed is a whole number from 0 to \(UInt64.max), not \(word).")
    }
    return number
  }
}
