import PlumbDrawing
import PlumbLayout
import PlumbText

extension DisplayList {
  /// The picture as SVG text, in points, numbers rounded to three decimals.
  ///
  /// Letters are outlines, so that every viewer shows the same; an invisible text over them can be selected and found.
  public func svgString(background: ResolvedColor? = nil) throws -> String {
    try svgString(background: background, glyphs: FontGlyphs())
  }

  func svgString(background: ResolvedColor? = nil, glyphs: any GlyphSource) throws -> String {
    try checkSize()
    let writer = SVGWriter(canvas: size, glyphs: glyphs)
    if let background {
      let canvas = Path(CGRect(origin: .zero, size: size))
      writer.write(.fill(canvas, .color(background), FillStyle()))
    }
    writer.writeIsolated(items)
    if let failure = writer.failure { throw failure }
    return writer.document
  }
}

extension [DisplayItem] {
  /// The items as SVG elements without a picture around them. Names in it start with `g`, `c`, `m`, `f` or `p` and a number.
  package func svgFragment() throws -> String {
    let writer = SVGWriter(canvas: CGSize(width: 10_000, height: 10_000), glyphs: FontGlyphs())
    writer.writeIsolated(self)
    if let failure = writer.failure { throw failure }
    return writer.fragment
  }
}

extension FontFace {
  /// The outline of a glyph in thousandths of an em, as the `d` of a path; nil if it has none.
  package func svgOutline(of glyph: UInt32) -> String? {
    guard let path = outlinePath(of: glyph), !path.isEmpty else { return nil }
    return path.applying(CGAffineTransform(scaleX: 1000, y: 1000)).svgData(decimals: 1)
  }
}
