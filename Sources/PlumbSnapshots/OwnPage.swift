import Foundation

/// The mark by which a page that Plumb has written is known: only such a page is written over.
package enum OwnPage {
  /// The line in the head of each page.
  package static let mark = "<meta name=\"generator\" content=\"Plumb\">"

  /// - Parameter data: a page, or its first 4096 bytes.
  package static func isMarked(_ data: Data) -> Bool { data.range(of: Data(mark.utf8)) != nil }
}

/// The mark by which a picture is known whose name nobody has chosen.
package enum OwnPicture {
  /// The part of a PNG with its text.
  private static let chunk = "tEXt"
  /// A key that the format knows, and its value.
  private static let text = Array("Software\0Plumb".utf8)

  /// The picture with the mark.
  package static func marking(_ png: Data) -> Data {
    Data(PNGChunks.adding(text, as: chunk, to: [UInt8](png)))
  }

  /// Returns whether a picture has the mark, or a layout, which only Plumb writes.
  package static func isMarked(_ png: [UInt8]) -> Bool {
    PNGChunks.content(of: chunk, in: png) == text
      || PNGChunks.content(of: RecordedPicture.chunk, in: png) != nil
  }
}
