import PlumbDrawing
import PlumbLayout

extension Path {
  /// The path with every ring filled: its holes, and all that is inside of another ring, are gone.
  var solid: Path {
    var rings: [[Path.Element]] = []
    for element in elements {
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
}
