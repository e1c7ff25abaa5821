import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("Gestures together") @MainActor struct GestureCombiningTests {
  private func taps(_ log: Told, _ name: String) -> some Gesture { TapGesture().onEnded { log.add(name) } }

  @Test("the inner gesture is first, a high priority one goes before it, a simultaneous one beside it")
  func precedence() {
    let log = Told()
    square { $0.gesture(taps(log, "inner")).gesture(taps(log, "outer")) }.tap(at: .middle)
    #expect(log.lines == ["inner"])
    log.lines = []
    square { $0.gesture(taps(log, "inner")).highPriorityGesture(taps(log, "outer")) }.tap(at: .middle)
    #expect(log.lines == ["outer"])
    log.lines = []
    square { $0.gesture(taps(log, "inner")).simultaneousGesture(taps(log, "outer")) }.tap(at: .middle)
    #expect(log.lines == ["inner", "outer"])
  }

  @Test(
    "a mask says whether the gesture itself, or those inside, take part",
    arguments: [
      (GestureMask.all, "inner"), (.gesture, "outer"), (.subviews, "inner"), (.none, ""),
    ])
  func masks(mask: GestureMask, expected: String) {
    let log = Told()
    square { $0.gesture(taps(log, "inner")).gesture(taps(log, "outer"), including: mask) }.tap(at: .middle)
    #expect(log.lines == (expected.isEmpty ? [] : [expected]))
  }

  @Test("a gesture that is not enabled, or on a disabled view, is not there")
  func disabled() {
    let log = Told()
    square { $0.gesture(taps(log, "a"), isEnabled: false).onTapGesture { log.add("around") } }
      .tap(at: .middle)
    square { $0.onTapGesture { log.add("b") }.disabled(true) }.tap(at: .middle)
    #expect(log.lines == ["around"])
  }

  @Test("a sequence goes on to its second gesture while the finger stays down")
  func sequence() {
    let log = Told()
    let view = square {
      $0.gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: log.add("pressing")
            case .second(_, nil): log.add("held")
            case .second(_, let drag?): log.add("\(Int(drag.translation.width))")
            }
          }
          .onEnded { _ in log.add("end") })
    }
    view.touch(.down, at: .middle)
    view.advance(by: 0.6)
    view.touch(.moved, at: CGPoint(x: 70, y: 50))
    view.touch(.up, at: CGPoint(x: 70, y: 50))
    #expect(log.lines == ["pressing", "held", "20", "end"])
    log.lines = []
    view.drag(from: .middle, to: .zero)
    #expect(log.lines == ["pressing"])
  }

  @Test("of exclusive gestures the second counts only if the first fails")
  func exclusive() {
    let log = Told()
    let view = square {
      $0.gesture(
        TapGesture(count: 2).onEnded { log.add("double") }
          .exclusively(before: TapGesture().onEnded { log.add("single") })
          .onEnded { value in
            switch value {
            case .first: log.add("first")
            case .second: log.add("second")
            }
          })
    }
    view.tap(at: .middle, count: 2)
    #expect(log.lines == ["double", "first"])
    view.tap(at: .middle)
    view.advance(by: 0.5)
    #expect(log.lines == ["double", "first", "single", "second"])
  }

  @Test("simultaneous gestures tell both values")
  func simultaneous() {
    let log = Told()
    let view = square {
      $0.gesture(
        DragGesture().simultaneously(with: MagnifyGesture())
          .onChanged { value in
            log.add("\(value.first != nil) \(value.second != nil)")
          })
    }
    view.touch(.down, at: CGPoint(x: 40, y: 50), finger: 1)
    view.touch(.down, at: CGPoint(x: 60, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 80, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 20, y: 50), finger: 1)
    #expect(log.lines == ["false true", "true true"])
  }

  @Test("a gesture state follows the gesture and returns when it is over, done or not")
  func gestureState() {
    struct Held: View {
      @GestureState private var way = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("\(way)")
          Color.red.gesture(
            DragGesture().updating($way) { value, way, _ in way = Int(value.translation.width) })
        }
      }
    }
    let view = TestedView(proposing: 100, 100) { Held() }
    func shows(_ text: String) -> Bool { view.frame(of: "Text(\"\(text)\")") != nil }
    for end in [TestedView.Touch.up, .cancelled] {
      view.touch(.down, at: .middle)
      view.touch(.moved, at: CGPoint(x: 80, y: 50))
      #expect(shows("30"))
      view.touch(end, at: CGPoint(x: 80, y: 50))
      #expect(shows("0"))
    }
  }

  @Test("a gesture of one's own is its body, and one of any type is what it was made of")
  func own() {
    struct Twice: Gesture {
      let log: Told
      var body: some Gesture<Int> { TapGesture(count: 2).map { 2 } }
    }
    let log = Told()
    let view = square { $0.gesture(AnyGesture(Twice(log: log)).onEnded { log.add("\($0)") }) }
    view.tap(at: .middle, count: 2)
    #expect(log.lines == ["2"])
  }

  @Test("a view that goes away in the middle of its gesture takes the gesture with it")
  func gone() {
    struct Passing: View {
      let log: Told
      @State private var isThere = true
      var body: some View {
        if isThere {
          Color.red.onLongPressGesture(minimumDuration: 1) { log.add("long") }
            .simultaneousGesture(DragGesture().onChanged { _ in isThere = false })
        }
      }
    }
    let log = Told()
    let view = TestedView(proposing: 100, 100) { Passing(log: log) }
    view.touch(.down, at: .middle)
    view.touch(.moved, at: CGPoint(x: 60, y: 50))
    view.advance(by: 2)
    view.touch(.up, at: .middle)
    #expect(log.lines == [])
  }

  @Test("events that make no sense do nothing")
  func nonsense() {
    let log = Told()
    let view = square { $0.onTapGesture { log.add("tap") } }
    view.touch(.up, at: .middle)
    view.touch(.moved, at: .middle)
    view.touch(.down, at: CGPoint(x: CGFloat.nan, y: 0))
    view.tap(at: CGPoint(x: 1e300, y: -1e300))
    // The first of two downs is lost; the pointer is the same.
    view.touch(.down, at: .middle)
    view.touch(.down, at: .middle)
    view.touch(.up, at: .middle)
    #expect(log.lines == ["tap"])
    #expect(view.warnings.count == 1)
  }
}

@Suite("Hovering") @MainActor struct HoverTests {
  @Test("a pointer that comes, moves and goes is told once, at each place, and once")
  func hover() {
    let log = Told()
    let view = TestedView(proposing: 100, 100) {
      Color.red.frame(width: 50, height: 50)
        .onHover { log.add("\($0)") }
        .onContinuousHover {
          switch $0 {
          case .active(let point): log.add("\(Int(point.x))")
          case .ended: log.add("ended")
          }
        }
    }
    view.hover(at: CGPoint(x: 30, y: 30))
    view.hover(at: CGPoint(x: 35, y: 30))
    view.hover(at: CGPoint(x: 80, y: 80))
    view.hover(at: nil)
    #expect(log.lines == ["true", "30", "35", "false", "ended"])
  }
}
