import Foundation
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Texts of a value that follows the time")
struct TimeDataSourceTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private let english = Locale(identifier: "en_US")

  private func host(_ text: Text) -> ViewHost {
    let host = ViewHost(text.environment(\.locale, english))
    host.startDate = noon
    host.advance(to: 0)
    host.layOut(ProposedViewSize(width: 300, height: 100))
    return host
  }

  private func texts(_ host: ViewHost, at time: Double) -> [String] {
    host.advance(to: time)
    host.layOut(ProposedViewSize(width: 300, height: 100))
    return host.accessibleElements().map(\.label)
  }

  @Test("a stopwatch counts from its start, and is out of date with each step of its precision")
  func stopwatch() {
    let host = host(Text(.currentDate, format: .stopwatch(startingAt: noon, maxPrecision: .seconds(1))))
    #expect(texts(host, at: 5.5) == ["0:05"])
    #expect(abs((host.nextOwnTime ?? 0) - 6) < 0.01)
    #expect(texts(host, at: 3_725.2) == ["1:02:05"])
  }

  @Test("a timer counts down to the end of its time, and then never changes again")
  func timer() {
    let host = host(Text(.currentDate, format: .timer(countingDownIn: noon..<(noon + 90))))
    #expect(texts(host, at: 0.2) == ["1:29"])
    #expect(texts(host, at: 1) == ["1:29"])
    #expect(texts(host, at: 91) == ["0:00"])
    #expect(host.nextOwnTime == nil)
  }

  @Test("a timer that counts up stops at the length of its time")
  func countingUp() {
    let host = host(Text(.currentDate, format: .timer(countingUpIn: noon..<(noon + 60))))
    #expect(texts(host, at: 20.5) == ["0:20"])
    #expect(texts(host, at: 100) == ["1:00"])
  }

  @Test("a length of time follows the host's date")
  func duration() {
    let host = host(Text(.durationOffset(to: noon), format: .time(pattern: .minuteSecond)))
    #expect(texts(host, at: 65.2) == ["1:05"])
  }

  @Test("an offset has as many units as are allowed, and a sign where one is asked for")
  func offset() {
    func words(_ format: SystemFormatStyle.DateOffset, _ seconds: Double) -> String {
      String(format.locale(english).format(noon + seconds).characters)
    }
    #expect(words(.offset(to: noon), 7_500) == "2 hours, 5 minutes")
    #expect(words(.offset(to: noon, maxFieldCount: 1), 7_500) == "2 hours")
    #expect(words(.offset(to: noon, allowedFields: [.minute]), 7_500) == "125 minutes")
    #expect(words(.offset(to: noon), -60) == "-1 minute")
    #expect(words(.offset(to: noon, sign: .never), -60) == "1 minute")
    #expect(words(.offset(to: noon, sign: .always()), 60) == "+1 minute")
  }

  @Test("a date is spoken of by its distance while it is near, and is written out beyond")
  func reference() {
    func words(_ seconds: Double) -> String {
      String(SystemFormatStyle.DateReference(to: noon).locale(english).format(noon + seconds).characters)
    }
    #expect(words(-7_200) == "in 2 hours")
    #expect(words(300) == "5 minutes ago")
    #expect(words(10 * 86_400).contains("2026"))
  }

  @Test(
    "a stopwatch without seconds in its fields, and one of no precision, still stop at sixty pictures a second"
  )
  func misuse() {
    let host = host(
      Text(.currentDate, format: .stopwatch(startingAt: noon, maxFieldCount: 0, maxPrecision: .zero)))
    #expect(texts(host, at: 1.5) == ["0:01"])
    #expect((host.nextOwnTime ?? 0) > 1.5)
  }
}
