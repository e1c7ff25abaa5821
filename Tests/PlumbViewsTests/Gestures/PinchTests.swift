import PlumbTesting
import SwiftUI
import Testing

@Suite("Pinches beside other gestures") @MainActor struct PinchTests {
  private func dragged(_ log: Told) -> some Gesture { DragGesture().onChanged { _ in log.add("drag") } }
  private func pinched(_ log: Told) -> some Gesture { MagnifyGesture().onChanged { _ in log.add("pinch") } }

  /// Two fingers go down beside each other, and then each moves away from the other, in the order of `fingers`.
  private func spread(_ view: TestedView, _ fingers: [Int] = [1, 2]) {
    let (from, to) = ([1: 40, 2: 60], [1: 10, 2: 90])
    func send(_ touch: TestedView.Touch, _ finger: Int, _ places: [Int: Int]) {
      view.touch(touch, at: CGPoint(x: places[finger] ?? 0, y: 50), finger: finger)
    }
    for finger in [1, 2] { send(.down, finger, from) }
    for finger in fingers { send(.moved, finger, to) }
    for finger in [1, 2] { send(.up, finger, to) }
  }

  @Test(
    "two fingers that move apart magnify a view that is dragged by one, whichever moves first",
    arguments: [[1, 2], [2, 1]])
  func apart(fingers: [Int]) {
    let log = Told()
    let view = square { $0.gesture(dragged(log)).gesture(pinched(log)) }
    spread(view, fingers)
    #expect(log.lines == ["pinch", "pinch"])
    view.drag(from: .middle, to: .zero)
    #expect(log.lines.dropFirst(2).allSatisfy { $0 == "drag" } && log.lines.count > 3)
  }

  @Test("the older magnification and a rotation begin so, too")
  func others() {
    let log = Told()
    let older = MagnificationGesture().onChanged { log.add("\($0)") }
    spread(square { $0.gesture(dragged(log)).gesture(older) }, [2])
    #expect(log.lines == ["2.5"])
    let turning = RotateGesture().onChanged { log.add("\(Int($0.rotation.degrees.rounded()))") }
    let view = square { $0.gesture(dragged(log)).gesture(turning) }
    view.touch(.down, at: .middle, finger: 1)
    view.touch(.down, at: CGPoint(x: 90, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 50, y: 90), finger: 2)
    #expect(log.lines == ["2.5", "90"])
  }

  @Test("a drag that has begun goes on when a second finger comes")
  func begun() {
    let log = Told()
    let view = square { $0.gesture(dragged(log)).gesture(pinched(log)) }
    view.touch(.down, at: .middle, finger: 1)
    view.touch(.moved, at: CGPoint(x: 30, y: 50), finger: 1)
    view.touch(.down, at: CGPoint(x: 60, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 90, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 20, y: 50), finger: 1)
    #expect(!log.lines.contains("pinch"))
  }

  @Test("one finger drags a view that waits for a pinch before it as it moves, and not only at its end")
  func dragAround() {
    let log = Told()
    let view = square { $0.gesture(pinched(log)).gesture(dragged(log)) }
    view.touch(.down, at: .middle)
    view.touch(.moved, at: CGPoint(x: 70, y: 50))
    #expect(log.lines == ["drag"])
    view.touch(.up, at: CGPoint(x: 70, y: 50))
    log.lines = []
    spread(view)
    #expect(log.lines == ["pinch", "pinch"])
  }

  /// Two views side by side, each of which is dragged, in a row that is magnified.
  private func pair(_ log: Told, _ magnified: (HStack<TupleView<(AnyView, AnyView)>>) -> some View)
    -> TestedView
  {
    let content = magnified(
      HStack(spacing: 0) {
        AnyView(Color.red.gesture(dragged(log)))
        AnyView(Color.blue.gesture(dragged(log)))
      })
    return TestedView(proposing: 100, 100) { content }
  }

  @Test(
    "two fingers on two views that are dragged magnify what is around both, whichever moves first (assumed)",
    arguments: [[1, 2], [2, 1]])
  func twoViews(fingers: [Int]) {
    let log = Told()
    for isFirst in [false, true] {
      let pinch = pinched(log)
      spread(
        pair(log) { isFirst ? AnyView($0.highPriorityGesture(pinch)) : AnyView($0.gesture(pinch)) }, fingers)
      #expect(log.lines == ["pinch", "pinch"])
      log.lines = []
    }
    // Each is dragged by one finger as before.
    let view = pair(log) { $0.gesture(pinched(log)) }
    for x in [20.0, 80] { view.drag(from: CGPoint(x: x, y: 50), to: CGPoint(x: x, y: 90)) }
    #expect(!log.lines.contains("pinch") && log.lines.count > 2)
  }

  @Test("a simultaneous pinch goes on beside the drags of both views")
  func besideTwoViews() {
    let log = Told()
    spread(pair(log) { $0.simultaneousGesture(pinched(log)) })
    #expect(log.lines.filter { $0 == "pinch" }.count == 2 && log.lines.filter { $0 == "drag" }.count == 2)
  }

  @Test("a view whose drag has begun goes on with it when a second finger comes to another one")
  func begunBesideAnother() {
    let log = Told()
    let view = pair(log) { $0.gesture(pinched(log)) }
    view.touch(.down, at: CGPoint(x: 40, y: 50), finger: 1)
    view.touch(.moved, at: CGPoint(x: 20, y: 50), finger: 1)
    view.touch(.down, at: CGPoint(x: 60, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 90, y: 50), finger: 2)
    #expect(!log.lines.contains("pinch") && log.lines.count == 2, "\(log.lines)")
  }

  @Test("one finger scrolls content that waits for a pinch, and two magnify it")
  func scrolls() {
    let log = Told()
    let view = TestedView(proposing: 100, 100) {
      ScrollView { Color.red.frame(height: 400).gesture(pinched(log)) }
    }
    spread(view)
    #expect(log.lines == ["pinch", "pinch"] && view.frame(of: "Color.red")?.minY == 0)
    view.touch(.down, at: CGPoint(x: 50, y: 80))
    view.touch(.moved, at: CGPoint(x: 50, y: 60))
    view.touch(.moved, at: CGPoint(x: 50, y: 40))
    #expect(view.frame(of: "Color.red")?.minY == -20)
  }
}
