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

extension [DisplayItem] {
  /// The items as SVG elements without a picture around them. Names in it start with `g`, `c`, `m`, `f` or `p` and a number.
  ///
  /// - Parameter pictures: those that other drawings have written, to which the new ones are added.
  package func svgFragment(sharing pictures: SVGPictures = SVGPictures()) throws -> String {
    // Nobody says where it is put.
    let writer = SVGWriter(
      canvas: CGSize(width: 10_000, height: 10_000), glyphs: FontGlyphs(), visible: SVGWriter.farthest,
      pictures: pictures)
    writer.writeIsolated(self)
    if let failure = writer.failure { throw failure }
    return writer.fragment
  }
}

extension FontFace {
  /// A glyph in thousandths of an em, around its origin, as an SVG element: its outline, or its picture if it has colours.
  /// Nil if it shows nothing.
  package func svgElement(of glyph: UInt32) throws -> String? {
    if let path = outlinePath(of: glyph), !path.isEmpty {
      return "<path d=\"\(path.applying(CGAffineTransform(scaleX: 1000, y: 1000)).svgData(decimals: 1))\"/>"
    }
    guard let picture = FontGlyphs().picture(of: glyph, in: self) else { return nil }
    let rect = CGRect(
      x: picture.rect.minX * 1000, y: picture.rect.minY * 1000, width: picture.rect.width * 1000,
      height: picture.rect.height * 1000)
    return try [DisplayItem.image(DrawnImage(pixels: picture.pixels, rect: rect))].svgFragment()
  }
}
