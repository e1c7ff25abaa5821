import PlumbLayout

extension Path {
  /// The outline seen through a projection: exact for the points of it, which lie so close together that nothing else
  /// is to be seen. Parts behind the eye are cut off.
  package func projected(by transform: ProjectionTransform) -> Path {
    if transform.isAffine {
      return applying(
        CGAffineTransform(
          transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32))
    }
    let tolerance = flatness
    var result = Path()
    for run in subpaths {
      var points = [run.start]
      for segment in run.segments { points += segment.flattened(tolerance: tolerance) }
      let seen = points.map(transform.lift).cutOffBehindTheEye()
      let corners = seen.map { CGPoint(x: $0.x / $0.w, y: $0.y / $0.w) }
        .filter { $0.x.isFinite && $0.y.isFinite }
      guard corners.count > 1 else { continue }
      result.addLines(corners)
      result.closeSubpath()
    }
    return result
  }
}

extension [(x: CGFloat, y: CGFloat, w: CGFloat)] {
  /// The polygon in front of the eye: edges are cut where they pass it.
  fileprivate func cutOffBehindTheEye() -> Self {
    let nearest = ProjectionTransform.nearest
    guard contains(where: { $0.w < nearest }) else { return self }
    var result: Self = []
    for (index, here) in enumerated() {
      let before = self[(index + count - 1) % count]
      if (before.w < nearest) != (here.w < nearest) {
        let share = (nearest - before.w) / (here.w - before.w)
        result.append(
          (before.x + (here.x - before.x) * share, before.y + (here.y - before.y) * share, nearest))
      }
      if here.w >= nearest { result.append(here) }
    }
    return result
  }
}
