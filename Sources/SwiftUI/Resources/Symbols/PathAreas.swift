import PlumbDrawing
import PlumbLayout

/// The area of a path without that of another, as polygons: how a glyph is cut out of a disc.
///
/// Both outlines are split where they cross. An edge belongs to the result when exactly one of its sides does; the
/// edges that are left over form closed rings. At worst quadratic in the number of edges, some hundred for a symbol.
enum PathAreas {
  /// How far a chord may leave its curve, in units of the path.
  private static let tolerance = 0.01
  /// Crossings are rounded to this, so that edges which meet have equal ends.
  private static let grid = 1.0 / Double(1 << 21)

  static func subtracting(_ hole: Path, from path: Path) -> Path {
    let outlines = (Outline(edges(path)), Outline(edges(hole)))
    func isInside(_ point: CGPoint) -> Bool {
      outlines.0.winding(around: point) != 0 && outlines.1.winding(around: point) == 0
    }
    var kept: Set<Edge> = []
    for edge in split(outlines.0.edges + outlines.1.edges) {
      let (x, y) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { continue }
      let middle = CGPoint(x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2)
      let aside = CGPoint(x: -y / length * grid * 8, y: x / length * grid * 8)
      let isRightInside = isInside(CGPoint(x: middle.x + aside.x, y: middle.y + aside.y))
      let isLeftInside = isInside(CGPoint(x: middle.x - aside.x, y: middle.y - aside.y))
      // Clockwise around the area, where y points down.
      if isRightInside, !isLeftInside { kept.insert(edge) }
      if isLeftInside, !isRightInside { kept.insert(Edge(from: edge.to, to: edge.from)) }
    }
    return rings(kept)
  }

  /// The path with every ring filled: its holes, and all that is inside of another ring, are gone.
  static func solid(_ path: Path) -> Path {
    var rings: [[Path.Element]] = []
    for element in path.elements {
      if case .move = element { rings.append([]) }
      guard !rings.isEmpty else { continue }
      rings[rings.count - 1].append(element)
    }
    // The largest first, so that what is inside comes after what is around it.
    let sorted = rings.map { Path(elements: $0) }.map { (path: $0, area: $0.signedArea) }
      .sorted { abs($0.area) > abs($1.area) }.map { $0.area < 0 ? $0.path.reversed() : $0.path }
    var outer: [Path] = []
    for ring in sorted {
      let box = ring.boundingRect
      func isInside(_ other: Path) -> Bool {
        let around = other.boundingRect
        guard around.minX <= box.minX, around.minY <= box.minY, around.maxX >= box.maxX,
          around.maxY >= box.maxY
        else { return false }
        return ring.elements.first.map { element in
          guard case .move(let point) = element else { return true }
          return other.contains(point)
        } ?? true
      }
      if !outer.contains(where: isInside) { outer.append(ring) }
    }
    var result = Path()
    for ring in outer { result.addPath(ring) }
    return result
  }

  private struct Edge: Hashable {
    var from: CGPoint
    var to: CGPoint

