import PlumbViews
import SwiftUI
import Testing

@Suite("Curves and springs")
struct CurveTests {
  @Test(
    "a spring goes as SwiftUI's does",
    arguments: [
      (0.4, 0.0, 0.05, 1.860), (0.4, 0.0, 0.1, 4.656), (0.4, 0.0, 0.15, 6.819), (0.4, 0.0, 0.2, 8.210),
      (0.4, 0.0, 0.3, 9.487), (0.4, 0.0, 0.4, 9.864), (0.4, 0.3, 0.05, 2.105), (0.4, 0.3, 0.1, 5.614),
      (0.4, 0.3, 0.15, 8.343), (0.4, 0.3, 0.2, 9.841), (0.4, 0.3, 0.3, 10.440), (0.4, 0.3, 0.4, 10.145),
      (0.4, 0.3, 0.5, 9.993), (0.4, 0.5, 0.1, 6.473), (0.4, -0.3, 0.1, 3.724), (1, 0, 0.1, 1.313),
      (1, 0.3, 0.1, 1.457), (0.5, 0.15, 0.1, 3.881), (0.2, 0.7, 0.1, 13.679),
    ])
  func recordedSprings(duration: Double, bounce: Double, time: Double, value: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.value(target: 10, time: time) - value) < 0.0006)
  }

  @Test(
    "a spring settles when SwiftUI's does",
    arguments: [
      (0.4, 0.0, 0.6), (0.4, 0.3, 0.854188), (0.4, 0.5, 1.157199), (0.4, -0.3, 1.2), (1, 0, 1.5),
      (1, 0.3, 1.953928), (0.5, 0.15, 0.876827), (0.2, 0.7, 0.981661),
    ])
  func recordedSettling(duration: Double, bounce: Double, settling: Double) {
    #expect(abs(Spring(duration: duration, bounce: bounce).settlingDuration - settling) < 0.000001)
  }

  @Test(
    "easeInOut goes as SwiftUI's does",
    arguments: [
      (0.05, 0.0311), (0.1, 0.1292), (0.15, 0.2928), (0.2, 0.5), (0.25, 0.7072), (0.3, 0.8708),
      (0.35, 0.9689),
    ])
  func recordedEaseInOut(time: Double, value: Double) {
    #expect(abs(UnitCurve.easeInOut.value(at: time / 0.4) - value) < 0.00006)
  }

  @Test("a curve's velocity is the slope of its value")
  func velocity() {
    for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .linear] {
      let slope = (curve.value(at: 0.401) - curve.value(at: 0.399)) / 0.002
      #expect(abs(curve.velocity(at: 0.4) - slope) < 0.001)
    }
  }

  @Test("velocities at the ends are those of Recorded/Animation.md#X7")
  func endVelocities() {
    let ends: [(UnitCurve, Double, Double)] = [
      (.easeIn, 0, 0), (.easeOut, 1, 0), (.easeInOut, 0, 0), (.circularEaseIn, 0, .infinity),
      (.circularEaseOut, .infinity, 0), (.circularEaseInOut, 0, 0),
    ]
    for (curve, start, end) in ends {
      #expect(curve.velocity(at: 0) == start && curve.velocity(at: 1) == end)
    }
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test("the inverse of a curve leads back")
  func inverse() {
    for curve in [UnitCurve.easeIn, .easeOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      for x in [0, 0.2, 0.5, 0.9, 1] {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      }
    }
  }

  @Test("a spring says the same of itself in all its words")
  func springWords() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let again = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(again.duration - 0.4) < 1e-9 && abs(again.bounce - 0.3) < 1e-9)
    let settled = Spring(settlingDuration: 0.854188, dampingRatio: 0.7)
    #expect(abs(settled.duration - 0.4) < 0.0001)
    #expect(abs(Spring(duration: 0.4, bounce: -0.3).bounce + 0.3) < 1e-9)
  }

  @Test("a spring's velocity is the slope of its value, in steps too")
  func springVelocity() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let slope = (spring.value(target: 10.0, time: 0.1001) - spring.value(target: 10.0, time: 0.0999)) / 0.0002
    #expect(abs(spring.velocity(target: 10.0, time: 0.1) - slope) < 0.01)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01) }
    #expect(abs(value - 5.614) < 0.001)
  }

  @Test("impossible numbers make no impossible springs")
  func misuse() {
    for spring in [
      Spring(duration: 0), Spring(duration: -1), Spring(duration: .nan, bounce: .nan),
      Spring(response: 0, dampingRatio: -3), Spring(mass: 0, stiffness: -1, damping: .nan),
    ] {
      #expect(spring.value(target: 10.0, time: 0.5).isFinite)
    }
    #expect(
      UnitCurve.bezier(startControlPoint: UnitPoint(x: .nan, y: 9), endControlPoint: .zero).value(at: .nan)
        == 0)
  }
}

@Suite("Animations as functions of time")
struct AnimationFunctionTests {
  /// The value on the way from 0 to 10.
  private func value(_ animation: Animation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 10.0, time: time, context: &context)
  }

  @Test("linear, delayed, faster")
  func simple() {
    #expect(value(.linear(duration: 1), at: 0.25) == 2.5)
    #expect(value(.linear(duration: 1), at: 1) == nil)
    #expect(value(.linear(duration: 1).delay(0.5), at: 0.4) == 0)
    #expect(value(.linear(duration: 1).delay(0.5), at: 0.75) == 2.5)
    #expect(value(.linear(duration: 1).speed(2), at: 0.25) == 5)
    #expect(value(.linear(duration: 1).delay(1).speed(2), at: 0.75) == 5)
    #expect(value(.linear(duration: 0), at: 0) == nil)
  }

  @Test("repeating goes to and fro, or from the start again, and ends")
  func repeating() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(value(twice, at: 0.25) == 2.5)
    #expect(value(twice, at: 1.25) == 7.5)
    #expect(value(twice, at: 2) == nil)
    let again = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(value(again, at: 1.25) == 2.5)
    let forever = Animation.linear(duration: 1).repeatForever()
    #expect(value(forever, at: 1001.25) == 7.5)
    #expect(value(.linear(duration: 0).repeatForever(), at: 1) == nil)
  }

  @Test("animations are equal by what they do")
  func equality() {
    #expect(Animation.linear(duration: 1) == .linear(duration: 1))
    #expect(Animation.linear(duration: 1) != .linear(duration: 2))
    #expect(Animation.linear(duration: 1) != .linear(duration: 1).delay(1))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
  }
}
