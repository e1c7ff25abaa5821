import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Timelines and phases")
@MainActor struct TimelineTests {
  private let zero = Date(timeIntervalSinceReferenceDate: 0)

  private func bar<S: TimelineSchedule>(_ schedule: S) -> some View {
    TimelineView(schedule) { context in
      Color.red.frame(width: context.date.timeIntervalSinceReferenceDate, height: 10)
    }
    .frame(width: 200, height: 10, alignment: .leading)
  }

  @Test("an animation timeline shows each frame, a periodic one each period")
  func schedules() {
    let frames = TestedView(proposing: 200, 10, time: 0) { bar(.animation) }
    frames.advance(to: 7)
    #expect(frames.seen == ["0,0 7×10"])
    #expect(frames.isAnimating)
    let periods = TestedView(proposing: 200, 10, time: 0) { bar(.periodic(from: zero, by: 10)) }
    periods.advance(to: 25)
    #expect(periods.seen == ["0,0 20×10"])
    let minutes = TestedView(proposing: 200, 10, time: 0) { bar(.everyMinute) }
    minutes.advance(to: 125)
    #expect(minutes.seen == ["0,0 120×10"])
    let dates = TestedView(proposing: 200, 10, time: 0) { bar(.explicit([zero, zero + 3, zero + 9])) }
    dates.advance(to: 5)
    #expect(dates.seen == ["0,0 3×10"])
    dates.advance(to: 10)
    #expect(dates.seen == ["0,0 9×10"])
    #expect(!dates.isAnimating)
    let paused = TestedView(proposing: 200, 10, time: 0) { bar(.animation(paused: true)) }
    #expect(!paused.isAnimating)
  }

  @Test("phases follow each other with their animations, and begin again")
  func phases() {
    let view = TestedView(proposing: 200, 10, time: 0) {
      PhaseAnimator([20, 40, 80]) { width in
        Color.red.frame(width: CGFloat(width), height: 10).frame(width: 200, height: 10, alignment: .leading)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(view.seen == ["0,0 20×10"])
    view.advance(to: 0.5)
    #expect(view.seen == ["0,0 30×10"])
    view.advance(to: 1)
    view.advance(to: 1)
    view.advance(to: 1.5)
    #expect(view.seen == ["0,0 60×10"])
    view.advance(to: 2)
    view.advance(to: 2)
    view.advance(to: 2.5)
    #expect(view.seen == ["0,0 50×10"])
  }

  @Test("a still picture shows the first phase and the timeline's start")
  func still() {
    let view = TestedView(proposing: 200, 10) {
      PhaseAnimator([20, 40]) { Color.red.frame(width: CGFloat($0), height: 10) }
    }
    #expect(view.seen == ["0,0 20×10"])
    #expect(!view.isAnimating)
  }

  @Test(
    "a schedule of frames has no entries where it is paused or the frequency is low (Recorded/Animation.md#X6)"
  )
  func restingEntries() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(Array(AnimationTimelineSchedule().entries(from: start, mode: .normal).prefix(2)).count == 2)
    #expect(Array(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency)).isEmpty)
    #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)).isEmpty)
  }
}
