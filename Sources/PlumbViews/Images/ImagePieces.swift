import PlumbDrawing
import PlumbLayout

/// The pieces of an image in a rectangle of another size: its corners keep theirs, and what is between them is stretched or
/// repeated.
nonisolated struct ImagePieces {
  private struct Piece {
    var tile: ImageTile
    var pixels: PixelImage
    var column: Int
    var row: Int
  }

  private let insets: EdgeInsets
  private let mode: Image.ResizingMode
  private var pieces: [Piece] = []

  /// `nil` for an image that is stretched as a whole.
  init?(_ image: Image, _ pixels: PixelImage, size: CGSize) {
    guard image.isResizable, image.resizingMode == .tile || image.capInsets != EdgeInsets() else {
      return nil
    }
    func length(_ inset: CGFloat, _ most: CGFloat) -> CGFloat { inset > 0 ? min(inset, most) : 0 }
    let caps = image.capInsets
    let (leading, top) = (length(caps.leading, size.width), length(caps.top, size.height))
    insets = EdgeInsets(
      top: top, leading: leading, bottom: length(caps.bottom, size.height - top),
      trailing: length(caps.trailing, size.width - leading))
    mode = image.resizingMode
    let columns = Self.parts(insets.leading, insets.trailing, of: size.width, count: pixels.width)
    let rows = Self.parts(insets.top, insets.bottom, of: size.height, count: pixels.height)
    for (row, rowPart) in rows.enumerated() where !rowPart.pixels.isEmpty {
      for (column, columnPart) in columns.enumerated() where !columnPart.pixels.isEmpty {
        let part = pixels.cropped(columns: columnPart.pixels, rows: rowPart.pixels)
        let size = CGSize(width: columnPart.length, height: rowPart.length)
        pieces.append(Piece(tile: ImageTile(part, size: size), pixels: part, column: column, row: row))
      }
    }
  }

  /// The first, the middle and the last part of a side, as pixels and in points.
  private static func parts(
    _ first: CGFloat, _ last: CGFloat, of length: CGFloat, count: Int
  ) -> [(pixels: Range<Int>, length: CGFloat)] {
    let scale = length > 0 ? CGFloat(count) / length : 1
    let start = Int((first * scale).rounded())
    let end = max(start, count - Int((last * scale).rounded()))
    return [
      (0..<start, first), (start..<end, max(0, length - first - last)), (end..<count, last),
    ]
  }

  func items(
    in rect: CGRect, interpolation: DrawnImage.Interpolation, tint: Paint?
  ) -> [DisplayItem] {
    let columns = Self.spans(insets.leading, insets.trailing, from: rect.minX, length: rect.width)
    let rows = Self.spans(insets.top, insets.bottom, from: rect.minY, length: rect.height)
    return pieces.flatMap { piece -> [DisplayItem] in
      let (column, row) = (columns[piece.column], rows[piece.row])
      let area = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
      guard area.width > 0, area.height > 0 else { return [] }
      guard mode == .tile, piece.column == 1 || piece.row == 1 else {
        return [
          .image(DrawnImage(pixels: piece.pixels, rect: area, interpolation: interpolation, tint: tint))
        ]
      }
      let tiles = piece.tile.items(in: area, interpolation: interpolation, tint: tint)
      return [.group(.clip(Path(area), FillStyle()), tiles)]
    }
  }

  private static func spans(
    _ first: CGFloat, _ last: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    // Where there is too little room for the corners, they share it.
    let share = first + last > length ? length / (first + last) : 1
    let (head, tail) = (first * share, last * share)
    return [
      (start, head), (start + head, max(0, length - head - tail)), (start + length - tail, tail),
    ]
  }
}
