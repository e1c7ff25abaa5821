import Foundation
import PlumbLive
import PlumbSnapshots

/// A kind of file that the command writes, and how a file of it is known by its bytes.
struct ResultKind: Sendable {
  /// The kind as text, with its article: "a PNG".
  let name: String
  /// The bytes that have to be read of a file.
  let most: Int
  /// Returns whether bytes are those of such a file.
  let isMet: @Sendable (Data) -> Bool

  /// The bytes that have the beginning of a picture or of a page.
  private static let beginning = 4096
  /// More than any picture has.
  private static let wholePicture = 256 << 20

  /// A picture that a person named. A new picture replaces it, also if another program made it: the person asked for that picture.
  static func picture(_ format: PictureFormat) -> ResultKind {
    ResultKind(name: format.article, most: beginning) { format.isMet($0) }
  }

  /// A picture whose name follows from that of a view: nobody has named it, so it is known by its mark.
  static func namedByView(_ format: PictureFormat) -> ResultKind {
    ResultKind(name: "a picture of Plumb", most: wholePicture) { format.isMet($0) && format.isMarked($0) }
  }

  static let page = ResultKind(name: "a page of Plumb", most: beginning) { OwnPage.isMarked($0) }

  /// The Markdown of `plumb review`.
  static let comment = ResultKind(name: "a result of plumb review", most: beginning) { data in
    data.starts(with: ReviewMarkdown.mark.utf8)
  }

  /// The result of `plumb snapshot` as JUnit's XML.
  static let junit = ResultKind(name: "a result of plumb snapshot", most: beginning) { data in
    data.starts(with: SnapshotReports.beginning.utf8)
  }
}

extension PictureFormat {
  var article: String {
    switch self {
    case .png: "a PNG"
    case .jpg: "a JPEG"
    case .webp: "a WebP"
    case .svg: "an SVG"
    case .pdf: "a PDF"
    }
  }

  /// Returns whether bytes begin a file of this format.
  func isMet(_ data: Data) -> Bool {
    switch self {
    case .png: data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpg: data.starts(with: [0xFF, 0xD8, 0xFF])
    case .webp: data.starts(with: Data("RIFF".utf8)) && data.dropFirst(8).starts(with: Data("WEBP".utf8))
    case .svg: Self.beginsSVG(data)
    case .pdf: data.starts(with: Data("%PDF-".utf8))
    }
  }

  /// Returns whether the first element is `svg`, behind the declaration, comments and a document type.
  private static func beginsSVG(_ data: Data) -> Bool {
    let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    var rest = String(decoding: text, as: UTF8.self)[...].drop(while: \.isWhitespace)
    for (start, end) in [("<?", "?>"), ("<!--", "-->"), ("<!DOCTYPE", ">"), ("<!--", "-->")] {
      while rest.hasPrefix(start) {
        guard let range = rest.range(of: end) else { return false }
        rest = rest[range.upperBound...].drop(while: \.isWhitespace)
      }
    }
    guard rest.hasPrefix("<svg") else { return false }
    return rest.dropFirst(4).first.map { $0.isWhitespace || $0 == ">" || $0 == "/" } ?? false
  }
}
