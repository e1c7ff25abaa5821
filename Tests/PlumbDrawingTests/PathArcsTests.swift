import PlumbDrawing
import PlumbLayout
import Testing

@Suite("Path arcs")
struct PathArcsTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> [Int] {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
    let box = path.boundingRect
    return [box.minX, box.minY, box.maxX, box.maxY].map { Int(($0 * 100).rounded()) }
  }

  @Test(
    "without clockwise the angle grows: 0 to 90 degrees is the quarter below right (Recorded/Paint.md#W2)")
  func quarters() {
    #expect(arc(0, 90, clockwise: false) == [0, 0, 1000, 1000])
    #expect(arc(0, 90, clockwise: true) == [-1000, -1000, 1000, 1000])
    #expect(arc(90, 0, clockwise: true) == [0, 0, 1000, 1000])
    #expect(arc(90, 0, clockwise: false) == [-1000, -1000, 1000, 1000])
    #expect(arc(180, 270, clockwise: false) == [-1000, -1000, 0, 0])
    #expect(arc(0, 720, clockwise: false) == [-1000, -1000, 1000, 1000])
  }

  @Test("an arc starts with a line from the current point")
  func joins() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect("\(path)".hasPrefix("0 0 m 10 0 l "))
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(90))
    #expect(path.elements.count == 4, "an arc that goes on needs no line")
  }

  @Test("a tangent arc rounds the corner between two lines")
  func tangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    guard case .line(let begin) = path.elements[1] else {
      Issue.record("no line first")
      return
    }
    #expect(abs(begin.x - 6) < 1e-9 && abs(begin.y) < 1e-9)
    #expect(path.boundingRect.maxX <= 10 + 1e-9)
    path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20), "a straight corner is only a line")
  }

  @Test("an arc with numbers that are none draws nothing")
  func badNumbers() {
    let path = Path {
      $0.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(.infinity), clockwise: false)
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(.nan), delta: .degrees(4))
    }
    #expect(path.isEmpty)
  }
}

@Suite("Rounded rectangles")
struct RoundedRectangleTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("a radius beyond half the shorter side is half the shorter side, in both styles")
  func clamps() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(
        Path(roundedRect: rect, cornerRadius: 500, style: style)
          == Path(roundedRect: rect, cornerRadius: 30, style: style))
      let box = Path(roundedRect: rect, cornerRadius: 500, style: style).boundingRect
      #expect(abs(box.width - 100) < 1e-9 && abs(box.height - 60) < 1e-9)
    }
  }

  @Test("a negative, zero or undefined radius is a plain rectangle", arguments: [-5, 0, CGFloat.nan])
  func plain(radius: CGFloat) {
    #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
  }

  @Test("a circular corner follows its circle, a continuous one begins earlier and bends less")
  func corners() {
    let circular = Path(roundedRect: rect, cornerRadius: 15, style: .circular)
    let continuous = Path(roundedRect: rect, cornerRadius: 15, style: .continuous)
    // On the diagonal both are the circle: 15 - 15/√2 = 4.393 from each side.
    for path in [circular, continuous] {
      #expect(path.contains(CGPoint(x: 4.45, y: 4.45)) && !path.contains(CGPoint(x: 4.33, y: 4.33)))
    }
    // At 16 points from the corner the circular side is straight, the continuous one already bends.
    #expect(circular.contains(CGPoint(x: 16, y: 0.01)))
    #expect(!continuous.contains(CGPoint(x: 16, y: 0.01)))
    #expect(continuous.contains(CGPoint(x: 24.1, y: 0.001)), "1.6 radii from the corner it is straight again")
  }

  @Test("the ends of a continuous capsule begin before their circles (Recorded/Pictures.md#Y67)")
  func capsule() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 48), cornerRadius: 24)
    let recorded: [(depth: CGFloat, inset: CGFloat)] = [
      (0.33, 21.67), (1, 17.67), (2, 14.33), (4, 10.67), (8, 6), (12, 3.33), (16, 1.67), (20, 0.67),
    ]
    for (depth, inset) in recorded {
      // A row of pixels is a third of a point high, and its ink begins where half of it is covered.
      let middle = depth + 1.0 / 6
      #expect(path.contains(CGPoint(x: inset + 0.34, y: middle)), "at \(depth)")
      #expect(!path.contains(CGPoint(x: inset - 0.34, y: middle)), "at \(depth)")
    }
    #expect(path.contains(CGPoint(x: 0.01, y: 24)))
  }

  @Test("a continuous corner without room on either side is a quarter of a circle")
  func squeezed() {
    let square = CGRect(x: 0, y: 0, width: 48, height: 48)
    let circular = Path(roundedRect: square, cornerRadius: 24, style: .circular)
    #expect(Path(roundedRect: square, cornerRadius: 24) == circular)
  }

  @Test("each corner has its own radius")
  func radii() {
    let path = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20), style: .circular)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    let others = [CGPoint(x: 99.9, y: 0.1), CGPoint(x: 99.9, y: 59.9), CGPoint(x: 0.1, y: 59.9)]
    #expect(others.allSatisfy { path.contains($0) })
  }

  @Test("the default corner is continuous (Recorded/Paint.md#W2)")
  func defaultStyle() {
    let size = CGSize(width: 10, height: 10)
    let path = Path { $0.addRoundedRect(in: rect, cornerSize: size) }
    #expect(path == Path(roundedRect: rect, cornerSize: size, style: .continuous))
  }

  @Test("unequal radii make elliptical corners")
  func elliptical() {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 40, height: 10), style: .circular)
    #expect(path.contains(CGPoint(x: 40, y: 0.1)) && path.contains(CGPoint(x: 0.1, y: 10)))
    #expect(!path.contains(CGPoint(x: 8, y: 2)))
  }
}
