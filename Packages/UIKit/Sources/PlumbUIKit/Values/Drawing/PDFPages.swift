import Combine
import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

/// The pages of a document into which a context draws.
final class PDFPages {
  /// The part of the plane for a page that says none.
  let box: CGRect
  /// The title, the author and the like, by the keys of CoreGraphics.
  private let info: [String: Any]
  private var pages: [PageSequence.Page] = []
  /// The links of the page at hand.
  var links: [PageSequence.Link] = []
  /// Whether a page has begun and not ended.
  var isOpen = false
  /// Receives the document once it is whole.
  var finish: ((Data) -> Void)?

  init(box: CGRect, info: [String: Any], finish: ((Data) -> Void)?) {
    (self.box, self.info, self.finish) = (box, info, finish)
  }

  func add(_ items: [DisplayItem], _ size: CGSize) {
    pages.append(PageSequence.Page(picture: DisplayList(size: size, items: items), links: links))
    links = []
  }

  /// The document; `nil` where there are no pages, or where one cannot be drawn.
  func data() -> Data? {
    if pages.isEmpty { return nil }
    var sequence = PageSequence(pages: pages)
    func text(_ key: String) -> String? { info[key] as? String }
    (sequence.title, sequence.author) = (text(kCGPDFContextTitle), text(kCGPDFContextAuthor))
    sequence.subject = text(kCGPDFContextSubject)
    sequence.keywords =
      info[kCGPDFContextKeywords] as? [String] ?? text(kCGPDFContextKeywords).map { [$0] } ?? []
    do { return Data(try sequence.pdfData()) } catch {
      Surroundings.report("CGContext: \(error).")
      return nil
    }
  }
}

/// The key of a document's title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of a document's subject.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of a document's keywords for search: a text, or several.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of a page's box, whose value is the bytes of a `CGRect`.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

/// Data into which CoreGraphics writes.
public final class CGDataConsumer: @unchecked Sendable {
  private let data: NSMutableData

  /// Creates a consumer that appends to data.
  public init?(data: CFMutableData) { self.data = data }

  func take(_ bytes: Data) { data.append(bytes) }
}
