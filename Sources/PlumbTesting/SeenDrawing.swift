import PlumbDrawing
import PlumbLayout
import PlumbText

/// A drawing as it is seen on its canvas: two are alike if no one can distinguish them.
///
/// Places are those on the canvas, through all transforms. Items that are nowhere near it count for nothing.
package struct SeenDrawing {
  /// All that is no place, in order.
  private var parts: [String] = []
  private var runs: [GlyphRun] = []
  private var images: [PixelImage] = []
  private var numbers: [CGFloat] = []
  private let canvas: CGRect

  package init(_ list: DisplayList) {
    // No edge of the canvas, on which an item may end.
    canvas = CGRect(origin: .zero, size: list.size).insetBy(dx: -1.2345, dy: -1.2345)
    add(list.items, through: .identity)
  }

  package func isLike(_ other: SeenDrawing) -> Bool {
    parts == other.parts && runs == other.runs && images == other.images
      && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-6 || $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  private mutating func add(_ items: [DisplayItem], through map: CGAffineTransform) {
    for item in items where isNear(item, map) { add(item, through: map) }
  }

  private func isNear(_ item: DisplayItem, _ map: CGAffineTransform) -> Bool {
    item.bounds.applying(map).meets(canvas)
  }

  /// Whether anything of some items counts: an effect of nothing is nothing.
  private func isAnything(_ items: [DisplayItem], _ map: CGAffineTransform) -> Bool {
    items.contains { item in
      guard isNear(item, map) else { return false }
      switch item {
      case .group(.transform(let inner), let items): return isAnything(items, inner.concatenating(map))
      case .group(_, let items): return isAnything(items, map)
      default: return true
      }
    }
  }

  private mutating func add(_ item: DisplayItem, through map: CGAffineTransform) {
    switch item {
    case .fill(let path, let paint, let style):
      parts.append("fill \(style)")
      add(path, map)
      add(paint, map)
    case .stroke(let path, let paint, let style):
      parts.append("stroke \(style)")
      add(path, map)
      add(paint, map)
    case .glyphs(let run, let origin, let paint):
      parts.append("glyphs")
      runs.append(run)
      add(origin, map)
      add(paint, map)
    case .image(let image):
      parts.append("image \(image.interpolation)")
      images.append(image.pixels)
      add(Path(image.rect), map)
      if let tint = image.tint { add(tint, map) }
    case .group(.transform(let inner), let items): return add(items, through: inner.concatenating(map))
    case .group(let effect, let items):
      guard isAnything(items, map) else { return }
      parts.append("group")
      add(effect, map)
      add(items, through: map)
      parts.append("end")
    }
    numbers += [map.a, map.b, map.c, map.d]
  }

  private mutating func add(_ point: CGPoint, _ map: CGAffineTransform) {
    let point = point.applying(map)
    numbers += [point.x, point.y]
  }

  private mutating func add(_ path: Path, _ map: CGAffineTransform) {
    for element in path.elements {
      switch element {
      case .move(let end):
        parts.append("move")
        add(end, map)
      case .line(let end):
        parts.append("line")
        add(end, map)
      case .quadCurve(let end, let control):
        parts.append("quad")
        for point in [end, control] { add(point, map) }
      case .curve(let end, let control1, let control2):
        parts.append("curve")
        for point in [end, control1, control2] { add(point, map) }
      case .closeSubpath: parts.append("close")
      }
    }
  }

  private mutating func add(_ paint: Paint, _ map: CGAffineTransform) {
    switch paint {
    case .color(let color): parts.append("\(color)")
    case .faded(let paint, let opacity):
      parts.append("faded \(opacity)")
      add(paint, map)
    case .linearGradient(let stops, let start, let end):
      parts.append("linear \(stops)")
      for point in [start, end] { add(point, map) }
    case .radialGradient(let stops, let center, let inner, let outer):
      parts.append("radial \(stops) \(inner) \(outer)")
      add(center, map)
    case .angularGradient(let stops, let center, let start, let end):
      parts.append("angular \(stops) \(start) \(end)")
      add(center, map)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      parts.append("elliptical \(stops) \(start) \(end)")
      add(Path(rect), map)
      add(center, map)
    }
  }

  private mutating func add(_ effect: Effect, _ map: CGAffineTransform) {
    switch effect {
    case .clip(let path, let style):
      parts.append("clip \(style)")
      add(path, map)
    case .mask(let items):
      parts.append("mask")
      add(items, through: map)
    default: parts.append("\(effect)")
    }
  }
}
