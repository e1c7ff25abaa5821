import PlumbDrawing
import PlumbLayout
import PlumbText

extension DisplayList {
  /// Returns the picture as SVG text, in points, numbers rounded to three decimals.
  ///
  /// Letters are outlines, so that every viewer shows the same; an invisible text over them can be selected and found.
  public func svgString(background: ResolvedColor? = nil) throws -> String {
    try svgString(background: background, glyphs: FontGlyphs())
  }

  package func svgString(stop: DrawingStop) throws -> String {
    try svgString(glyphs: FontGlyphs(), stop: stop)
  }

  func svgString(
    background: ResolvedColor? = nil, glyphs: any GlyphSource, stop: DrawingStop = .never
  ) throws -> String {
    try checkSize()
    let writer = SVGWriter(canvas: size, glyphs: glyphs, stop: stop)
    if let background {
      let canvas = Path(CGRect(origin: .zero, size: size))
      writer.write(.fill(canvas, .color(background), FillStyle()))
    }
    writer.writeIsolated(items)
    try stop.check()
    if let failure = writer.failure { throw failure }
    return writer.document
  }
}
