import CPangoCairo
import PlumbDrawing
import PlumbLayout
import PlumbText

extension DisplayList {
  /// Returns the picture as a PDF of one page, in points. Text stays text; blurs, shadows and colour effects become
  /// pixels, three a point.
  public func pdfData() throws -> [UInt8] { try [self].pdfData() }

  package func pdfData(stop: DrawingStop) throws -> [UInt8] {
    try [self].pdfData(glyphs: FontGlyphs(), stop: stop)
  }
}

extension [DisplayList] {
  /// One page a picture, each as large as its canvas.
  public func pdfData() throws -> [UInt8] { try pdfData(glyphs: FontGlyphs()) }

  /// - Parameters:
  ///   - before: is lent the document before its first page.
  ///   - tags: the parts of each page, by its index.
  ///   - after: is lent each page, by its index, before it ends.
  func pdfData(
    glyphs: any GlyphSource, stop: DrawingStop = .never, before: (OpaquePointer) -> Void = { _ in },
    tags: (Int, OpaquePointer) -> PageTags? = { _, _ in nil },
    after: (Int, OpaquePointer) -> Void = { _, _ in }
  ) throws -> [UInt8] {
    guard let first else { throw ExportError.noPages }
    for page in self {
      try page.checkSize()
      let most = CGFloat(ExportError.maximumPageSide)
      guard page.size.width <= most, page.size.height <= most else {
        throw ExportError.pageTooLarge(width: Double(page.size.width), height: Double(page.size.height))
      }
    }
    let collector = ByteCollector()
    let surface = cairo_pdf_surface_create_for_stream(
      ByteCollector.write, collector.closure, Double(first.size.width), Double(first.size.height))
    defer { cairo_surface_destroy(surface) }
    // Without a fixed date the same picture would give other bytes every second.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if let surface { before(surface) }
    guard let cr = cairo_create(surface) else { throw ExportError.drawingFailed("out of memory") }
    let cache = DrawingCache()
    for (index, page) in enumerated() {
      // A page at a time, so that texts of other pictures are shaped in between.
      FontFiles.alone {
        cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
        cairo_save(cr)
        cairo_rectangle(cr, 0, 0, Double(page.size.width), Double(page.size.height))
        cairo_clip(cr)
        let tags = tags(index, cr)
        CairoCanvas(cr, medium: .page, glyphs: glyphs, cache: cache, stop: stop, tags: tags).draw(
          page.items)
        tags?.end()
        cairo_restore(cr)
        after(index, cr)
        cairo_show_page(cr)
      }
      if stop.isWanted() { break }
    }
    let status = cairo_status(cr)
    cairo_destroy(cr)
    FontFiles.alone { cairo_surface_finish(surface) }
    try stop.check()
    let written = cairo_surface_status(surface)
    for problem in [status, written] where problem != CAIRO_STATUS_SUCCESS {
      throw ExportError.drawingFailed(String(cString: cairo_status_to_string(problem)))
    }
    return collector.bytes
  }
}

/// Bytes that a C library hands over piece by piece.
final class ByteCollector {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let collector = Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
    collector.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
