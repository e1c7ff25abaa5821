import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Keyframes")
@MainActor struct KeyframeTests {
  @Test("smooth keyframes go as SwiftUI's do")
  func recordedCubic() {
    let alone = KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { CubicKeyframe(10.0, duration: 0.4) } }
    let around = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10.0, duration: 0.2)
        CubicKeyframe(-10.0, duration: 0.2)
        CubicKeyframe(0.0, duration: 0.2)
      }
    }
    let monotone = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10.0, duration: 0.2)
        CubicKeyframe(30.0, duration: 0.2)
      }
    }
    let cases: [(KeyframeTimeline<Double>, [Double])] = [
      (alone, [0.430, 1.562, 3.164, 5, 6.836, 8.437, 9.570]),
      (around, [1.797, 5.625, 9.141, 10, 6.406, 0]),
      (monotone, [0.859, 3.125, 6.328, 10, 15.234, 21.875, 27.578]),
    ]
    for (timeline, values) in cases {
      for (index, value) in values.enumerated() {
        #expect(abs(timeline.value(time: Double(index + 1) * 0.05) - value) < 0.0006)
      }
    }
  }

  @Test("tracks run side by side, jumps are at once, and the ends hold")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.y) {
        MoveKeyframe(5)
        LinearKeyframe(10, duration: 2)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == CGPoint(x: 5, y: 6.25))
    #expect(timeline.value(time: 9) == CGPoint(x: 10, y: 10))
    #expect(timeline.value(progress: 0.5) == CGPoint(x: 10, y: 7.5))
  }

  @Test("a keyframe animator plays, and plays again")
  func animator() {
    let view = TestedView(proposing: 200, 10, time: 0) {
      Color.red.keyframeAnimator(initialValue: CGFloat(20)) { content, width in
        content.frame(width: width, height: 10).frame(width: 200, alignment: .leading)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(120, duration: 1) }
      }
    }
    view.advance(to: 0.5)
    #expect(view.seen == ["0,0 70×10"])
    view.advance(to: 1.25)
    #expect(view.seen == ["0,0 45×10"])
    #expect(view.isAnimating)
  }
}
