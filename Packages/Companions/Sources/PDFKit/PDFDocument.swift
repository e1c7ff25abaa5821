import PlumbUIKit

/// A document in PDF. Its pages are counted, and not drawn.
open class PDFDocument: NSObject {
  /// The location of the document.
  public private(set) var documentURL: URL?
  private var bytes: Data
  private var pages: [PDFPage] = []
  /// The delegate, which is not notified.
  public weak var delegate: AnyObject?
  /// Creates a document without pages.
  public override init() {
    bytes = Data()
    super.init()
  }
  /// Reads a file; `nil` where there is none.
  public convenience init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }
  /// Creates a document from a file's bytes; `nil` if they aren't a PDF.
  public init?(data: Data) {
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    bytes = data
    super.init()
    pages = (0..<PDFPageCount.of(data)).map { PDFPage(number: $0 + 1, of: self) }
  }
  /// The number of pages, as its text declares it.
  open var pageCount: Int { pages.count }
  /// Returns the page at a place from 0.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Returns the index of a page, from 0.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Inserts a page.
  open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }
  /// Removes a page.
  open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
  /// Returns the file's bytes, as they came.
  open func dataRepresentation() -> Data? { bytes }
  /// Writes the file's bytes, as they came.
  @discardableResult open func write(to url: URL) -> Bool { (try? bytes.write(to: url)) != nil }
  /// The text. It is not read.
  open var string: String? {
    reportCompanion("PDFDocument")
    return nil
  }
  /// Whether a word is wanted.
  open var isEncrypted: Bool { bytes.range(of: Data("/Encrypt".utf8)) != nil }
  /// Whether it can be read.
  open var isLocked: Bool { isEncrypted }
  /// Tries a word. None is known.
  @discardableResult open func unlock(withPassword password: String) -> Bool { false }
  /// The chapters. They are not read.
  open var outlineRoot: PDFOutline? { nil }
  /// The attributes of the document itself. They aren't read.
  open var documentAttributes: [AnyHashable: Any]?
  /// Returns the selections with a text. Texts are not read.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  {
    reportCompanion("PDFDocument")
    return []
  }
}

/// The number of pages that the text of a PDF says it has.
enum PDFPageCount {
  private static let mostBytes = 64 << 20

  /// The objects that are pages; where they are packed, the largest number that the tree of pages says; and at least one.
  static func of(_ data: Data) -> Int {
    let text = data.prefix(mostBytes)
    return max(1, pages(in: text), counts(in: text))
  }

  private static func pages(in text: Data) -> Int {
    places(of: "/Type", in: text).count { place in
      let rest = text[place...].prefix(16).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
      return rest.starts(with: "/Page".utf8) && rest.dropFirst(5).first != UInt8(ascii: "s")
    }
  }

  private static func counts(in text: Data) -> Int {
    places(of: "/Count", in: text).compactMap { place in
      let digits = text[place...].prefix(12).drop { $0 == 0x20 }.prefix { (0x30...0x39).contains($0) }
      return Int(String(decoding: digits.prefix(5), as: UTF8.self))
    }.max() ?? 0
  }

  /// The places behind a word.
  private static func places(of word: String, in text: Data) -> [Data.Index] {
    var (found, start) = ([Data.Index](), text.startIndex)
    let word = Data(word.utf8)
    while let range = text.range(of: word, in: start..<text.endIndex) {
      found.append(range.upperBound)
      start = range.upperBound
    }
    return found
  }
}

/// A chapter of a document. None is read.
open class PDFOutline: NSObject {
  /// Its title.
  open var label: String?
  /// The number of chapters.
  open var numberOfChildren: Int { 0 }
  /// Returns a chapter of it.
  open func child(at index: Int) -> PDFOutline? { nil }
  /// The destination.
  open var destination: PDFDestination?
}
/// A place in a document.
open class PDFDestination: NSObject {
  /// The page.
  public let page: PDFPage?
  /// The place on it, in points.
  public let point: CGPoint
  /// Creates a place.
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
/// A part of a document's text. None is read.
open class PDFSelection: NSObject {
  /// The text.
  open var string: String? { nil }
  /// The pages.
  open var pages: [PDFPage] { [] }
  /// Its colour.
  open var color: UIColor?
}
