import Combine
import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews

extension CGContext {
  /// Creates a context of the pages of a PDF.
  ///
  /// - Parameters:
  ///   - mediaBox: the part of the plane that a page shows, in points; by default 612×792.
  ///   - pointsUp: whether y points up, as in CoreGraphics, and not down, as in UIKit.
  ///   - finish: receives the document when it is closed, unless it cannot be drawn.
  convenience init(
    pdfPages mediaBox: CGRect?, _ info: [String: Any], pointsUp: Bool = true, finish: ((Data) -> Void)? = nil
  ) {
    let box = mediaBox?.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(size: box.size, transform: CGContext.map(of: box, pointsUp: pointsUp))
    pages = PDFPages(box: box, info: info, finish: finish)
  }

  /// Creates a context of the pages of a PDF, which is written to a file when it is closed; `nil` for an address that is no
  /// file's.
  ///
  /// - Parameters:
  ///   - mediaBox: the part of the plane that a page shows, in points; by default 612×792.
  ///   - auxiliaryInfo: the title, the author, the subject and the keywords of the document.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard url.isFileURL, let path = url.path else { return nil }
    self.init(pdfPages: mediaBox?.pointee, CGContext.info(auxiliaryInfo)) { data in
      do { try data.write(to: URL(filePath: path)) } catch {
        Surroundings.report("CGContext.closePDF(): \(error.localizedDescription)")
      }
    }
  }

  /// Creates a context of the pages of a PDF, which a consumer receives when it is closed.
  ///
  /// - Parameters:
  ///   - mediaBox: the part of the plane that a page shows, in points; by default 612×792.
  ///   - auxiliaryInfo: the title, the author, the subject and the keywords of the document.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(pdfPages: mediaBox?.pointee, CGContext.info(auxiliaryInfo)) { consumer.take($0) }
  }

  private static func info(_ dictionary: CFDictionary?) -> [String: Any] {
    dictionary as? [String: Any] ?? [:]
  }

  /// The map from the plane to a page, on which y points down.
  private static func map(of box: CGRect, pointsUp: Bool) -> CGAffineTransform {
    pointsUp
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
      : CGAffineTransform(translationX: -box.minX, y: -box.minY)
  }

  /// Begins a page. A page that is not ended yet ends.
  ///
  /// - Parameter pageInfo: the boxes of the page, of which the media box counts.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let bytes = CGContext.info(pageInfo)[kCGPDFContextMediaBox] as? Data
    let isBox = bytes?.count == MemoryLayout<CGRect>.size
    beginPage(isBox ? bytes?.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil)
  }

  /// Begins a page. A page that is not ended yet ends.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  func beginPage(_ given: CGRect?) {
    guard let pages else {
      return Surroundings.report("CGContext.beginPDFPage(_:): the context has no pages; nothing begins.")
    }
    endPDFPage()
    let box = given?.standardized ?? pages.box
    pages.isOpen = true
    begin(size: box.size, transform: CGContext.map(of: box, pointsUp: beginsAtTheBottom))
  }

  /// Ends the page at hand.
  public func endPDFPage() {
    guard let pages, pages.isOpen else { return }
    pages.isOpen = false
    pages.add(displayItems, size)
  }

  /// Ends the page at hand.
  public func endPage() { endPDFPage() }

  /// Makes a rectangle of the page at hand a link to an address.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard let pages, pages.isOpen else {
      return Surroundings.report("CGContext.setURL(_:for:): there is no page that has begun.")
    }
    pages.links.append(.init(address: (url as URL).absoluteString, frame: rect.applying(ctm)))
  }

  /// Ends the document, and writes it.
  public func closePDF() {
    endPDFPage()
    guard let pages, let finish = pages.finish else { return }
    pages.finish = nil
    if let data = pages.data() { finish(data) }
  }

  /// The pages as a document; empty where there are none.
  func pdfData() -> Data {
    endPDFPage()
    return pages?.data() ?? Data()
  }
}
