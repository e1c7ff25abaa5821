import PlumbLayout
import PlumbText

extension [DisplayItem] {
  /// The items seen through a projection.
  ///
  /// Outlines are exact: text becomes outlines, and lines become areas. Pictures are drawn in small pieces, each through
  /// the affine map that is closest. Gradients, shadows and blurs keep their own shape (a named difference).
  package func projected(by transform: ProjectionTransform) -> [DisplayItem] {
    if transform.isIdentity { return self }
    if let affine = transform.affinePart { return isEmpty ? [] : [.group(.transform(affine), self)] }
    return flatMap { $0.projected(by: transform) }
  }
}

extension ProjectionTransform {
  fileprivate var affinePart: CGAffineTransform? {
    isAffine ? CGAffineTransform(m11, m12, m21, m22, m31, m32) : nil
  }
}

extension DisplayItem {
  fileprivate func projected(by transform: ProjectionTransform) -> [DisplayItem] {
    switch self {
    case .fill(let path, let paint, let style):
      return [.fill(path.projected(by: transform), paint.moved(by: transform, around: path), style)]
    case .stroke(let path, let paint, let style):
      let line = path.strokedPath(style)
      return [.fill(line.projected(by: transform), paint.moved(by: transform, around: line), FillStyle())]
    case .glyphs(let run, let origin, let paint):
      let path = run.outline(at: origin)
      let outline = path.projected(by: transform)
      return outline.elements.isEmpty
        ? [] : [.fill(outline, paint.moved(by: transform, around: path), FillStyle())]
    case .image(let image): return image.projected(by: transform)
    case .group(let effect, let items): return projected(effect, items, by: transform)
    }
  }

  private func projected(_ effect: Effect, _ items: [DisplayItem], by transform: ProjectionTransform)
    -> [DisplayItem]
  {
    switch effect {
    case .transform(let inner):
      return items.projected(by: ProjectionTransform(inner).concatenating(transform))
    case .clip(let path, let style):
      return [.group(.clip(path.projected(by: transform), style), items.projected(by: transform))]
    case .mask(let mask):
      return [.group(.mask(mask.projected(by: transform)), items.projected(by: transform))]
    default: return [.group(effect, items.projected(by: transform))]
    }
  }
}

extension Paint {
  /// The paint through the affine map that is closest in the middle of what it paints.
  fileprivate func moved(by transform: ProjectionTransform, around path: Path) -> Paint {
    if case .color = self { return self }
    let box = path.boundingRect
    guard !box.isNull, let map = transform.affine(at: CGPoint(x: box.midX, y: box.midY)) else { return self }
    let scale = abs(map.determinant).squareRoot()
    switch self {
    case .color: return self
    case .faded(let paint, let factor): return .faded(paint.moved(by: transform, around: path), factor)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, from: start.applying(map), to: end.applying(map))
    case .radialGradient(let stops, let center, let inner, let outer):
      return .radialGradient(
        stops, center: center.applying(map), startRadius: inner * scale, endRadius: outer * scale)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(stops, center: center.applying(map), start: start, end: end)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      return .ellipticalGradient(
        stops, in: rect.applying(map), center: center, startRadius: start, endRadius: end)
    }
  }
}

extension DrawnImage {
  /// The image in pieces of an eighth of its sides, each in its own quadrilateral, which reaches half a point over the
  /// next so that no seam shows.
  fileprivate func projected(by transform: ProjectionTransform) -> [DisplayItem] {
    let count = 8
    let (width, height) = (rect.width / CGFloat(count), rect.height / CGFloat(count))
    guard width > 0, height > 0 else { return [] }
    var items: [DisplayItem] = []
    for row in 0..<count {
      for column in 0..<count {
        let start = CGPoint(x: rect.minX + CGFloat(column) * width, y: rect.minY + CGFloat(row) * height)
        let middle = CGPoint(x: start.x + width / 2, y: start.y + height / 2)
        guard let map = transform.affine(at: middle) else { continue }
        let piece = CGRect(
          x: start.x, y: start.y, width: min(width + 0.5, rect.maxX - start.x),
          height: min(height + 0.5, rect.maxY - start.y))
        items.append(
          .group(
            .clip(Path(piece).projected(by: transform), FillStyle()),
            [.group(.transform(map), [.image(self)])]))
      }
    }
    return items
  }
}
