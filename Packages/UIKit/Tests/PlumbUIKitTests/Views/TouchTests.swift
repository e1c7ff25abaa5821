import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing
import ViewTesting

@Suite("Touches of UIView") @MainActor struct TouchTests {
  /// Notes each touch with its place, and draws a square at it.
  private class Canvas: UIView {
    var lines: [String] = []
    var points: [CGPoint] = []
    func note(_ name: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
        lines.append("\(name) \(Int(place.x)),\(Int(place.y)) from \(Int(before.x)),\(Int(before.y))")
        points.append(place)
      }
      setNeedsDisplay()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      for point in points { UIBezierPath(rect: CGRect(x: point.x, y: point.y, width: 2, height: 2)).fill() }
    }
  }

  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Puts a finger down, moves it and lifts it.
  private func stroke(_ view: TestedView, from start: CGPoint, to end: CGPoint) {
    view.touch(.down, at: start)
    view.touch(.moved, at: end)
    view.touch(.up, at: end)
  }

  @Test("a canvas without a background is told of a finger in its own coordinates, and draws what it notes")
  func canvas() {
    let canvas = Canvas()
    let view = TestedView(proposing: 100, 50) { Shown { canvas }.padding(10) }
    stroke(view, from: Self.point(20, 20), to: Self.point(40, 25))
    #expect(
      canvas.lines == [
        "began 10,10 from 10,10", "moved 30,15 from 10,10", "ended 30,15 from 30,15",
      ])
    #expect(view.seen == ["20,20 2×2", "40,25 2×2", "40,25 2×2"])
    stroke(view, from: Self.point(2, 2), to: Self.point(40, 25))
    #expect(canvas.lines.count == 3, "beside the canvas nothing begins")
  }

  @Test("a touch knows its view, its phase, its time and its number of taps, and an event all touches")
  func values() throws {
    final class Values: UIView {
      var seen: [(touch: UITouch, event: UIEvent, phase: UITouch.Phase, taps: Int, time: Double)] = []
      private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        for touch in touches {
          seen.append((touch, event!, touch.phase, touch.tapCount, touch.timestamp))
        }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    }
    let values = Values()
    let view = TestedView(proposing: 100, 50) { Shown { values } }
    view.tap(at: Self.point(20, 20), count: 2)
    #expect(values.seen.map(\.phase) == [.began, .ended, .began, .ended])
    #expect(values.seen.map(\.taps) == [1, 1, 2, 2])
    #expect(values.seen.allSatisfy { $0.touch.view === values && $0.event.type == .touches })
    #expect(values.seen[0].touch === values.seen[1].touch && values.seen[1].touch !== values.seen[2].touch)
    #expect(abs(values.seen[1].time - values.seen[0].time - 0.05) < 0.001)
    #expect(values.seen.allSatisfy { $0.event.allTouches == [$0.touch] && $0.event.timestamp == $0.time })
    view.advance(by: 1)
    values.isMultipleTouchEnabled = true
    values.seen = []
    view.touch(.down, at: Self.point(10, 10), finger: 1)
    view.touch(.down, at: Self.point(60, 10), finger: 2)
    #expect(values.seen.count == 2 && values.seen[1].event.touches(for: values)?.count == 2)
    #expect(values.seen[0].taps == 1)
    view.touch(.up, at: Self.point(10, 10), finger: 1)
    view.touch(.up, at: Self.point(60, 10), finger: 2)
    values.isMultipleTouchEnabled = false
    values.seen = []
    view.touch(.down, at: Self.point(10, 10), finger: 1)
    view.touch(.down, at: Self.point(60, 10), finger: 2)
    #expect(values.seen.count == 1, "a view for one finger does not see a second one")
  }

  @Test("the foremost view is touched; it and its controller pass on what they do not override")
  func responders() {
    final class Page: UIViewController {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("\(touches.first?.view?.tag ?? -1)")
      }
    }
    let page = Page()
    let (piece, label) = (UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), UILabel())
    piece.tag = 7
    label.frame = CGRect(x: 50, y: 10, width: 40, height: 20)
    (label.text, label.tag, page.view.tag) = ("Score", 8, 1)
    page.view.addSubview(piece)
    page.view.addSubview(label)
    let view = TestedView(proposing: 100, 50) { ShownController { page } }
    for x in [15, 60, 95] as [CGFloat] { view.tap(at: Self.point(x, 15)) }
    piece.isUserInteractionEnabled = false
    view.layOut()
    view.tap(at: Self.point(15, 15))
    #expect(page.lines == ["7", "1", "1", "1"], "a label takes no touches, nor does a view that says so")
  }

  @Test("a recognizer that is recognised ends the touches, unless it says that it does not")
  func recognizers() {
    func lines(_ recognizer: UIGestureRecognizer, cancels: Bool = true) -> [String] {
      let canvas = Canvas()
      recognizer.cancelsTouchesInView = cancels
      canvas.addGestureRecognizer(recognizer)
      let view = TestedView(proposing: 100, 50) { Shown { canvas } }
      stroke(view, from: Self.point(10, 10), to: Self.point(60, 10))
      view.advance(by: 1)
      view.tap(at: Self.point(20, 20))
      return canvas.lines.map { String($0.prefix { $0 != " " }) }
    }
    #expect(lines(UIPanGestureRecognizer()) == ["began", "cancelled", "began", "ended"])
    #expect(lines(UIPanGestureRecognizer(), cancels: false) == ["began", "moved", "ended", "began", "ended"])
    #expect(lines(UITapGestureRecognizer()) == ["began", "moved", "ended", "began", "cancelled"])
    #expect(lines(UITapGestureRecognizer(), cancels: false).suffix(2) == ["began", "ended"])
    #expect(lines(UILongPressGestureRecognizer()) == ["began", "moved", "ended", "began", "ended"])
  }

  // developer.apple.com/documentation/uikit/uigesturerecognizer/state: a subclass sets its state, and the targets hear of it.
  @Test("a custom recognizer receives the touches of its view, and its targets the states that it sets")
  func custom() {
    final class AnyTouch: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { state = .ended }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() { resets += 1 }
    }
    @MainActor final class Target: NSObject {
      var states: [UIGestureRecognizer.State] = []
      func changed(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    }
    let (canvas, target) = (Canvas(), Target())
    let recognizer = AnyTouch(target: target, action: Selector(Target.changed))
    recognizer.cancelsTouchesInView = false
    canvas.addGestureRecognizer(recognizer)
    let view = TestedView(proposing: 100, 50) { Shown { canvas } }
    stroke(view, from: Self.point(10, 10), to: Self.point(60, 10))
    #expect(target.states == [.began, .ended])
    #expect(recognizer.resets == 1 && recognizer.state == .possible)
    #expect(canvas.lines.count == 3)
    recognizer.isEnabled = false
    view.tap(at: Self.point(20, 20))
    #expect(target.states.count == 2)
  }

  @Test("a scroll view around a canvas still scrolls, which ends the touch")
  func scrolling() {
    let canvas = Canvas()
    let view = TestedView(proposing: 100, 100) {
      ScrollView { Shown { canvas }.frame(width: 100, height: 400) }
    }
    stroke(view, from: Self.point(50, 80), to: Self.point(80, 80))
    #expect(canvas.lines.last == "ended 80,80 from 80,80", "nothing scrolls to the side")
    view.advance(by: 1)
    view.drag(from: Self.point(50, 80), to: Self.point(50, 20))
    #expect(canvas.lines.last?.hasPrefix("cancelled") == true)
    view.advance(by: 5)
    stroke(view, from: Self.point(50, 10), to: Self.point(60, 10))
    let last = canvas.points.last ?? .zero
    #expect(last.x == 60 && last.y > 40, "the content has moved under the finger")
  }

  @Test("a button in a canvas is pressed instead, and a subclass of a button is told too")
  func buttons() {
    final class Own: UIButton {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        lines.append("began")
      }
    }
    let (canvas, button) = (Canvas(), Own(type: .system))
    var presses = 0
    button.setTitle("Clear", for: .normal)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 10, y: 10, width: 60, height: 30)
    canvas.addSubview(button)
    let view = TestedView(proposing: 100, 100) { Shown { canvas } }
    view.tap(at: Self.point(40, 25))
    #expect(presses == 1 && canvas.lines == [] && button.lines == ["began"])
    view.tap(at: Self.point(90, 90))
    #expect(presses == 1 && canvas.lines.count == 2)
  }

  @Test(
    "a view that overrides nothing leaves pointers to what is behind it; one that takes touches keeps them")
  func behind() {
    final class Plain: UIView {}
    final class Through: Canvas {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    func presses(_ front: UIView) -> Int {
      var presses = 0
      let view = TestedView(proposing: 100, 50) {
        ZStack {
          Color.blue.onTapGesture { presses += 1 }
          Shown { front }
        }
      }
      view.tap(at: Self.point(50, 25))
      return presses
    }
    #expect(presses(Plain()) == 1 && presses(UIView()) == 1)
    let through = Through()
    #expect(presses(through) == 1 && through.lines == [], "its hitTest names no view")
    #expect(presses(Canvas()) == 0)
  }
}
