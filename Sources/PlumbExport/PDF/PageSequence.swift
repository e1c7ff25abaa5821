import CPangoCairo
import Foundation
import PlumbDrawing
import PlumbLayout

/// The pages of a document, in order, with what leads from one place to another.
package struct PageSequence: Sendable {
  package struct Page: Sendable {
    package var picture: DisplayList
    package var links: [Link] = []
    /// The parts of the page that are read. All else is only drawn.
    package var parts: [PagePart] = []

    package init(picture: DisplayList, links: [Link] = [], parts: [PagePart] = []) {
      (self.picture, self.links, self.parts) = (picture, links, parts)
    }
  }

  package struct Link: Sendable {
    package var address: String
    /// In points, from the page's top left corner.
    package var frame: CGRect

    package init(address: String, frame: CGRect) { (self.address, self.frame) = (address, frame) }
  }

  /// An entry of the table of contents that readers show beside the pages.
  package struct Entry: Sendable {
    package var title: String
    package var level: Int
    /// From 1.
    package var page: Int
    /// In points, from the page's top.
    package var top: CGFloat

    package init(title: String, level: Int, page: Int, top: CGFloat) {
      (self.title, self.level, self.page, self.top) = (title, level, page, top)
    }
  }

  package var pages: [Page]
  package var contents: [Entry] = []
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: [String] = []
  /// A language's code, such as "en" or "pt-BR".
  package var language: String?

  package init(pages: [Page]) { self.pages = pages }

  /// The document as a PDF, in points.
  package func pdfData(stop: DrawingStop = .never) throws -> [UInt8] {
    var begun: [PagePart] = []
    var tags: PageTags?
    let bytes = try pages.map(\.picture).pdfData(
      glyphs: FontGlyphs(), stop: stop, before: describe,
      tags: { index, cr in
        tags = isTagged ? PageTags(pages[index].parts, on: cr) : nil
        if isTagged, index == 0 { cairo_tag_begin(cr, "Document", nil) }
        return tags
      },
      after: { index, cr in
        begun += tags?.begun ?? []
        draw(links: pages[index].links, on: cr)
        if isTagged, index == pages.count - 1 { cairo_tag_end(cr, "Document") }
      })
    var update = PDFUpdate(bytes)
    if let language { try update.setLanguage(language) }
    try update.setAlternatives(of: begun)
    return try update.data()
  }

  private var isTagged: Bool { pages.contains { !$0.parts.isEmpty } }

  private func describe(_ surface: OpaquePointer) {
    for (kind, text) in [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
      (CAIRO_PDF_METADATA_SUBJECT, subject),
      (CAIRO_PDF_METADATA_KEYWORDS, keywords.isEmpty ? nil : keywords.joined(separator: ", ")),
    ] {
      if let text { cairo_pdf_surface_set_metadata(surface, kind, text) }
    }
    // The form whose end `PDFUpdate` knows; later ones may hide the catalog in a compressed part.
    if language != nil || isTagged {
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    }
    // The last entry of each level, which what is deeper belongs to.
    var parents: [Int32] = [0]
    for entry in contents {
      let depth = min(entry.level, parents.count - 1)
      parents.removeSubrange((depth + 1)...)
      let place = "page=\(entry.page) pos=[0 \(Self.number(entry.top))]"
      parents.append(
        cairo_pdf_surface_add_outline(
          surface, parents[depth], entry.title, place, CAIRO_PDF_OUTLINE_FLAG_OPEN))
    }
  }

  private func draw(links: [Link], on cr: OpaquePointer) {
    for link in links {
      let frame = link.frame
      let sides = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
      cairo_tag_begin(
        cr, CAIRO_TAG_LINK, "rect=[\(sides.joined(separator: " "))] uri='\(Self.quoted(link.address))'")
      cairo_tag_end(cr, CAIRO_TAG_LINK)
    }
  }

  /// Cairo's attributes have neither exponents nor signs that a locale chooses.
  private static func number(_ length: CGFloat) -> String {
    let hundredths = length.isNaN ? 0 : Int((max(-1e9, min(1e9, length)) * 100).rounded())
    return
      "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(abs(hundredths) % 100 / 10)\(abs(hundredths) % 10)"
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}
