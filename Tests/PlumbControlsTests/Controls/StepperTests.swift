import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("Steppers") @MainActor struct StepperTests {
  private func stepper(
    _ value: Int, _ heard: Heard<Int>, in bounds: ClosedRange<Int> = 0...3, step: Int = 1,
    editing: @escaping (Bool) -> Void = { _ in }
  ) -> TestedView {
    TestedView(proposing: 200, 40) {
      Held(value, told: heard.add) {
        Stepper("abc", value: $0, in: bounds, step: step, onEditingChanged: editing)
      }
    }
  }
  private let minus = CGPoint(x: 120, y: 16)
  private let plus = CGPoint(x: 180, y: 16)

  @Test("a stepper with a format tells its value in that format")
  func format() {
    let view = TestedView(proposing: 300, 60) {
      Stepper("Share", value: .constant(0.5), in: 0...1, step: 0.1, format: .percent)
    }
    #expect(view.host.root.firstNode { $0.accessibility.value == "50%" } != nil)
  }

  @Test("the buttons are 94 by 32 points at the trailing edge, minus first")
  func places() {
    let view = stepper(1, Heard())
    #expect(view.frame(of: "Stepper") == CGRect(x: 0, y: 0, width: 200, height: 32))
    #expect(view.frame(of: "Text(\"abc\")")?.minX == 0)
  }

  @Test("a tap goes a step up or down, and not beyond the bounds, where nothing is written")
  func limits() {
    let heard = Heard<Int>()
    let view = stepper(2, heard)
    view.tap(at: plus)
    view.tap(at: plus)
    view.tap(at: minus)
    #expect(heard.values == [3, 2])
  }

  @Test("a step larger than the span goes to its end")
  func largeStep() {
    let heard = Heard<Int>()
    let view = stepper(1, heard, step: 10)
    view.tap(at: plus)
    view.tap(at: minus)
    #expect(heard.values == [3, 0])
  }

  @Test("an empty span leaves nothing to do")
  func emptySpan() {
    let heard = Heard<Int>()
    let view = stepper(2, heard, in: 2...2)
    view.tap(at: plus)
    view.tap(at: minus)
    #expect(heard.values == [])
  }

  @Test("a value out of its bounds comes back into them with the first step")
  func outOfBounds() {
    let heard = Heard<Int>()
    let view = stepper(9, heard)
    view.tap(at: plus)
    #expect(heard.values == [])
    view.tap(at: minus)
    #expect(heard.values == [3])
  }

  @Test("the arrow keys and assistive tools step, and onEditingChanged is told before and after")
  func keyboard() {
    let heard = Heard<Int>()
    var log: [Bool] = []
    let view = stepper(1, heard) { log.append($0) }
    view.press(key: "Tab")
    view.press(key: "ArrowUp")
    view.press(key: "ArrowUp")
    view.press(key: "ArrowUp")
    view.press(key: "ArrowDown")
    #expect(heard.values == [2, 3, 2])
    #expect(log == [true, false, true, false, true, false])
  }

  @Test("a floating-point value of no number is stepped without a crash")
  func noNumber() {
    for start in [Double.nan, .infinity, -.infinity] {
      let view = TestedView(proposing: 200, 40) {
        Held(start) { Stepper("abc", value: $0, in: 0...1, step: 0.5) }
      }
      view.tap(at: plus)
      view.tap(at: minus)
      #expect(view.frame(of: "Stepper") != nil)
    }
  }

  @Test("increment and decrement actions are done, and one that is nil is not there")
  func actions() {
    var log: [String] = []
    let view = TestedView(proposing: 200, 40) {
      Stepper("abc", onIncrement: { log.append("up") }, onDecrement: nil)
    }
    view.tap(at: plus)
    view.tap(at: minus)
    #expect(log == ["up"])
  }

  @Test("a disabled stepper does nothing")
  func disabled() {
    let heard = Heard<Int>()
    let view = TestedView(proposing: 200, 40) {
      Held(1, told: heard.add) { Stepper("abc", value: $0) }.disabled(true)
    }
    view.tap(at: plus)
    view.press(key: "Tab")
    view.press(key: "ArrowUp")
    #expect(heard.values == [])
  }

  @Test("a stepper shows which of its halves can be pressed")
  func picture() {
    expectPicture("steppers", proposing: 140, 70) {
      VStack(spacing: 4) {
        Stepper("abc", value: .constant(1), in: 0...3)
        Stepper("max", value: .constant(3), in: 0...3)
      }
    }
  }
}
