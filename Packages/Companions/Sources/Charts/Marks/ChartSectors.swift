import SwiftUI

/// Which part of a circle each sector has. Angles are in radians, from above and clockwise.
struct ChartSectors {
  /// The angles of the marks, by their index.
  private(set) var angles: [Int: ClosedRange<Double>] = [:]
  private let total: Double

  init(_ marks: [_ChartMark]) {
    func value(_ mark: _ChartMark) -> Double? {
      guard mark.kind == .sector, let number = mark.y?.number else { return nil }
      let length = number - (mark.yEnd?.number ?? 0)
      return length > 0 && length.isFinite ? length : nil
    }
    total = marks.compactMap(value).reduce(0, +)
    guard total > 0, total.isFinite else { return }
    var angle = 0.0
    for (index, mark) in marks.enumerated() {
      guard let value = value(mark) else { continue }
      let next = min(2 * .pi, angle + value / total * 2 * .pi)
      angles[index] = angle...next
      angle = next
    }
  }

  /// Returns the sum of the sectors before an angle and of the part of the sector at that angle.
  func value(at angle: Double) -> Double? {
    guard total > 0, angle.isFinite else { return nil }
    let turns = angle / (2 * .pi)
    return (turns - turns.rounded(.down)) * total
  }

  /// The radii of a sector in a plot.
  static func radii(_ mark: _ChartMark, in rect: CGRect) -> (inner: CGFloat, outer: CGFloat) {
    let most = min(rect.width, rect.height) / 2
    let outer = mark.outerRadius.radius(in: most, usual: 1)
    return (min(mark.innerRadius.radius(in: most, usual: 0), outer), outer)
  }

  /// The point in the middle of a sector.
  func middle(of index: Int, _ mark: _ChartMark, in rect: CGRect) -> CGPoint? {
    guard let range = angles[index] else { return nil }
    let (inner, outer) = Self.radii(mark, in: rect)
    let angle = (range.lowerBound + range.upperBound) / 2
    let radius = (inner + outer) / 2
    return CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
  }

  /// The outline of a sector. Half of its inset is free at each side, equally wide inside and outside.
  func path(of index: Int, _ mark: _ChartMark, in rect: CGRect) -> Path {
    guard let range = angles[index] else { return Path() }
    let (inner, outer) = Self.radii(mark, in: rect)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let (start, end) = (range.lowerBound - .pi / 2, range.upperBound - .pi / 2)
    let gap = mark.inset / 2
    let most = (end - start) / 2
    /// The angle that a distance from the side takes at a radius.
    func turn(_ distance: CGFloat, _ radius: CGFloat) -> Double {
      radius > distance ? min(asin(distance / radius), most) : most
    }
    // A corner's circle lies inside of both sides that it joins.
    let corner = min(mark.cornerRadius ?? 0, (outer - inner) / 2, outer * sin(min(most, .pi / 2)) / 2)
    var path = Path()
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
    let outerTurn = turn(gap, outer)
    if corner > 0.01 {
      path.move(to: point(outer - corner, start + turn(gap, outer - corner)))
      path.addArc(
        tangent1End: point(outer, start + outerTurn),
        tangent2End: point(outer, start + outerTurn + corner / outer),
        radius: corner)
      path.addArc(
        center: middle, radius: outer, startAngle: .radians(start + outerTurn + corner / outer),
        endAngle: .radians(end - outerTurn - corner / outer), clockwise: false)
      path.addArc(
        tangent1End: point(outer, end - outerTurn),
        tangent2End: point(outer - corner, end - turn(gap, outer - corner)),
        radius: corner)
    } else {
      path.addArc(
        center: middle, radius: outer, startAngle: .radians(start + outerTurn),
        endAngle: .radians(end - outerTurn),
        clockwise: false)
    }
    let innerTurn = turn(gap, inner)
    if inner <= gap {
      // Both sides meet before the middle.
      path.addLine(to: point(min(gap / max(sin(most), 0.1), outer), (start + end) / 2))
    } else if corner > 0.01, inner > corner {
      path.addLine(to: point(inner + corner, end - turn(gap, inner + corner)))
      path.addArc(
        tangent1End: point(inner, end - innerTurn),
        tangent2End: point(inner, end - innerTurn - corner / inner),
        radius: corner)
      path.addArc(
        center: middle, radius: inner, startAngle: .radians(end - innerTurn - corner / inner),
        endAngle: .radians(start + innerTurn + corner / inner), clockwise: true)
      path.addArc(
        tangent1End: point(inner, start + innerTurn),
        tangent2End: point(inner + corner, start + turn(gap, inner + corner)),
        radius: corner)
    } else {
      path.addArc(
        center: middle, radius: inner, startAngle: .radians(end - innerTurn),
        endAngle: .radians(start + innerTurn),
        clockwise: true)
    }
    path.closeSubpath()
    return path
  }
}

extension MarkDimension {
  /// A radius: some points, a share of the largest one, or the largest one without some points.
  func radius(in most: CGFloat, usual: CGFloat) -> CGFloat {
    if case .inset(let value) = kind { return max(0, most - value) }
    return min(length(in: most, automatic: most * usual), most)
  }
}
