import Foundation
import PlumbDrawing
import PlumbExport
import PlumbInspector

/// A PNG that also keeps the layout of what it shows, so that a later picture that differs can be explained.
///
/// The layout stands in a chunk of its own, which every reader of pictures skips.
package struct RecordedPicture: Sendable {
  package let pixels: PixelImage
  /// The part of the tree that a comparison reads, as JSON; `nil` in a picture from elsewhere.
  package let layout: [UInt8]?
  /// The whole file.
  package let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: `ExportError` for what is no picture, and for a PNG that is not whole.
  package init(bytes: [UInt8]) throws {
    if let damage = PNGChunks.damage(in: bytes) { throw ExportError.undecodable(damage) }
    (self.bytes, pixels) = (bytes, try PixelImage.decode(bytes))
    layout = PNGChunks.content(of: Self.chunk, in: bytes).flatMap(Self.unpacked)
  }

  /// Creates a file of a picture and of the layout that it shows, which was traced.
  package init(png: [UInt8], of tree: InspectedTree) throws {
    pixels = try PixelImage.decode(png)
    let text = Self.text(of: tree)
    layout = text
    bytes = try Self.file(png, text)
  }

  /// The file alone, for who only writes it.
  package static func file(png: [UInt8], of tree: InspectedTree) throws -> [UInt8] {
    try file(png, text(of: tree))
  }

  private static func text(of tree: InspectedTree) -> [UInt8] { Array(tree.compared.line.utf8) }

  private static func file(_ png: [UInt8], _ text: [UInt8]) throws -> [UInt8] {
    PNGChunks.adding(try packed(text), as: chunk, to: png)
  }

  /// Small letters first: no picture needs the chunk. A capital third: as the format wants it. A small letter last: a program
  /// that changes the pixels may keep it.
  static let chunk = "plTr"

  private var tree: Snapshot? { layout.flatMap { try? Snapshot(json: $0) } }

  /// Returns the views that moved since an older picture, and why, in the words of `plumb diff`; none where either
  /// picture keeps no layout.
  package func moves(since old: RecordedPicture) -> [String] {
    guard let before = old.tree, let after = tree else { return [] }
    return TreeDifference(from: before, to: after).moves.map(\.text)
  }

  // MARK: Packing

  /// Pixels in a row of a packed text.
  private static let columns = 256

  /// A text as the pixels of a PNG, behind its length: that is the compression which is there for pictures anyway.
  private static func packed(_ text: [UInt8]) throws -> [UInt8] {
    var bytes = PNGPart.number(text.count) + text
    let row = columns * 4
    bytes += [UInt8](repeating: 0, count: (row - bytes.count % row) % row)
    return try PixelImage(width: columns, height: bytes.count / row, rgba: bytes).pngData()
  }

  private static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    guard let rgba = try? PixelImage.decode(bytes).rgba, rgba.count >= 4 else { return nil }
    let count = PNGChunks.number(at: 0, in: rgba)
    return count <= rgba.count - 4 ? Array(rgba[4..<4 + count]) : nil
  }
}
