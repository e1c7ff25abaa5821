import PlumbLayout
import PlumbText

extension GlyphRun {
  /// The outlines of all glyphs, in points; glyphs that are pictures have none.
  package func outline(at origin: CGPoint) -> Path {
    var path = Path()
    for glyph in glyphs {
      guard let outline = font.outlinePath(of: glyph.id) else { continue }
      let place = CGAffineTransform(
        size, 0, 0, size, origin.x + glyph.position.x, origin.y + glyph.position.y)
      path.addPath(outline, transform: place)
    }
    return path
  }
}

extension FontFace {
  /// A glyph's outline in ems, y down, origin on the baseline; `nil` when it has none.
  package func outlinePath(of glyph: UInt32) -> Path? {
    let outline = outline(of: glyph)
    return outline.isEmpty ? nil : Path(elements: outline.elements.map(Path.Element.init))
  }
}

extension Path.Element {
  fileprivate init(_ element: GlyphOutline.Element) {
    switch element {
    case .move(let end): self = .move(to: end)
    case .line(let end): self = .line(to: end)
    case .quad(let end, let control): self = .quadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      self = .curve(to: end, control1: control1, control2: control2)
    case .close: self = .closeSubpath
    }
  }
}
