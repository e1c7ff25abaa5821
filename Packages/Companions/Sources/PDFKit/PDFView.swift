import PlumbUIKit
import SwiftUI

/// The box of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// The number of visible pages.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A page of a document. It is not drawn.
open class PDFPage: NSObject {
  /// The document.
  public private(set) weak var document: PDFDocument?
  private let number: Int
  private var picture: UIImage?
  init(number: Int, of document: PDFDocument?) { (self.number, self.document) = (number, document) }
  /// Creates an empty page.
  public override convenience init() { self.init(number: 1, of: nil) }
  /// Creates a page of a picture.
  public convenience init?(image: UIImage) {
    self.init()
    picture = image
  }
  /// Its number, as it is written.
  open var label: String? { "\(number)" }
  /// Its text. It is not read.
  open var string: String? { nil }
  /// The number of characters. They are not read.
  open var numberOfCharacters: Int { 0 }
  /// The rotation of the page, in degrees.
  open var rotation = 0
  /// Its edges, in points: those of a sheet of A4, whatever the file says.
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  /// The annotations that people have made on it: none.
  open var annotations: [PDFAnnotation] { [] }
  /// Writes on it. That is not kept.
  open func addAnnotation(_ annotation: PDFAnnotation) { reportCompanion("PDFDocument") }
  /// Returns a small picture of it: the page's own, or white paper.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    if picture == nil { reportCompanion("PDFDocument") }
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      picture?.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
/// An annotation of a page.
open class PDFAnnotation: NSObject {
  /// The rectangle, in points.
  open var bounds: CGRect
  /// Its colour.
  open var color: UIColor = .black
  /// Its text.
  open var contents: String?
  /// Creates one.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) { self.bounds = bounds }
}
/// The kind of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
}

/// Shows a document: a placeholder with its name and the number of its pages.
@preconcurrency @MainActor open class PDFView: UIView {
  /// The document to show.
  open var document: PDFDocument? {
    didSet {
      currentPage = document?.page(at: 0)
      setNeedsDisplay()
    }
  }
  /// The page that is seen.
  open private(set) var currentPage: PDFPage?
  /// Whether pages are as wide as the view.
  open var autoScales = false
  /// The number of visible pages.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// In which direction pages follow each other.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether there is a gap between pages.
  open var displaysPageBreaks = true
  /// Whether pages begin at the right.
  open var displaysRTL = false
  /// The margins of pages, in points.
  open var pageBreakMargins = UIEdgeInsets.zero
  /// Whether pages have shadows.
  open var pageShadowsEnabled = true
  /// The scale of pages.
  open var scaleFactor: CGFloat = 1
  /// The smallest scale of pages.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest scale of pages.
  open var maxScaleFactor: CGFloat = 5
  /// The scale at which pages are as wide as the view.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The box of a page that is shown.
  open var displayBox = PDFDisplayBox.cropBox
  /// The part of the text that people have chosen.
  open var currentSelection: PDFSelection?
  /// The parts of the text that are marked.
  open var highlightedSelections: [PDFSelection]?
  /// The delegate, which is notified of links. None is pressed here.
  open weak var delegate: AnyObject?

  /// Creates a placeholder of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    companionContent = { [weak self] in AnyView(self?.placeholder) }
    reportCompanion("PDFView")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var placeholder: Placeholder {
    let count = document?.pageCount ?? 0
    return Placeholder(
      document?.documentURL?.lastPathComponent ?? "PDF",
      detail: document == nil ? nil : count == 1 ? "1 page" : "\(count) pages", symbol: "doc.richtext")
  }

  /// Whether pages are turned one by one.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]?) {}
  /// Shows a page.
  open func go(to page: PDFPage) {
    guard currentPage !== page else { return }
    currentPage = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
  /// Shows a place.
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  /// Shows a part of the text.
  open func go(to selection: PDFSelection) {}
  /// Whether there is a page behind.
  open var canGoToNextPage: Bool { neighbour(1) != nil }
  /// Whether there is a page before.
  open var canGoToPreviousPage: Bool { neighbour(-1) != nil }
  /// Shows the page behind.
  open func goToNextPage(_ sender: Any?) { neighbour(1).map(go) }
  /// Shows the page before.
  open func goToPreviousPage(_ sender: Any?) { neighbour(-1).map(go) }
  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go) }
  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) { document.flatMap { $0.page(at: $0.pageCount - 1) }.map(go) }
  private func neighbour(_ step: Int) -> PDFPage? {
    guard let document, let currentPage else { return nil }
    return document.page(at: document.index(for: currentPage) + step)
  }
  /// Chooses no text any more.
  open func clearSelection() { currentSelection = nil }
  /// Draws anew.
  open func layoutDocumentView() { setNeedsDisplay() }
}

/// Shows small pictures of a document's pages: a placeholder.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  /// The view whose pages they are.
  open weak var pdfView: PDFView?
  /// The size of a thumbnail, in points.
  open var thumbnailSize = CGSize(width: 40, height: 60)
  /// In which direction they follow each other.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  /// Creates a placeholder of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    companionContent = { AnyView(Placeholder("Pages", symbol: "doc.on.doc")) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// In which direction small pictures follow each other.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
  /// Another page is seen.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// Another document is shown.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
  /// Posted when a person has selected another part of the text. It never is here.
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
}
