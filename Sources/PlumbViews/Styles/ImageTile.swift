import PlumbDrawing
import PlumbLayout

/// A picture that is repeated over an area.
nonisolated struct ImageTile: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case pixels(PixelImage)
    /// An outline in points, in one colour.
    case symbol(Path, ResolvedColor, FillStyle)
  }

  let content: Content
  /// In points.
  let size: CGSize

  init(content: Content, size: CGSize) { (self.content, self.size) = (content, size) }

  /// Small pictures are put together, so that an area does not need thousands of them.
  init(_ pixels: PixelImage, size: CGSize) {
    func times(_ length: CGFloat) -> Int { length > 0 ? max(1, min(Int(128 / length), 128)) : 1 }
    let (columns, rows) = (times(size.width), times(size.height))
    content = .pixels(pixels.repeated(columns: columns, rows: rows))
    self.size = CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows))
  }

  /// The colour that replaces it where only one colour can be used.
  var color: ResolvedColor {
    if case .symbol(_, let color, _) = content { return color }
    return .clear
  }

  /// An area of more tiles stays empty beyond them.
  private static let mostTiles = 4096

  /// The tiles' corners in a rectangle, from its own corner.
  private func corners(in rect: CGRect) -> [CGPoint] {
    guard size.width > 0, size.height > 0, rect.width.isFinite, rect.height.isFinite else { return [] }
    let columns = Int(min((rect.width / size.width).rounded(.up), CGFloat(Self.mostTiles)))
    let rows = Int(min((rect.height / size.height).rounded(.up), CGFloat(Self.mostTiles)))
    let all = (0..<max(0, rows)).lazy.flatMap { row in
      (0..<max(0, columns)).lazy.map { column in
        CGPoint(
          x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height)
      }
    }
    return Array(all.prefix(Self.mostTiles))
  }

  /// The tiles that cover a rectangle; they may reach beyond it.
  func items(
    in rect: CGRect, interpolation: DrawnImage.Interpolation = .medium, tint: Paint? = nil
  ) -> [DisplayItem] {
    switch content {
    case .pixels(let pixels):
      return corners(in: rect).map {
        .image(
          DrawnImage(
            pixels: pixels, rect: CGRect(origin: $0, size: size), interpolation: interpolation, tint: tint))
      }
    case .symbol(let path, let color, let style):
      var all = Path()
      for corner in corners(in: rect) { all.addPath(path.offsetBy(dx: corner.x, dy: corner.y)) }
      return [.fill(all, .color(color), style)]
    }
  }
}

extension _ResolvedStyle {
  /// The repeated picture and its opacity.
  var tile: (tile: ImageTile, opacity: Double)? {
    let (kind, opacity) = innermost
    guard case .tiles(let tile) = kind else { return nil }
    return (tile, opacity)
  }
}
