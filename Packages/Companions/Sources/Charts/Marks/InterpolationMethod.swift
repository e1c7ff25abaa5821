import SwiftUI

/// The interpolation of a line between values.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(alpha: Double)
    case cardinal(tension: Double)
  }
  let kind: Kind
  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// Round, by Catmull's and Rom's curve with the exponent 0.5.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// Round, by Catmull's and Rom's curve. With 0 the distance of values does not matter, with 1 it matters fully.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: max(0, min(1, alpha))))
  }
  /// Round, by a cardinal spline without tension.
  public static let cardinal = cardinal(tension: 0)
  /// Round, by a cardinal spline. With a tension of 1 it is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: max(0, min(1, tension))))
  }
  /// Round, and never beyond the values.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// In steps, at the first value.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// In steps, between the values.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// In steps, at the second value.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the method, as it is in Swift.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    }
  }
}

/// Lines through points.
enum ChartLine {
  static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, begins: Bool = true
  ) {
    guard let first = points.first else { return }
    if begins { path.move(to: first) } else { path.addLine(to: first) }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: addSteps(points, to: &path) { from, _ in from }
    case .stepEnd: addSteps(points, to: &path) { _, to in to }
    case .stepCenter: addSteps(points, to: &path) { ($0 + $1) / 2 }
    case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
    case .cardinal(let tension): addCardinal(points, (1 - tension) / 6, to: &path)
    case .monotone: addMonotone(points, to: &path)
    }
  }

  /// Each value until, or from, where `place` says: the line goes up at the first value, at the second, or between.
  private static func addSteps(
    _ points: [CGPoint], to path: inout Path, _ place: (CGFloat, CGFloat) -> CGFloat
  ) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = place(from.x, to.x)
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  /// The neighbours of the part of a curve from one point to the next.
  private static func neighbours(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    (points[max(0, index - 2)], points[index - 1], points[index], points[min(points.count - 1, index + 1)])
  }

  private static func addCardinal(_ points: [CGPoint], _ share: CGFloat, to path: inout Path) {
    for index in points.indices.dropFirst() {
      let (before, from, to, after) = neighbours(points, index)
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + (to.x - before.x) * share, y: from.y + (to.y - before.y) * share),
        control2: CGPoint(x: to.x - (after.x - from.x) * share, y: to.y - (after.y - from.y) * share))
    }
  }

  /// Catmull's and Rom's curve through points whose distances count by a power, as Bézier's parts.
  private static func addCatmullRom(_ points: [CGPoint], _ alpha: Double, to path: inout Path) {
    guard alpha > 0 else { return addCardinal(points, 1.0 / 6, to: &path) }
    func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
      pow(hypot(other.x - one.x, other.y - one.y), alpha)
    }
    for index in points.indices.dropFirst() {
      let (before, from, to, after) = neighbours(points, index)
      let (a, b, c) = (distance(before, from), distance(from, to), distance(to, after))
      // Next to the ends, and where two points are one, the curve goes straight to its point.
      func control(_ near: CGPoint, _ far: CGPoint, _ side: Double, toward other: CGPoint) -> CGPoint {
        guard side > 0 else { return near }
        let (weight, sum) = (2 * side * side + 3 * side * b + b * b, 3 * side * (side + b))
        return CGPoint(
          x: (near.x * weight - far.x * b * b + other.x * side * side) / sum,
          y: (near.y * weight - far.y * b * b + other.y * side * side) / sum)
      }
      path.addCurve(
        to: to, control1: control(from, before, a, toward: to), control2: control(to, after, c, toward: from))
    }
  }

  /// Fritsch's and Carlson's slopes: no part of the curve is above or below both of its points.
  private static func addMonotone(_ points: [CGPoint], to path: inout Path) {
    guard points.count > 2 else { return points.dropFirst().forEach { path.addLine(to: $0) } }
    func slope(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    let slopes = points.indices.dropLast().map(slope)
    var tangents = [slopes[0]]
    for (before, after) in zip(slopes, slopes.dropFirst()) {
      let limit = 2 * min(abs(before), abs(after))
      let middle = (before + after) / 2
      tangents.append(before * after <= 0 ? 0 : max(-limit, min(limit, middle)))
    }
    tangents.append(slopes[slopes.count - 1])
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index - 1]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index]))
    }
  }
}
