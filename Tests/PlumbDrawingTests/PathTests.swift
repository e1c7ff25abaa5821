import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Path")
struct PathTests {
  @Test("a path that grows by small parts is moved seldom")
  func growth() {
    var path = Path()
    var capacities: Set<Int> = []
    for number in 0..<2000 {
      let place = CGRect(x: CGFloat(number), y: 0, width: 10, height: 10)
      path.addRoundedRect(in: place, cornerSize: CGSize(width: 2, height: 2))
      path.addPath(Path(place))
      capacities.insert(path.elements.capacity)
    }
    #expect(capacities.count < 40)
  }

  let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("shapes are written as the steps that draw them")
  func description() {
    #expect("\(Path(CGRect(x: 1, y: 2, width: 3, height: 4)))" == "1 2 m 4 2 l 4 6 l 1 6 l h")
    var path = Path()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.isEmpty, "a line needs a point to start from")
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1.5))
    path.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: 3, y: 3), control2: CGPoint(x: 4, y: 4))
    #expect("\(path)" == "0 0 m 1 1.5 2 0 q 3 3 4 4 5 5 c")
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.closeSubpath()
    path.closeSubpath()
    #expect("\(path)".hasSuffix("c h"))
    #expect(path.currentPoint == .zero, "closing returns to the start")
  }

  @Test("a written path reads back the same")
  func readsItsDescription() {
    let path = Path {
      $0.addEllipse(in: square)
      $0.addRect(square)
    }
    #expect(Path("\(path)") == path)
    for wrong in ["1 m", "1 2 x", "1 2 m 3", "nan 0 m", "1 2 3 4 5 6 7 c"] {
      #expect(Path(wrong) == nil, "\(wrong)")
    }
  }

  @Test(
    "the bounding rectangle touches the curve, not its control points",
    arguments: [
      ("ellipse", Path(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 40)), [10, 20, 30, 40]),
      ("hill", Path("0 0 m 0 -40 30 -40 30 0 c") ?? Path(), [0, -30, 30, 30]),
      ("quad", Path("0 0 m 5 10 10 0 q") ?? Path(), [0, 0, 10, 5]),
      (
        "two pieces",
        Path {
          $0.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 8, y: 9, width: 1, height: 1)])
        }, [0, 0, 9, 10]
      ),
      (
        "rounded", Path(roundedRect: CGRect(x: 10, y: 20, width: 30, height: 40), cornerRadius: 8),
        [10, 20, 30, 40]
      ),
      ("offset", Path(CGRect(x: 0, y: 0, width: 5, height: 5)).offsetBy(dx: 2, dy: 3), [2, 3, 5, 5]),
    ] as [(String, Path, [CGFloat])])
  func bounds(name: String, path: Path, expected: [CGFloat]) {
    let box = path.boundingRect
    let found = [box.minX, box.minY, box.width, box.height]
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(name): \(found)")
  }

  @Test("an empty path has no bounding rectangle")
  func emptyBounds() {
    #expect(Path().boundingRect.isNull)
    #expect(!Path().contains(.zero))
  }

  @Test("the even-odd rule leaves a hole that the winding rule fills")
  func fillRules() {
    let frame = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    let (middle, edge, outside) = (CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 5), CGPoint(x: 11, y: 5))
    #expect([middle, edge, outside].map { frame.contains($0) } == [true, true, false])
    #expect([middle, edge, outside].map { frame.contains($0, eoFill: true) } == [false, true, false])
  }

  @Test("contains follows curves and closes open outlines")
  func containsCurves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 8.5, y: 1.6)))
    #expect(!circle.contains(CGPoint(x: 8.6, y: 1.4)))
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(open.contains(CGPoint(x: 2, y: 2)))
    #expect(!open.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("a transform moves every point, and an inverse brings it back")
  func transforms() {
    let turn = CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 1, y: 1).applying(turn)
    #expect(abs(point.x - 2) < 1e-12 && abs(point.y - 8) < 1e-12)
    let back = point.applying(turn.inverted())
    #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat, "a map that cannot be undone stays")
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 2, height: 3))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        == CGRect(x: -4, y: 2, width: 3, height: 4))
  }
}

@Suite("Angle")
struct AngleTests {
  @Test("half a turn is pi radians and 180 degrees")
  func units() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(Angle() == .zero)
  }
}
