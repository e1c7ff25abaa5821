import PlumbTesting
import SwiftUI
import Testing

/// What gestures told, in order.
final class Told {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// A square of 100×100 with a gesture.
@MainActor func square<Content: View>(_ change: (Color) -> Content) -> TestedView {
  TestedView(proposing: 100, 100) { change(Color.red) }
}

extension CGPoint {
  static let middle = CGPoint(x: 50, y: 50)
}

@Suite("Tap gestures") @MainActor struct TapGestureTests {
  @Test("a tap is done when the finger goes up, however long it was down")
  func tap() {
    let log = Told()
    let view = square { $0.onTapGesture { log.add("tap") } }
    view.touch(.down, at: .middle)
    view.advance(by: 5)
    #expect(log.lines == [])
    view.touch(.up, at: .middle)
    #expect(log.lines == ["tap"])
  }

  @Test("a finger that moves by more than 10 points does not tap")
  func moved() {
    let log = Told()
    let view = square { $0.onTapGesture { log.add("tap") } }
    view.drag(from: .middle, to: CGPoint(x: 50, y: 61))
    #expect(log.lines == [])
    view.drag(from: .middle, to: CGPoint(x: 50, y: 59))
    #expect(log.lines == ["tap"])
  }

  @Test("two taps are a double tap only if the second comes within 0.35 seconds")
  func double() {
    let log = Told()
    let view = square { $0.onTapGesture(count: 2) { log.add("double") } }
    view.tap(at: .middle)
    view.advance(by: 0.4)
    view.tap(at: .middle)
    #expect(log.lines == [])
    view.advance(by: 0.4)
    view.tap(at: .middle, count: 2)
    #expect(log.lines == ["double"])
  }

  @Test("a single tap around a double tap waits for it")
  func singleAfterDouble() {
    let log = Told()
    let view = square {
      $0.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    }
    view.tap(at: .middle)
    #expect(log.lines == [])
    view.advance(by: 0.3)
    #expect(log.lines == [])
    view.advance(by: 0.1)
    #expect(log.lines == ["single"])
    view.tap(at: .middle, count: 2)
    view.advance(by: 1)
    #expect(log.lines == ["single", "double"])
  }

  @Test("a double tap around a single one never comes")
  func doubleAroundSingle() {
    let log = Told()
    let view = square {
      $0.onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") }
    }
    view.tap(at: .middle, count: 2)
    view.advance(by: 1)
    #expect(log.lines == ["single", "single"])
  }

  @Test("a tap tells its place in the view's own, the canvas's, or a named view's coordinates")
  func places() {
    let log = Told()
    func tell(_ name: String) -> (CGPoint) -> Void { { log.add("\(name) \(Int($0.x)),\(Int($0.y))") } }
    let view = TestedView(proposing: 100, 100) {
      Color.red.frame(width: 40, height: 40)
        .onTapGesture(perform: tell("local"))
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { tell("global")($0.location) }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box")).onEnded { tell("named")($0.location) }
        )
        .padding(10).coordinateSpace(name: "box").padding(20)
    }
    view.tap(at: CGPoint(x: 35, y: 45))
    #expect(log.lines == ["local 5,15", "global 35,45", "named 15,25"])
  }

  @Test("a tap on a turned view tells the place in the view as it was before it was turned")
  func turned() {
    var place = CGPoint.zero
    let view = square { color in
      color.frame(width: 40, height: 20).onTapGesture { place = $0 }.rotationEffect(.degrees(90))
        .frame(width: 100, height: 100)
    }
    // 20 points above the middle is the left end of the view.
    view.tap(at: CGPoint(x: 50, y: 31))
    #expect(abs(place.x - 1) < 0.001 && abs(place.y - 10) < 0.001)
  }
}

@Suite("Long presses") @MainActor struct LongPressTests {
  @Test("a press is long after its duration, while the finger is still down")
  func duration() {
    let log = Told()
    let view = square {
      $0.onLongPressGesture(minimumDuration: 1, perform: { log.add("long") }) { log.add("pressing \($0)") }
    }
    view.touch(.down, at: .middle)
    #expect(log.lines == ["pressing true"])
    view.advance(by: 0.9)
    #expect(log.lines == ["pressing true"])
    view.advance(by: 0.2)
    #expect(log.lines == ["pressing true", "long", "pressing false"])
    view.touch(.up, at: .middle)
    #expect(log.lines.count == 3)
  }

  @Test("a press that is too short or moves too far is none")
  func broken() {
    let log = Told()
    let view = square {
      $0.onLongPressGesture(maximumDistance: 20, perform: { log.add("long") }) { log.add("\($0)") }
    }
    view.hold(at: .middle, for: 0.4)
    #expect(log.lines == ["true", "false"])
    view.touch(.down, at: .middle)
    view.touch(.moved, at: CGPoint(x: 69, y: 50))
    view.touch(.moved, at: CGPoint(x: 71, y: 50))
    view.advance(by: 1)
    #expect(log.lines == ["true", "false", "true", "false"])
  }

  @Test("an event long after the press was due finds it done")
  func late() {
    let log = Told()
    let view = square { $0.onLongPressGesture { log.add("long") } }
    view.touch(.down, at: .middle)
    view.time += 3
    view.touch(.up, at: .middle)
    #expect(log.lines == ["long"])
  }

  @Test("a tap around a long press comes when the press was short")
  func tapAround() {
    let log = Told()
    let view = square { $0.onLongPressGesture { log.add("long") }.onTapGesture { log.add("tap") } }
    view.tap(at: .middle)
    view.hold(at: .middle, for: 1)
    #expect(log.lines == ["tap", "long"])
  }
}