    static func == (one: Edge, other: Edge) -> Bool { one.from == other.from && one.to == other.to }
    func hash(into hasher: inout Hasher) {
      for number in [from.x, from.y, to.x, to.y] { hasher.combine(number) }
    }
  }

  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
  }

  /// The outline as chords; every ring is closed.
  private static func edges(_ path: Path) -> [Edge] {
    var result: [Edge] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func go(to point: CGPoint) {
      let next = rounded(point)
      if next != here { result.append(Edge(from: here, to: next)) }
      here = next
    }
    func curve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
      let from = here
      let bend = max(
        abs(from.x - 2 * one.x + two.x) + abs(from.y - 2 * one.y + two.y),
        abs(one.x - 2 * two.x + end.x) + abs(one.y - 2 * two.y + end.y))
      let count = max(1, min(64, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))))
      for step in 1...count {
        let t = CGFloat(step) / CGFloat(count)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        go(
          to: CGPoint(
            x: a * from.x + b * one.x + c * two.x + d * end.x,
            y: a * from.y + b * one.y + c * two.y + d * end.y))
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        go(to: start)
        (start, here) = (rounded(point), rounded(point))
      case .line(let point): go(to: point)
      case .quadCurve(let end, let control):
        let (x, y) = (here.x, here.y)
        curve(
          CGPoint(x: (x + 2 * control.x) / 3, y: (y + 2 * control.y) / 3),
          CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3), end)
      case .curve(let end, let one, let two): curve(one, two, end)
      case .closeSubpath: go(to: start)
      }
    }
    go(to: start)
    return result
  }

  /// Edges, sorted into level bands, so that a ray meets few of them.
  private struct Outline {
    let edges: [Edge]
    private var bands: [[Edge]]
    private let top: CGFloat
    private let height: CGFloat

    init(_ edges: [Edge]) {
      self.edges = edges
      let levels = edges.map(\.from.y)
      top = levels.min() ?? 0
      height = max(1e-9, (levels.max() ?? 0) - top)
      bands = [[Edge]](repeating: [], count: 64)
      for edge in edges {
        let (one, two) = (band(edge.from.y), band(edge.to.y))
        for index in min(one, two)...max(one, two) { bands[index].append(edge) }
      }
    }

    private func band(_ y: CGFloat) -> Int {
      min(63, max(0, Int(((y - top) / height * 64).rounded(.down))))
    }

    /// How often the edges go around a point, by a ray to the right.
    func winding(around point: CGPoint) -> Int {
      guard point.y >= top, point.y <= top + height else { return 0 }
      var count = 0
      for edge in bands[band(point.y)] {
        let (from, to) = (edge.from, edge.to)
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if to.y > from.y, side < 0 { count += 1 } else if to.y < from.y, side > 0 { count -= 1 }
      }
      return count
    }
  }

  /// The edges, each cut where another crosses or touches it.
  private static func split(_ edges: [Edge]) -> [Edge] {
    var cuts = [[CGPoint]](repeating: [], count: edges.count)
    let order = edges.indices.sorted {
      min(edges[$0].from.y, edges[$0].to.y) < min(edges[$1].from.y, edges[$1].to.y)
    }
    for (place, one) in order.enumerated() {
      let bottom = max(edges[one].from.y, edges[one].to.y)
      for two in order[(place + 1)...] {
        if min(edges[two].from.y, edges[two].to.y) > bottom { break }
        for point in crossings(edges[one], edges[two]) {
          cuts[one].append(point)
          cuts[two].append(point)
        }
      }
    }
    return edges.indices.flatMap { index -> [Edge] in
      let edge = edges[index]
      func distance(_ point: CGPoint) -> CGFloat { abs(point.x - edge.from.x) + abs(point.y - edge.from.y) }
      let points = [edge.from] + cuts[index].sorted { distance($0) < distance($1) } + [edge.to]
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Edge(from: $0, to: $1) }
    }
  }

  private static func crossings(_ one: Edge, _ two: Edge) -> [CGPoint] {
    let (a, b) = (
      CGPoint(x: one.to.x - one.from.x, y: one.to.y - one.from.y),
      CGPoint(x: two.to.x - two.from.x, y: two.to.y - two.from.y)
    )
    let between = CGPoint(x: two.from.x - one.from.x, y: two.from.y - one.from.y)
    let cross = a.x * b.y - a.y * b.x
    guard abs(cross) > 1e-12 else {
      // Parallel: edges on one line are cut at each other's ends.
      guard abs(a.x * between.y - a.y * between.x) < 1e-9 else { return [] }
      return [two.from, two.to].filter { isWithin($0, one) }
        + [one.from, one.to].filter { isWithin($0, two) }
    }
    let t = (between.x * b.y - between.y * b.x) / cross
    let u = (between.x * a.y - between.y * a.x) / cross
    guard t >= 0, t <= 1, u >= 0, u <= 1 else { return [] }
    return [rounded(CGPoint(x: one.from.x + a.x * t, y: one.from.y + a.y * t))]
  }

  private static func isWithin(_ point: CGPoint, _ edge: Edge) -> Bool {
    point.x >= min(edge.from.x, edge.to.x) && point.x <= max(edge.from.x, edge.to.x)
      && point.y >= min(edge.from.y, edge.to.y) && point.y <= max(edge.from.y, edge.to.y)
  }

  /// Edges that hang together, end to start, as closed rings; in a fixed order.
  private static func rings(_ edges: Set<Edge>) -> Path {
    let sorted = edges.sorted {
      ($0.from.y, $0.from.x, $0.to.y, $0.to.x) < ($1.from.y, $1.from.x, $1.to.y, $1.to.x)
    }
    var next: [[CGFloat]: [CGPoint]] = [:]
    for edge in sorted { next[[edge.from.x, edge.from.y], default: []].append(edge.to) }
    var result = Path()
    for edge in sorted {
      var here = edge.from
      guard next[[here.x, here.y]]?.isEmpty == false else { continue }
      result.move(to: here)
      while let end = next[[here.x, here.y]]?.popLast() {
        if end == edge.from { break }
        result.addLine(to: end)
        here = end
      }
      result.closeSubpath()
    }
    return result
  }
}
