import Foundation
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Texts that tell how long it is to a date")
struct TextClockTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func host<Content: View>(_ view: Content) -> ViewHost {
    let host = ViewHost(view)
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

  @Test("a timer counts from the host's date, second by second, and says when it is out of date")
  func timer() {
    let host = host(Text(noon, style: .timer))
    #expect(texts(host, at: 0.2) == ["0:00"])
    #expect(abs((host.nextOwnTime ?? 0) - 1) < 0.01)
    #expect(texts(host, at: 1.01) == ["0:01"])
    #expect(texts(host, at: 65.5) == ["1:05"])
    #expect(abs((host.nextOwnTime ?? 0) - 66) < 0.01)
    #expect(!host.isAnimating)
  }

  @Test("a text that comes later has the date of its coming, though nothing showed a date before")
  func late() {
    struct Later: View {
      @State private var isShown = false
      let date: Date
      var body: some View {
        if isShown { Text(date, style: .timer) } else { Button("Go") { isShown = true } }
      }
    }
    let host = host(Later(date: noon))
    #expect(host.nextOwnTime == nil)
    host.advance(to: 30.5)
    host.send(.activate(element: host.accessibleElements()[0].number), at: 30.5)
    #expect(texts(host, at: 30.5) == ["0:30"])
  }

  @Test(
    "a length of time in words changes with its smallest unit",
    arguments: [
      (0.0, "0 sec", 1.0), (90, "1 min, 30 sec", 1), (7200, "2 hr", 60), (-30, "30 sec", 1),
    ])
  func relative(after: Double, words: String, step: Double) {
    let host = host(Text(noon + after, style: .relative))
    #expect(texts(host, at: 0) == [words])
    #expect((host.nextOwnTime ?? 0) <= step + 0.01)
  }

  @Test("a clock for a time stands still before it and after it, and when it is paused")
  func interval() {
    let host = host(Text(timerInterval: (noon + 10)...(noon + 20)))
    #expect(texts(host, at: 0) == ["0:10"])
    #expect(abs((host.nextOwnTime ?? 0) - 10) < 0.01)
    #expect(texts(host, at: 14.5) == ["0:05"])
    #expect(texts(host, at: 25) == ["0:00"])
    #expect(host.nextOwnTime == nil)
    let paused = self.host(Text(timerInterval: noon...(noon + 60), pauseTime: noon + 15))
    #expect(texts(paused, at: 40) == ["0:45"])
    #expect(paused.nextOwnTime == nil)
  }

  @Test("a date itself does not change")
  func date() {
    let host = host(Text(noon, style: .date))
    #expect(host.nextOwnTime == nil)
  }

  @Test("a timeline in minutes does not ask for frames")
  func timeline() {
    let host = host(
      TimelineView(.periodic(from: noon, by: 10)) { Text(verbatim: "\($0.date.timeIntervalSince(noon))") })
    #expect(texts(host, at: 1) == ["0.0"])
    #expect(!host.isAnimating)
    #expect(host.nextOwnTime == 10)
    #expect(texts(host, at: 10) == ["10.0"])
  }
}
