import PlumbDrawing
import PlumbLayout
import TestLayers
import Testing

@Suite("Unions and differences of paths")
struct PathBooleanTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  /// Of what is filled; outer loops and holes run opposite ways. Lines only.
  private func area(_ path: Path) -> CGFloat {
    var (sum, start, here) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func step(to end: CGPoint) {
      sum += here.x * end.y - here.y * end.x
      here = end
    }
    for element in path.elements {
      switch element {
      case .move(let end): (start, here) = (end, end)
      case .line(let end): step(to: end)
      case .quadCurve(let end, _), .curve(let end, _, _): step(to: end)
      case .closeSubpath: step(to: start)
      }
    }
    return abs(sum / 2)
  }

  private func expectNear(
    _ one: CGFloat, _ other: CGFloat, _ distance: CGFloat = 0.001,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(one - other) < distance, sourceLocation: sourceLocation)
  }

  @Test("two squares that overlap by a quarter")
  func squares() {
    let (one, two) = (square(0, 0), square(5, 5))
    expectNear(area(one.union(two)), 175)
    expectNear(area(one.intersection(two)), 25)
    expectNear(area(one.subtracting(two)), 75)
    expectNear(area(one.symmetricDifference(two)), 150)
    #expect(one.intersection(two).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test("squares with a common side become one rectangle of four corners")
  func commonSide() {
    let both = square(0, 0).union(square(10, 0))
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    expectNear(area(both), 200)
    #expect(square(0, 0).intersection(square(10, 0)).isEmpty)
    #expect(area(square(0, 0).subtracting(square(10, 0))) == 100)
  }

  @Test("a path and itself are itself, or nothing")
  func itself() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    expectNear(area(path.union(path)), 157.08, 0.1)
    expectNear(area(path.intersection(path)), 157.08, 0.1)
    #expect(path.subtracting(path).isEmpty)
    #expect(path.symmetricDifference(path).isEmpty)
  }

  @Test("what is cut out of the middle is a hole")
  func hole() {
    let ring = square(0, 0).subtracting(square(3, 3, 4))
    expectNear(area(ring), 84)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 5)))
  }

  @Test("two circles of radius 100 have the lens between them in common, to a thousandth")
  func lens() {
    let one = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    let two = one.offsetBy(dx: 100, dy: 0)
    // 2 r² acos(d/2r) - d/2 √(4r² - d²)
    let lens: CGFloat = 2 * 10_000 * 1.047_197_551 - 50 * 173.205_080_8
    expectNear(area(one.intersection(two)), lens, lens / 1000)
    expectNear(area(one.union(two)), 2 * 31_415.927 - lens, 31.4)
  }

  @Test("paths that lie apart keep their curves")
  func apart() {
    let one = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let two = one.offsetBy(dx: 50, dy: 0)
    var both = one
    both.addPath(two)
    #expect(one.union(two) == both)
    #expect(one.subtracting(two) == one)
    #expect(one.intersection(two).isEmpty)
  }

  @Test("the even-odd rule leaves the middle of a five-pointed star out")
  func star() {
    let points = [(50, 0), (79, 90), (2, 35), (98, 35), (21, 90)].map { CGPoint(x: $0.0, y: $0.1) }
    let star = Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
    let all = Path(CGRect(x: -10, y: -10, width: 120, height: 120))
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.intersection(all).contains(middle))
    #expect(!star.intersection(all, eoFill: true).contains(middle))
    #expect(!all.subtracting(star).contains(middle))
    #expect(all.subtracting(star, eoFill: true).contains(middle))
  }

  @Test("lines are cut where another path's filled part begins and ends")
  func lines() {
    let line = Path {
      $0.move(to: CGPoint(x: -10, y: 5))
      $0.addLine(to: CGPoint(x: 30, y: 5))
    }
    #expect("\(line.lineIntersection(square(0, 0)))" == "0 5 m 10 5 l")
    #expect("\(line.lineSubtraction(square(0, 0)))" == "-10 5 m 0 5 l 10 5 m 30 5 l")
  }

  /// The same numbers in every run.
  private struct Numbers {
    var state: UInt64 = 42
    mutating func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % limit)
    }
  }

  @Test("of random shapes, union, intersection and difference are what their points say", .tags(.sampled))
  func laws() {
    var numbers = Numbers()
    func path() -> Path {
      var path = Path()
      for _ in 0..<3 {
        let rect = CGRect(
          x: numbers.next(60), y: numbers.next(60), width: 1 + numbers.next(50), height: 1 + numbers.next(50))
        switch Int(numbers.next(4)) {
        case 0: path.addRect(rect)
        case 1: path.addEllipse(in: rect)
        case 2: path.addRoundedRect(in: rect, cornerSize: CGSize(width: 8, height: 8))
        default:
          path.addLines((0..<5).map { _ in CGPoint(x: numbers.next(100), y: numbers.next(100)) })
          path.closeSubpath()
        }
      }
      return path
    }
    for round in 0..<(isLongRun ? 60 : 15) {
      let (one, two) = (path(), path())
      let results = [
        one.union(two), one.intersection(two), one.subtracting(two), one.symmetricDifference(two),
      ]
      var wrong = 0
      for _ in 0..<100 {
        // Points of the shapes are whole numbers, so these lie on no straight edge.
        let point = CGPoint(x: numbers.next(100) + 0.37, y: numbers.next(100) + 0.53)
        let (a, b) = (one.contains(point), two.contains(point))
        let expected = [a || b, a && b, a && !b, a != b]
        if results.map({ $0.contains(point) }) != expected { wrong += 1 }
      }
      // One in a hundred may lie within a hundredth of a point of a curve.
      #expect(wrong <= 1, "round \(round): \(one) and \(two)")
    }
  }

  @Test("endless, empty and huge paths are answered, and quickly")
  func misuse() {
    let endless = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
    let odd = Path { $0.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)]) }
    for wrong in [endless, odd, Path()] {
      _ = wrong.union(square(0, 0))
      _ = square(0, 0).symmetricDifference(wrong)
      _ = square(0, 0).lineIntersection(wrong)
    }
    #expect(Path().union(square(0, 0)).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square(0, 0).subtracting(Path()) == square(0, 0))
    let huge = Path(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    #expect(huge.subtracting(square(0, 0)).contains(CGPoint(x: 1e11, y: 0)))
    let comb = Path { path in
      for tooth in 0..<200 { path.addRect(CGRect(x: CGFloat(tooth), y: 0, width: 0.5, height: 100)) }
    }
    let across = Path { path in
      for tooth in 0..<50 { path.addRect(CGRect(x: 0, y: CGFloat(tooth) * 2, width: 200, height: 1)) }
    }
    expectNear(area(comb.intersection(across)), 200 * 0.5 * 50, 1)
  }
}
