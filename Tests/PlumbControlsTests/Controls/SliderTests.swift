import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("Sliders") @MainActor struct SliderTests {
  /// 127 points wide, so that the knob of 27 has 100 points to go.
  private func slider(
    _ value: Double, _ heard: Heard<Double>, in bounds: ClosedRange<Double> = 0...1,
    editing: @escaping (Bool) -> Void = { _ in }
  ) -> TestedView {
    TestedView(proposing: 127, 31) {
      Held(value, told: heard.add) { Slider(value: $0, in: bounds, onEditingChanged: editing) }
    }
  }

  private func stepped(
    _ value: Double, _ heard: Heard<Double>, in bounds: ClosedRange<Double>, step: Double
  ) -> TestedView {
    TestedView(proposing: 127, 31) {
      Held(value, told: heard.add) { Slider(value: $0, in: bounds, step: step) }
    }
  }

  @Test("the knob goes where the finger is, and onEditingChanged is told at both ends")
  func drag() {
    let heard = Heard<Double>()
    var log: [Bool] = []
    let view = slider(0.5, heard) { log.append($0) }
    view.drag(from: CGPoint(x: 63.5, y: 15), to: CGPoint(x: 88.5, y: 15))
    #expect(heard.last == 0.75)
    view.drag(from: CGPoint(x: 88.5, y: 15), to: CGPoint(x: 500, y: 15))
    #expect(heard.last == 1)
    view.drag(from: CGPoint(x: 100, y: 15), to: CGPoint(x: -500, y: 15))
    #expect(heard.last == 0)
    #expect(log == [true, false, true, false, true, false])
  }

  @Test("from right to left the track runs the other way")
  func mirrored() {
    let heard = Heard<Double>()
    let view = TestedView(proposing: 127, 31, environment: { $0.layoutDirection = .rightToLeft }) {
      Held(0.5, told: heard.add) { Slider(value: $0) }
    }
    view.drag(from: CGPoint(x: 63.5, y: 15), to: CGPoint(x: 88.5, y: 15))
    #expect(heard.last == 0.25)
  }

  @Test("an arrow key goes a tenth of the span, or a step, and stops at the ends")
  func keyboard() {
    let heard = Heard<Double>()
    let view = slider(85, heard, in: 0...100)
    view.press(key: "Tab")
    view.press(key: "ArrowRight")
    view.press(key: "ArrowRight")
    view.press(key: "ArrowLeft")
    #expect(heard.values == [95, 100, 90])
  }

  @Test("in a layout from right to left the left arrow goes up, and the upper one too")
  func mirroredKeyboard() {
    let heard = Heard<Double>()
    let view = TestedView(proposing: 127, 31, environment: { $0.layoutDirection = .rightToLeft }) {
      Held(50, told: heard.add) { Slider(value: $0, in: 0...100) }
    }
    view.press(key: "Tab")
    view.press(key: "ArrowLeft")
    view.press(key: "ArrowUp")
    view.press(key: "ArrowRight")
    view.press(key: "ArrowDown")
    #expect(heard.values == [60, 70, 60, 50])
  }

  @Test("with steps it lands on whole steps from the lower end, half way on the upper one")
  func steps() {
    let heard = Heard<Double>()
    let view = stepped(5, heard, in: 0...10, step: 2)
    view.press(key: "Tab")
    view.press(key: "ArrowRight")
    #expect(heard.values == [8])
    view.drag(from: CGPoint(x: 63.5, y: 15), to: CGPoint(x: 62.5, y: 15))
    #expect(heard.last == 4)
  }

  @Test(
    "odd spans and steps move nothing that is not there, and a slider of one value does not move",
    arguments: [
      (1.0, 1.0, 1.0, false), (0, 1, 0, true), (0, 1, 5, false), (0, 1, -1, true), (0, 1, .nan, true),
      (0, 1, .infinity, true),
    ])
  func oddSpans(_ lower: Double, _ upper: Double, _ step: Double, _ moves: Bool) {
    let heard = Heard<Double>()
    let view = stepped(lower, heard, in: lower...upper, step: step)
    view.press(key: "Tab")
    view.press(key: "ArrowRight")
    view.drag(from: CGPoint(x: 20, y: 15), to: CGPoint(x: 60, y: 15))
    #expect(heard.values.isEmpty != moves)
    #expect(heard.values.allSatisfy { $0 >= lower && $0 <= upper })
  }

  @Test(
    "a value that is no number or out of range is shown at an end and not written back",
    arguments: [
      Double.nan, .infinity, -.infinity, 7, -7,
    ])
  func oddValues(_ value: Double) {
    let heard = Heard<Double>()
    let view = slider(value, heard)
    #expect(heard.values.isEmpty)
    view.press(key: "Tab")
    // What is no number is shown at the lower end, below which there is nothing.
    view.press(key: value.isNaN ? "ArrowRight" : "ArrowLeft")
    #expect(!heard.values.isEmpty && heard.values.allSatisfy { (0...1).contains($0) })
  }

  @Test("a disabled slider does not move")
  func disabled() {
    let heard = Heard<Double>()
    let view = TestedView(proposing: 127, 31) {
      Held(0.5, told: heard.add) { Slider(value: $0) }.disabled(true)
    }
    view.drag(from: CGPoint(x: 63.5, y: 15), to: CGPoint(x: 88.5, y: 15))
    view.press(key: "Tab")
    view.press(key: "ArrowRight")
    #expect(heard.values == [])
  }

  @Test("labels of the ends stand beside the track, and the label is for assistive tools alone")
  func labels() {
    let view = TestedView(proposing: 200, 31) {
      Slider(value: .constant(0.5)) {
        Text("volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
    #expect(view.frame(of: "Text(\"volume\")") == nil)
    #expect(view.frame(of: "Text(\"0\")")?.minX == 0)
    #expect(view.frame(of: "Text(\"1\")")?.maxX == 200)
  }

  @Test("a slider shows its share, its tint and that it is disabled")
  func picture() {
    expectPicture("sliders", proposing: 100, 120) {
      VStack(spacing: 0) {
        Slider(value: .constant(0.25))
        Slider(value: .constant(1)).tint(.red)
        Slider(value: .constant(0.5)).disabled(true)
      }
    }
  }

  @Test("a slider lets nobody choose beyond its enabled bounds")
  func enabledBounds() {
    let heard = Heard<Double>()
    let view = TestedView(proposing: 127, 31) {
      Held(0.5, told: heard.add) {
        Slider(value: $0, neutralValue: 0.5, enabledBounds: 0.25...0.75)
      }
    }
    view.drag(from: CGPoint(x: 63.5, y: 15), to: CGPoint(x: 500, y: 15))
    #expect(heard.last == 0.75)
    view.drag(from: CGPoint(x: 88.5, y: 15), to: CGPoint(x: -500, y: 15))
    #expect(heard.last == 0.25)
  }
}
