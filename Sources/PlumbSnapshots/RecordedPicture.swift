import Foundation
import PlumbDrawing
import PlumbExport
import PlumbInspector

/// A PNG that also keeps the layout of what it shows, so that a later picture that differs can be explained.
///
/// The layout is in its own chunk, which every reader of pictures skips.
package struct RecordedPicture: Sendable {
  package let pixels: PixelImage
  /// The part of the tree that a comparison reads, as JSON; `nil` in a picture from elsewhere, and where ``isLayoutUnread``.
  package let layout: [UInt8]?
  /// Whether it has a layout that is damaged, or too long.
  private let isLayoutUnread: Bool
  /// The whole file.
  package let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: `ExportError` for what is no picture, and for a PNG that is not whole.
  package init(bytes: [UInt8]) throws {
    if let damage = PNGChunks.damage(in: bytes) { throw ExportError.undecodable(damage) }
    (self.bytes, pixels) = (bytes, try PixelImage.decode(bytes))
    let packed = PNGChunks.content(of: Self.chunk, in: bytes)
    layout = packed.flatMap(Self.unpacked)
    isLayoutUnread = packed != nil && layout == nil
  }

  /// Creates a file of a picture and of the layout that it shows, which was traced.
  package init(png: [UInt8], of tree: InspectedTree) throws {
    pixels = try PixelImage.decode(png)
    let text = Self.text(of: tree)
    (layout, isLayoutUnread) = (text, false)
    bytes = try Self.file(png, text)
  }

  /// The file alone, for who only writes it.
  ///
  /// - Parameter hasLines: whether each view keeps its line in the source, for a file that nobody records.
  package static func file(
    png: [UInt8], of tree: InspectedTree, hasLines: Bool = false
  ) throws -> [UInt8] {
    try file(png, text(of: tree, hasLines: hasLines))
  }

  private static func text(of tree: InspectedTree, hasLines: Bool = false) -> [UInt8] {
    Array(tree.compared(hasLines: hasLines).line.utf8)
  }

  private static func file(_ png: [UInt8], _ text: [UInt8]) throws -> [UInt8] {
    PNGChunks.adding(try packed(text), as: chunk, to: png)
  }

  /// Small letters first: no picture needs the chunk. A capital third: as the format wants it. A small letter last: a program
  /// that changes the pixels may keep it.
  static let chunk = "plTr"

  /// The chunk with what recorded the picture.
  private static let ownerChunk = "plSr"

  /// Returns what recorded a file; `nil` for a file that does not say it. Its pixels are not read.
  package static func owner(of bytes: [UInt8]) -> String? {
    PNGChunks.content(of: ownerChunk, in: bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the file with what recorded it.
  package static func marking(_ bytes: [UInt8], owner: String) -> [UInt8] {
    PNGChunks.adding(Array(owner.utf8), as: ownerChunk, to: bytes)
  }

  /// Returns the file without its layout.
  package static func withoutLayout(_ bytes: [UInt8]) -> [UInt8] {
    PNGChunks.removing(chunk, from: bytes)
  }

  /// Whether a whole PNG keeps a layout, which only Plumb writes. The picture is not decoded: a small file may have many pixels.
  package static func keepsLayout(_ bytes: [UInt8]) -> Bool {
    PNGChunks.content(of: chunk, in: bytes) != nil && PNGChunks.damage(in: bytes) == nil
  }

  private enum Tree {
    case missing, unread
    case read(Snapshot)
  }

  private var tree: Tree {
    guard let layout else { return isLayoutUnread ? .unread : .missing }
    return (try? Snapshot(json: layout, most: Self.mostValues)).map(Tree.read) ?? .unread
  }

  /// Returns which views moved since an older picture, and why, in the words of `plumb diff`, or that none did; nothing where
  /// either picture keeps no layout.
  package func causes(since old: RecordedPicture) -> [String] {
    switch (old.tree, tree) {
    case (.missing, _), (_, .missing): return []
    case (.read(let before), .read(let after)):
      let moves = TreeDifference(from: before, to: after).moves.map(\.text)
      return moves.isEmpty
        ? ["No view moved: what differs is what the views draw in their places."] : moves
    case (.unread, _):
      return ["The layout in the recorded picture can not be read, so which views moved is not known."]
    case (_, .unread):
      return ["The layout in the picture can not be read, so which views moved is not known."]
    }
  }

  /// Returns the views that differ from those of an older picture; `nil` where either keeps no layout that can be read.
  package func difference(since old: RecordedPicture) -> TreeDifference? {
    guard case (.read(let before), .read(let after)) = (old.tree, tree) else { return nil }
    return TreeDifference(from: before, to: after)
  }

  // MARK: Packing

  /// Pixels in a row of a packed text.
  private static let columns = 256
  /// A layout is longer than any that a picture needs above these numbers: of bytes, and of values in its JSON. A recorded picture is
  /// a file of others, and few bytes unpack to many.
  static let mostBytes = 8 << 20
  static let mostValues = 1 << 20

  /// A text as the pixels of a PNG, behind its length: that is the compression which is there for pictures anyway.
  static func packed(_ text: [UInt8]) throws -> [UInt8] {
    var bytes = PNGPart.number(text.count) + text
    let row = columns * 4
    bytes += [UInt8](repeating: 0, count: (row - bytes.count % row) % row)
    return try PixelImage(width: columns, height: bytes.count / row, rgba: bytes).pngData()
  }

  private static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    let row = columns * 4
    guard let file = ImageFile(bytes), file.width == columns, file.height <= (mostBytes + 4) / row + 1,
      let rgba = try? PixelImage.decode(bytes).rgba, rgba.count >= 4
    else { return nil }
    let count = PNGChunks.number(at: 0, in: rgba)
    return count <= rgba.count - 4 ? Array(rgba[4..<4 + count]) : nil
  }
}
