import Foundation
import PlumbViews

extension EnvironmentValues {
  /// Days and hours are those of Greenwich, in American English, on every machine.
  package mutating func readDatesInGreenwich() {
    timeZone = TimeZone(identifier: "GMT")!
    locale = Locale(identifier: "en_US")
    calendar = Calendar(identifier: .gregorian)
  }
}
