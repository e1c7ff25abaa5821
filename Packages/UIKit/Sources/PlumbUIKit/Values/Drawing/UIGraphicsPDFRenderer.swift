import Foundation
import PlumbLayout
import PlumbViews

/// The format of a document of pages.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The title, the author, the subject and the keywords of the document, by the keys of CoreGraphics.
  open var documentInfo: [String: Any] = [:]
}

/// The context that a closure receives to draw the pages of a document.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// The format of the document.
  public let format: UIGraphicsPDFRendererFormat
  /// The part of the plane that the page at hand shows, in points.
  open private(set) var pdfContextBounds: CGRect
  private let bounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    (self.format, self.bounds, pdfContextBounds) = (format, bounds, bounds)
    super.init(context)
  }

  /// Begins a page as large as the renderer's bounds.
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page of its own size, in points.
  ///
  /// - Parameter pageInfo: further boxes of the page. They are left out, which is reported.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    if !pageInfo.isEmpty {
      Surroundings.report(
        "UIGraphicsPDFRendererContext.beginPage(withBounds:pageInfo:): a page has no boxes but its bounds.")
    }
    pdfContextBounds = bounds
    cgContext.beginPage(bounds)
  }

  /// Makes a rectangle of the page at hand a link to an address.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }
}

/// Makes documents of the pages that a closure draws.
open class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
  private let bounds: CGRect
  /// The format of documents.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer of pages of a size in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
  /// Creates a renderer of pages of a size in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  /// Makes a document of the pages that the closure draws; empty data where it begins none.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = CGContext(pdfPages: bounds, format.documentInfo, pointsUp: false)
    context.draw { actions(UIGraphicsPDFRendererContext(context, format, bounds)) }
    return context.pdfData()
  }

  /// Writes a document of the pages that the closure draws to a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