@Suite("Drags") @MainActor struct DragTests {
  @Test("a drag begins after 10 points and then tells the whole way")
  func begins() {
    var translations: [CGSize] = []
    var end: DragGesture.Value?
    let view = square {
      $0.gesture(
        DragGesture().onChanged { translations.append($0.translation) }.onEnded { end = $0 })
    }
    view.touch(.down, at: .middle)
    view.touch(.moved, at: CGPoint(x: 59, y: 50))
    #expect(translations == [])
    view.touch(.moved, at: CGPoint(x: 60, y: 50))
    view.touch(.moved, at: CGPoint(x: 70, y: 45))
    #expect(translations == [CGSize(width: 10, height: 0), CGSize(width: 20, height: -5)])
    view.touch(.up, at: CGPoint(x: 70, y: 45))
    #expect(end?.location == CGPoint(x: 70, y: 45) && end?.startLocation == .middle)
  }

  @Test("a drag with no minimum begins at once")
  func atOnce() {
    let log = Told()
    let view = square {
      $0.gesture(DragGesture(minimumDistance: 0).onChanged { log.add("\(Int($0.location.x))") })
    }
    view.touch(.down, at: .middle)
    #expect(log.lines == ["50"])
  }

  @Test("the velocity is that of the last tenth of a second, and the end lies a quarter of a second ahead")
  func velocity() {
    var end: DragGesture.Value?
    let view = square { $0.gesture(DragGesture().onEnded { end = $0 }) }
    // 40 points in half a second.
    view.drag(from: CGPoint(x: 10, y: 50), to: .middle)
    #expect(abs((end?.velocity.width ?? 0) - 80) < 0.001)
    #expect(abs((end?.predictedEndLocation.x ?? 0) - 70) < 0.001)
    #expect(abs((end?.predictedEndTranslation.width ?? 0) - 60) < 0.001)
    view.touch(.down, at: CGPoint(x: 10, y: 50))
    view.advance(by: 0.1)
    view.touch(.moved, at: .middle)
    view.advance(by: 1)
    view.touch(.up, at: .middle)
    #expect(end?.velocity == .zero)
  }

  @Test("a tap around a drag comes when the finger stays, a drag around a tap when it moves")
  func dragAndTap() {
    let log = Told()
    let view = square {
      $0.gesture(DragGesture().onEnded { _ in log.add("drag") }).onTapGesture { log.add("tap") }
    }
    view.tap(at: .middle)
    view.drag(from: .middle, to: .zero)
    let other = square {
      $0.onTapGesture { log.add("inner tap") }.gesture(DragGesture().onEnded { _ in log.add("outer drag") })
    }
    other.tap(at: .middle)
    other.drag(from: .middle, to: .zero)
    #expect(log.lines == ["tap", "drag", "inner tap", "outer drag"])
  }

  @Test("a drag moves a view by its state, also while the view moves under the finger")
  func follows() {
    struct Moved: View {
      @State private var offset = CGSize.zero
      var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").offset(offset)
          .gesture(DragGesture(coordinateSpace: .global).onChanged { offset = $0.translation })
      }
    }
    let view = TestedView(proposing: 20, 20) { Moved() }
    view.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 40))
    #expect(view.frame(of: "Color.red") == CGRect(x: 50, y: 30, width: 20, height: 20))
  }
}

@Suite("Two fingers") @MainActor struct TwoFingerTests {
  @Test("fingers that move apart magnify by the share of their distances")
  func magnify() {
    var (shares, anchor): ([CGFloat], UnitPoint?) = ([], nil)
    let view = square {
      $0.gesture(
        MagnifyGesture().onChanged {
          shares.append($0.magnification)
          anchor = $0.startAnchor
        })
    }
    view.touch(.down, at: CGPoint(x: 40, y: 50), finger: 1)
    view.touch(.down, at: CGPoint(x: 60, y: 50), finger: 2)
    #expect(shares == [])
    view.touch(.moved, at: CGPoint(x: 80, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 20, y: 50), finger: 1)
    #expect(shares == [2, 3])
    #expect(anchor == .center)
    view.touch(.up, at: CGPoint(x: 80, y: 50), finger: 2)
    view.touch(.moved, at: CGPoint(x: 0, y: 50), finger: 1)
    #expect(shares == [2, 3])
  }

  @Test("fingers that turn tell the angle clockwise, and whole turns add up")
  func rotate() {
    var angles: [Int] = []
    let view = square {
      $0.gesture(RotateGesture().onChanged { angles.append(Int($0.rotation.degrees.rounded())) })
    }
    view.touch(.down, at: .middle, finger: 1)
    view.touch(.down, at: CGPoint(x: 90, y: 50), finger: 2)
    for point in [(50, 90), (10, 50), (50, 10), (90, 50), (50, 90)] {
      view.touch(.moved, at: CGPoint(x: point.0, y: point.1), finger: 2)
    }
    #expect(angles == [90, 180, 270, 360, 450])
  }

  @Test("one finger neither magnifies nor turns, and leaves nothing waiting")
  func one() {
    let log = Told()
    let view = square {
      $0.gesture(
        MagnificationGesture().onChanged { _ in log.add("magnify") }
          .simultaneously(with: RotationGesture().onChanged { _ in log.add("rotate") })
      ).onTapGesture { log.add("tap") }
    }
    view.tap(at: .middle)
    view.drag(from: .middle, to: .zero)
    #expect(log.lines == ["tap"])
  }
}
