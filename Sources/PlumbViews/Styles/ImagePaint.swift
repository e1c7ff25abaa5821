import PlumbDrawing
import PlumbLayout

/// An image again and again, from the top leading corner of what is filled.
///
///     Rectangle().fill(ImagePaint(image: Image("tiles"), scale: 0.5))
nonisolated public struct ImagePaint: ShapeStyle {
  /// The image that is repeated.
  public var image: Image
  /// The part of the image that is repeated, as shares of it. A symbol is always repeated whole.
  public var sourceRect: CGRect
  /// The scale of the repetitions relative to the image.
  public var scale: CGFloat

  /// Creates a style that repeats an image. Text, which can have one paint only, shows nothing of a picture.
  ///
  /// - Parameters:
  ///   - sourceRect: the part of the image that is repeated, as shares of it.
  ///   - scale: how many times larger than the image its repetitions are.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard scale.isFinite, scale > 0, let tile = tile(in: environment) else {
      return _ResolvedStyle(.color(.clear))
    }
    return _ResolvedStyle(.tiles(tile))
  }

  private func tile(in environment: EnvironmentValues) -> ImageTile? {
    switch image.source {
    case .symbol(let name):
      guard let symbol = environment.resources.findSymbol(name) else { return nil }
      let request = (environment.font ?? .body).request(
        environment.platformStyle.platform, environment.dynamicTypeSize)
      let line = environment.fontLibrary.metrics(of: request).lineHeight(
        pixelsPerPoint: environment.displayScale)
      let size = symbol.size(besideLine: line * scale, pixelsPerPoint: environment.displayScale)
      guard
        case .color(let color) = environment.foregroundLevel(0).mainColor._resolveStyle(
          in: environment
        ).kind
      else { return nil }
      return ImageTile(
        content: .symbol(
          symbol.outline(
            in: CGRect(origin: .zero, size: size), besideLine: line * scale,
            weight: environment.weight(of: request)),
          color,
          symbol.style),
        size: size)
    case .named(let name):
      return environment.image(named: name, in: image.bundle).flatMap { tile($0.pixels, $0.size) }
    case .outline(let outline):
      let foreground = environment.foregroundLevel(0).mainColor
      guard
        case .color(let color) = (outline.color ?? foreground)._resolveStyle(in: environment).kind
      else { return nil }
      let size = CGSize(width: outline.size.width * scale, height: outline.size.height * scale)
      let fit = CGAffineTransform(scaleX: scale, y: scale)
      return ImageTile(content: .symbol(outline.path.applying(fit), color, outline.style), size: size)
    case .pixels(let pixels, let own):
      return tile(pixels, CGSize(width: CGFloat(pixels.width) / own, height: CGFloat(pixels.height) / own))
    }
  }

  private func tile(_ pixels: PixelImage, _ size: CGSize) -> ImageTile? {
    func part(_ start: CGFloat, _ length: CGFloat, of count: Int) -> Range<Int> {
      guard start.isFinite, length.isFinite, length > 0 else { return 0..<0 }
      let (first, last) = (max(0, min(start, 1)), max(0, min(start + length, 1)))
      return Int((first * CGFloat(count)).rounded())..<Int((last * CGFloat(count)).rounded())
    }
    let (columns, rows) = (
      part(sourceRect.minX, sourceRect.width, of: pixels.width),
      part(sourceRect.minY, sourceRect.height, of: pixels.height)
    )
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let isWhole = columns.count == pixels.width && rows.count == pixels.height
    return ImageTile(
      isWhole ? pixels : pixels.cropped(columns: columns, rows: rows),
      size: CGSize(
        width: size.width * CGFloat(columns.count) / CGFloat(pixels.width) * scale,
        height: size.height * CGFloat(rows.count) / CGFloat(pixels.height) * scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns an image again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
