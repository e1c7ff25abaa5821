extension CutEdges {
  /// The number of times that each outline winds around a point.
  private typealias Winding = (own: Int, other: Int)

  /// The loops around what is filled.
  func outline(evenOdd: Bool, _ isFilled: (Bool, Bool) -> Bool) -> [[Point]] {
    let merged = Self.merged(edges)
    let windings = Windings(merged)
    func fills(_ winding: Winding) -> Bool {
      isFilled(
        evenOdd ? winding.own % 2 != 0 : winding.own != 0,
        evenOdd ? winding.other % 2 != 0 : winding.other != 0)
    }
    var ways: [(from: Point, to: Point)] = []
    for edge in merged {
      let (left, right) = windings.sides(of: edge)
      let (isLeft, isRight) = (fills(left), fills(right))
      guard isLeft != isRight else { continue }
      // What is filled lies to the left of the way.
      ways.append(isLeft ? (edge.from, edge.to) : (edge.to, edge.from))
    }
    return Self.loops(ways).map(Self.withoutNeedlessPoints).filter { $0.count > 2 }
  }

  /// The own edges that lie inside the other outline, or outside of it.
  func lines(evenOdd: Bool, areInside: Bool) -> [[Point]] {
    let windings = Windings(Self.merged(edges))
    func isInside(_ winding: Winding) -> Bool { evenOdd ? winding.other % 2 != 0 : winding.other != 0 }
    var runs: [[Point]] = []
    var order = -1
    for edge in edges.filter({ $0.turns.own != 0 }).sorted(by: { Self.comesFirst($0, $1) }) {
      let (left, right) = windings.sides(of: edge)
      guard (isInside(left) || isInside(right)) == areInside else { continue }
      let (from, to) = edge.turns.own > 0 ? (edge.from, edge.to) : (edge.to, edge.from)
      if runs.last?.last == from, edge.order <= order + 1 {
        runs[runs.count - 1].append(to)
      } else {
        runs.append([from, to])
      }
      order = edge.order
    }
    return runs.map(Self.withoutNeedlessPoints)
  }

  /// Pieces of one edge come in the direction in which the outline ran.
  private static func comesFirst(_ one: Edge, _ other: Edge) -> Bool {
    guard one.order == other.order else { return one.order < other.order }
    return one.turns.own > 0 ? isBefore(one.from, other.from) : isBefore(other.from, one.from)
  }

  /// Edges between the same two points as one.
  private static func merged(_ edges: [Edge]) -> [Edge] {
    struct Ends: Hashable { var from, to: Point }
    var places: [Ends: Int] = [:]
    var result: [Edge] = []
    for edge in edges {
      if let place = places[Ends(from: edge.from, to: edge.to)] {
        result[place].turns.own += edge.turns.own
        result[place].turns.other += edge.turns.other
      } else {
        places[Ends(from: edge.from, to: edge.to)] = result.count
        result.append(edge)
      }
    }
    return result.filter { $0.turns != (0, 0) }
  }

  /// Follows ways from point to point, at each one the way that turns most to the right, so that loops touch and do not cross.
  private static func loops(_ ways: [(from: Point, to: Point)]) -> [[Point]] {
    var open: [Point: [Point]] = [:]
    for way in ways { open[way.from, default: []].append(way.to) }
    var loops: [[Point]] = []
    for way in ways {
      guard let first = open[way.from]?.firstIndex(of: way.to) else { continue }
      open[way.from]?.remove(at: first)
      var loop = [way.from]
      var (before, here) = (way.from, way.to)
      while here != way.from {
        loop.append(here)
        guard let next = open[here], !next.isEmpty else { break }
        let choice = next.indices.min { isRighter(before, here, next[$0], next[$1]) }!
        (before, here) = (here, open[here]!.remove(at: choice))
      }
      loops.append(loop)
    }
    return loops
  }

  /// Returns whether a way on to one point turns more to the right than one to another point.
  private static func isRighter(_ before: Point, _ here: Point, _ one: Point, _ other: Point) -> Bool {
    let (a, b) = (side(before, here, one), side(before, here, other))
    if (a < 0) != (b < 0) { return a < 0 }
    return side(here, one, other) > 0
  }

  /// Points on a straight line between their neighbours add nothing.
  private static func withoutNeedlessPoints(_ points: [Point]) -> [Point] {
    guard points.count > 2 else { return points }
    return points.indices.filter { index in
      guard index > 0, index < points.count - 1 else { return true }
      return side(points[index - 1], points[index + 1], points[index]) != 0
    }.map { points[$0] }
  }
}

/// The number of times that outlines wind around the places beside an edge: the edges to one side of its middle are
/// counted.
private struct Windings {
  private let edges: [CutEdges.Edge]
  private let upright: Strips
  private let lying: Strips
  private let turned: [CutEdges.Edge]

  init(_ edges: [CutEdges.Edge]) {
    self.edges = edges
    upright = Strips(edges)
    turned = edges.map(Self.turned)
    lying = Strips(turned)
  }

  /// With the axes exchanged, for edges that run more across than up; left and right change places.
  private static func turned(_ edge: CutEdges.Edge) -> CutEdges.Edge {
    let from = CutEdges.Point(x: edge.from.y, y: edge.from.x)
    let to = CutEdges.Point(x: edge.to.y, y: edge.to.x)
    return CutEdges.isBefore(from, to)
      ? CutEdges.Edge(from: from, to: to, turns: edge.turns, order: edge.order)
      : CutEdges.Edge(
        from: to, to: from, turns: (-edge.turns.own, -edge.turns.other), order: edge.order)
  }

  func sides(of edge: CutEdges.Edge) -> (left: (own: Int, other: Int), right: (own: Int, other: Int)) {
    if edge.to.y - edge.from.y >= abs(edge.to.x - edge.from.x) {
      return Self.sides(of: edge, among: edges, upright)
    }
    let other = Self.turned(edge)
    let (left, right) = Self.sides(of: other, among: turned, lying)
    // Exchanging the axes is a mirror: what winds one way winds the other way, and an edge that was not turned about
    // has its left on its right.
    let isAbout = other.from != CutEdges.Point(x: edge.from.y, y: edge.from.x)
    let one = (own: -left.own, other: -left.other)
    let two = (own: -right.own, other: -right.other)
    return isAbout ? (left: one, right: two) : (left: two, right: one)
  }

  private static func sides(
    of edge: CutEdges.Edge, among edges: [CutEdges.Edge], _ strips: Strips
  ) -> (left: (own: Int, other: Int), right: (own: Int, other: Int)) {
    // Twice the middle is a whole number.
    let (x, y) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
    var right = (own: 0, other: 0)
    for index in strips.edges(at: y / 2) {
      let other = edges[index]
      guard 2 * other.from.y <= y, y < 2 * other.to.y, other.from != edge.from || other.to != edge.to
      else { continue }
      let side =
        (other.to.x - other.from.x) * (y - 2 * other.from.y)
        - (other.to.y - other.from.y) * (x - 2 * other.from.x)
      if side > 0 {
        right.own += other.turns.own
        right.other += other.turns.other
      }
    }
    return ((right.own + edge.turns.own, right.other + edge.turns.other), right)
  }
}
