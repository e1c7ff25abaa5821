import PlumbDrawing
import PlumbLayout
import PlumbText

/// An image among characters: its size, and the way in which it is drawn.
struct InlineImage {
  let room: TextAttachment
  let draw: (inout DrawingContext, CGRect, Paint) -> Void

  /// - Parameter font: that of the characters beside it, which a symbol is as tall as.
  init(_ image: Image, font: FontRequest, in environment: EnvironmentValues, problems: inout [String]) {
    let metrics = environment.fontLibrary.metrics(of: font)
    let scale = environment.displayScale
    let baseline = metrics.baseline(pixelsPerPoint: scale)
    let line = metrics.lineHeight(pixelsPerPoint: scale)
    switch image.source {
    case .symbol(let name):
      let name = environment.symbolVariants.name(of: name) { environment.resources.findSymbol($0) != nil }
      let isMirrored = environment.layoutDirection == .rightToLeft
      guard let symbol = environment.resources.symbol(name, rightToLeft: isMirrored) else {
        room = TextAttachment(width: line, ascent: baseline, descent: line - baseline)
        problems.append(
          "Image(systemName: \"\(name)\"): no free symbol is known for that name; a dashed box is drawn.")
        draw = InlineImage.box
        return
      }
      // It has the line's middle, and makes no line higher (assumed).
      let size = symbol.size(besideLine: line, pixelsPerPoint: scale)
      room = TextAttachment(width: size.width, ascent: baseline, descent: line - baseline)
      draw = { context, rect, paint in
        let place = CGRect(
          x: rect.minX, y: rect.midY - size.height / 2, width: rect.width, height: size.height)
        context.add(
          .fill(symbol.outline(in: place, besideLine: line, weight: font.weight), paint, symbol.style))
      }
    case .named(let name):
      guard let found = environment.image(named: name, in: image.bundle) else {
        problems.append(
          "Image(\"\(name)\"): there is no image of that name beside the source; a dashed box is drawn.")
        (room, draw) = (
          TextAttachment(width: line, ascent: baseline, descent: line - baseline), InlineImage.box
        )
        return
      }
      (room, draw) = InlineImage.picture(image, found)
    case .outline(let outline):
      room = TextAttachment(width: outline.size.width, ascent: outline.size.height)
      let own = image.renderingMode == .template ? nil : outline.color
      let color = own.map { Paint.color($0.resolve(in: environment)) }
      draw = { context, rect, paint in context.add(outline.item(in: rect, color ?? paint)) }
    case .pixels(let pixels, let pixelsPerPoint):
      let size = CGSize(
        width: CGFloat(pixels.width) / pixelsPerPoint, height: CGFloat(pixels.height) / pixelsPerPoint)
      (room, draw) = InlineImage.picture(image, Resources.NamedImage(pixels: pixels, size: size))
    }
  }

  /// A picture is on the baseline.
  private static func picture(
    _ image: Image, _ found: Resources.NamedImage
  ) -> (TextAttachment, (inout DrawingContext, CGRect, Paint) -> Void) {
    let isTemplate = image.renderingMode.map { $0 == .template } ?? found.isTemplate
    let interpolation = DrawnImage.Interpolation(image.interpolation)
    return (
      TextAttachment(width: found.size.width, ascent: found.size.height),
      { context, rect, paint in
        context.add(
          .image(
            DrawnImage(
              pixels: found.pixels, rect: rect, interpolation: interpolation, tint: isTemplate ? paint : nil))
        )
      }
    )
  }

  private static func box(_ context: inout DrawingContext, _ rect: CGRect, _ paint: Paint) {
    let inner = CGRect(
      x: rect.minX + 0.5, y: rect.minY + 0.5, width: max(0, rect.width - 1), height: max(0, rect.height - 1))
    context.add(.stroke(Path(inner), paint, StrokeStyle(lineWidth: 1, dash: [3, 2])))
  }
}
