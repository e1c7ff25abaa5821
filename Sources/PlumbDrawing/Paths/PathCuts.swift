/// The edges of two outlines, cut until no two of them cross.
///
/// 1. Edges are sorted into strips, and only those of one strip are compared.
/// 2. Where two cross, both are cut at the nearest point of the grid; where an end lies on another edge, that one is.
/// 3. A cut moves an edge by less than a step, so it may cross others now: again, until nothing is cut.
struct CutEdges {
  typealias Point = PathGrid.Point

  /// From the lower point to the higher one, and how often each outline runs along it, less how often backwards.
  struct Edge {
    var from: Point
    var to: Point
    var turns: (own: Int, other: Int)
    /// Its position in its outline: pieces of lines are joined in that order.
    var order: Int
  }

  private(set) var edges: [Edge] = []

  mutating func add(_ run: [Point], isOther: Bool, closes: Bool) {
    var ends = Array(zip(run, run.dropFirst()))
    if closes, let first = run.first, let last = run.last, first != last { ends.append((last, first)) }
    for (from, to) in ends where from != to {
      let isUp = Self.isBefore(from, to)
      let turn = isUp ? 1 : -1
      edges.append(
        Edge(
          from: isUp ? from : to, to: isUp ? to : from, turns: isOther ? (0, turn) : (turn, 0),
          order: edges.count))
    }
  }

  static func isBefore(_ one: Point, _ other: Point) -> Bool { (one.y, one.x) < (other.y, other.x) }

  /// Twice the area of a triangle: above zero where the third point lies to the left of the way upwards.
  static func side(_ from: Point, _ to: Point, _ point: Point) -> Int {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  /// More rounds than any drawing was seen to need; what is left uncut then is shorter than a pixel by far.
  private static let mostRounds = 12

  mutating func cutWhereTheyCross() {
    for _ in 0..<Self.mostRounds {
      var cuts: [Int: [Point]] = [:]
      Strips(edges).forEachPair { one, other in Self.cut(edges[one], edges[other], one, other, &cuts) }
      if cuts.isEmpty { break }
      edges = edges.indices.flatMap { index in
        cuts[index].map { Self.pieces(of: edges[index], at: $0) } ?? [edges[index]]
      }
    }
  }

  private static func pieces(of edge: Edge, at cuts: [Point]) -> [Edge] {
    let points = ([edge.from] + cuts.sorted(by: isBefore) + [edge.to])
    return zip(points, points.dropFirst()).compactMap { from, to in
      guard from != to else { return nil }
      // A rounded cut may lie a step before the edge's end, and then its last piece runs backwards.
      return isBefore(from, to)
        ? Edge(from: from, to: to, turns: edge.turns, order: edge.order)
        : Edge(from: to, to: from, turns: (-edge.turns.own, -edge.turns.other), order: edge.order)
    }
  }

  /// Notes where two edges must be cut.
  private static func cut(
    _ one: Edge, _ other: Edge, _ oneIndex: Int, _ otherIndex: Int, _ cuts: inout [Int: [Point]]
  ) {
    let (a, b) = (side(one.from, one.to, other.from), side(one.from, one.to, other.to))
    let (c, d) = (side(other.from, other.to, one.from), side(other.from, other.to, one.to))
    func cut(_ index: Int, _ edge: Edge, at point: Point) {
      if point != edge.from, point != edge.to { cuts[index, default: []].append(point) }
    }
    for (value, point) in [(a, other.from), (b, other.to)] where value == 0 && isBeside(one, point) {
      cut(oneIndex, one, at: point)
    }
    for (value, point) in [(c, one.from), (d, one.to)] where value == 0 && isBeside(other, point) {
      cut(otherIndex, other, at: point)
    }
    guard a != 0, b != 0, c != 0, d != 0, (a > 0) != (b > 0), (c > 0) != (d > 0) else { return }
    let share = Double(c) / (Double(c) - Double(d))
    let point = Point(
      x: one.from.x + Int((Double(one.to.x - one.from.x) * share).rounded()),
      y: one.from.y + Int((Double(one.to.y - one.from.y) * share).rounded()))
    cut(oneIndex, one, at: point)
    cut(otherIndex, other, at: point)
  }

  /// Returns whether a point of an edge's line lies between its ends.
  private static func isBeside(_ edge: Edge, _ point: Point) -> Bool {
    let (left, right) = (min(edge.from.x, edge.to.x), max(edge.from.x, edge.to.x))
    return (edge.from.y...edge.to.y).contains(point.y) && (left...right).contains(point.x)
  }
}

/// Edges by the heights between which they run.
struct Strips {
  private let edges: [CutEdges.Edge]
  private let bottom: Int
  private let height: Int
  private var members: [[Int]]

  init(_ edges: [CutEdges.Edge]) {
    self.edges = edges
    bottom = edges.map(\.from.y).min() ?? 0
    let count = max(1, min(2048, edges.count / 2))
    height = max(1, ((edges.map(\.to.y).max() ?? 0) - bottom) / count + 1)
    members = Array(repeating: [], count: count + 1)
    for (index, edge) in edges.enumerated() {
      for strip in strip(edge.from.y)...strip(edge.to.y) { members[strip].append(index) }
    }
  }

  private func strip(_ y: Int) -> Int { min(max(0, (y - bottom) / height), members.count - 1) }

  /// The edges that may run at a height.
  func edges(at y: Int) -> [Int] { members[strip(y)] }

  /// Calls with every two edges that may touch, once, the earlier one first.
  ///
  /// From left to right an edge is compared only with those that begin before it ends.
  func forEachPair(_ body: (Int, Int) -> Void) {
    let lefts = edges.map { min($0.from.x, $0.to.x) }
    for (strip, members) in members.enumerated() {
      let members = members.sorted { lefts[$0] < lefts[$1] }
      for (position, one) in members.enumerated() {
        let first = edges[one]
        let right = max(first.from.x, first.to.x)
        var next = position + 1
        while next < members.count, lefts[members[next]] <= right {
          let other = members[next]
          let second = edges[other]
          next += 1
          // Both are in several strips: the first one counts.
          guard strip == max(self.strip(first.from.y), self.strip(second.from.y)) else { continue }
          let isApart = second.from.y > first.to.y || first.from.y > second.to.y
          if !isApart { body(min(one, other), max(one, other)) }
        }
      }
    }
  }
}
