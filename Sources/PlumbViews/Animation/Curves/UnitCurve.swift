import PlumbLayout

/// A way from 0 to 1: which share of a change is done after which share of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A quarter of a circle: flat at the start, at the end, or two halves of it.
    case circularEaseIn, circularEaseOut, circularEaseInOut
    case inverseCircularEaseInOut
  }
  private let form: Form

  /// Returns a cubic curve from (0, 0) to (1, 1); the x of both points is kept between 0 and 1, so that time goes one
  /// way.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func time(_ x: CGFloat) -> Double { x.isNaN ? 0 : min(max(Double(x), 0), 1) }
    func share(_ y: CGFloat) -> Double { y.isFinite ? Double(y) : 0 }
    return UnitCurve(
      form: .bezier(
        x1: time(startControlPoint.x), y1: share(startControlPoint.y), x2: time(endControlPoint.x),
        y2: share(endControlPoint.y)))
  }

  private init(form: Form) { self.form = form }

  /// The curve with one speed.
  public static let linear = UnitCurve(form: .linear)
  // The three control points agree with Recorded/Animation.md#X2 (easeInOut); the other two are those of Core
  // Animation.
  /// Slow at the start.
  public static let easeIn = UnitCurve(form: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve(form: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(form: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// The older name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter of a circle, flat at the start.
  public static let circularEaseIn = UnitCurve(form: .circularEaseIn)
  /// A quarter of a circle, flat at the end.
  public static let circularEaseOut = UnitCurve(form: .circularEaseOut)
  /// The curve of two quarters of a circle, flat at both ends.
  public static let circularEaseInOut = UnitCurve(form: .circularEaseInOut)

  /// Returns the share that is done at a share of the time; times outside 0 to 1 count as the nearest end.
  public func value(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch form {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2):
      if x == 0 || x == 1 { return x }
      return UnitCurve.cubic(y1, y2, UnitCurve.parameter(x1, x2, at: x))
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .inverseCircularEaseInOut:
      return x < 0.5 ? (x - x * x).squareRoot() : 1 - (x - x * x).squareRoot()
    }
  }

  /// Returns how fast the share grows at a share of the time: 1 all along for `linear`, infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch form {
    case .linear: return 1
    case .bezier(let x1, let y1, let x2, let y2):
      // The ends are exact: halving comes near them only.
      let t = x == 0 || x == 1 ? x : UnitCurve.parameter(x1, x2, at: x)
      let (run, rise) = (UnitCurve.slope(x1, x2, t), UnitCurve.slope(y1, y2, t))
      // A control point in its own end: easeOut begins with 1 and easeIn ends with 0 (Recorded/Animation.md#X7).
      if run == 0, rise == 0 { return x < 0.5 ? 1 : 0 }
      return run == 0 ? .infinity : rise / run
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      let half = min(x, 1 - x) * 2
      return half / (1 - half * half).squareRoot()
    case .inverseCircularEaseInOut: return abs(0.5 - x) / (x - x * x).squareRoot()
    }
  }

  /// The curve with time and share exchanged.
  public var inverse: UnitCurve {
    switch form {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(form: .inverseCircularEaseInOut)
    case .inverseCircularEaseInOut: .circularEaseInOut
    }
  }

  // MARK: Cubic curves

  private static func cubic(_ one: Double, _ two: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * one + 3 * s * t * t * two + t * t * t
  }

  private static func slope(_ one: Double, _ two: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * one + 6 * s * t * (two - one) + 3 * t * t * (1 - two)
  }

  /// The parameter at which the curve has a time. Halving never fails where the curve is vertical, as Newton would.
  private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
