import Foundation
import PlumbLive
import PlumbSnapshots

/// The mark by which a picture is known as Plumb's, in each format. Programs that show pictures skip it.
extension PictureFormat {
  private static let text = Array("Plumb".utf8)

  /// Returns a picture of this format with the mark.
  func marking(_ picture: Data) -> Data {
    switch self {
    case .png: OwnPicture.marking(picture)
    // A comment behind the start, with its length.
    case .jpg: picture.prefix(2) + comment + picture.dropFirst(2)
    case .webp: Self.markingWebP(picture)
    case .svg, .pdf: picture + comment
    }
  }

  /// Returns whether a picture of this format has the mark.
  func isMarked(_ picture: Data) -> Bool {
    switch self {
    case .png: OwnPicture.isMarked([UInt8](picture))
    case .jpg: picture.dropFirst(2).starts(with: comment)
    case .webp, .svg, .pdf: picture.suffix(comment.count).elementsEqual(comment)
    }
  }

  private var comment: [UInt8] {
    switch self {
    case .png: []
    case .jpg: [0xFF, 0xFE, 0, 7] + Self.text
    // A chunk that no reader knows: its name and an empty content.
    case .webp: Array("PLMB".utf8) + [0, 0, 0, 0]
    case .svg: Array("<!-- Plumb -->\n".utf8)
    case .pdf: Array("%Plumb\n".utf8)
    }
  }

  /// The length in the file's head counts all chunks.
  private static func markingWebP(_ picture: Data) -> Data {
    let marked = picture + PictureFormat.webp.comment
    let count = UInt32(marked.count - 8)
    return marked.prefix(4) + (0..<4).map { UInt8(count >> (8 * $0) & 0xFF) } + marked.dropFirst(8)
  }
}
