import PlumbLayout
import PlumbText

/// The distance that a blur extends, in standard deviations: three averages of 1.9 deviations end at 2.85.
public let blurReach: CGFloat = 3

extension DisplayItem {
  /// A rectangle that nothing of this item leaves, in the item's own coordinates; `CGRect.null` if nothing is drawn.
  public var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.controlBounds
    case .stroke(let path, _, let style): return path.strokeBounds(style)
    case .glyphs(let run, let origin, _): return run.bounds.offsetBy(dx: origin.x, dy: origin.y)
    case .image(let image): return image.rect.standardized
    case .group(let effect, let items): return effect.bounds(of: items.bounds, \.bounds)
    }
  }
}

extension [DisplayItem] {
  public var bounds: CGRect { reduce(.null) { $0.enclosing($1.bounds) } }
}

extension CGRect {
  /// The union; unlike Foundation's on Linux, an empty rectangle counts as the place where it lies.
  package func enclosing(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }
}

extension CGRect {
  /// The intersection of two rectangles. Foundation's function on Linux ends the process where a side isn't a number;
  /// such a side bounds nothing.
  package func common(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    func chosen(_ one: CGFloat, _ two: CGFloat, _ choice: (CGFloat, CGFloat) -> CGFloat) -> CGFloat {
      one.isNaN ? two : two.isNaN ? one : choice(one, two)
    }
    let (left, right) = (chosen(minX, other.minX, max), chosen(maxX, other.maxX, min))
    let (top, bottom) = (chosen(minY, other.minY, max), chosen(maxY, other.maxY, min))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles have a point in common; Foundation's `intersects` ends the process where ``common(with:)`` does not.
  package func meets(_ other: CGRect) -> Bool { !standardized.common(with: other.standardized).isNull }
}

extension Path {
  /// Around all points and control points: wider than the outline, but found without measuring a curve.
  fileprivate var controlBounds: CGRect {
    var bounds = PointBounds()
    for element in elements {
      switch element {
      case .move(let end), .line(let end): bounds.include(end)
      case .quadCurve(let end, let control):
        bounds.include(control)
        bounds.include(end)
      case .curve(let end, let control1, let control2):
        bounds.include(control1)
        bounds.include(control2)
        bounds.include(end)
      case .closeSubpath: break
      }
    }
    return bounds.rect
  }

  fileprivate func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let box = controlBounds
    guard !box.isNull, style.lineWidth > 0 else { return .null }
    let half = style.lineWidth / 2
    let corner = style.lineJoin == .miter ? max(1, style.miterLimit) : 1
    // A square cap reaches the corner of a square.
    return box.insetBy(dx: -half * max(1.5, corner), dy: -half * max(1.5, corner))
  }
}

extension GlyphRun {
  /// Two ems around every glyph's origin: wide enough for marks and italics without reading the font.
  fileprivate var bounds: CGRect {
    glyphs.reduce(.null) { box, glyph in
      let room = 2 * size
      return box.enclosing(
        CGRect(
          x: glyph.position.x - room, y: glyph.position.y - room, width: glyph.advance + 2 * room,
          height: 2 * room))
    }
  }
}

extension Effect {
  /// Around what it makes of something.
  ///
  /// - Parameter bounds: returns where the items of a mask are.
  package func bounds(of content: CGRect, _ bounds: ([DisplayItem]) -> CGRect) -> CGRect {
    if content.isNull { return content }
    switch self {
    case .clip(let path, _):
      let box = path.boundingRect
      return box.isNull ? .null : content.common(with: box)
    case .transform(let transform): return content.applying(transform)
    case .shadow(_, let radius, let x, let y):
      let reach = max(0, radius) * blurReach
      return content.enclosing(content.offsetBy(dx: x, dy: y).insetBy(dx: -reach, dy: -reach))
    case .blur(let radius, let isOpaque):
      let reach = isOpaque ? 0 : max(0, radius) * blurReach
      return content.insetBy(dx: -reach, dy: -reach)
    case .mask(let items):
      let box = bounds(items)
      return box.isNull ? .null : content.common(with: box)
    case .opacity, .blend, .color, .layer: return content
    }
  }
}
