extension PixelImage {
  /// Returns the pixels of some columns and rows; ranges beyond the edges count as far as the edges.
  public func cropped(columns: Range<Int>, rows: Range<Int>) -> PixelImage {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      let start = (row * width + columns.lowerBound) * 4
      bytes += rgba[start..<(start + columns.count * 4)]
    }
    return PixelImage(width: columns.count, height: rows.count, rgba: bytes)
  }

  /// Returns the pixels beside each other, several times.
  public func repeated(columns: Int, rows: Int) -> PixelImage {
    guard columns > 1 || rows > 1, !rgba.isEmpty else { return self }
    var line: [UInt8] = []
    line.reserveCapacity(rgba.count * columns)
    for row in 0..<height {
      let bytes = rgba[(row * width * 4)..<((row + 1) * width * 4)]
      for _ in 0..<max(1, columns) { line += bytes }
    }
    var all: [UInt8] = []
    all.reserveCapacity(line.count * rows)
    for _ in 0..<max(1, rows) { all += line }
    return PixelImage(width: width * max(1, columns), height: height * max(1, rows), rgba: all)
  }
}
