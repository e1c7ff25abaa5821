import PlumbDrawing
import PlumbLayout
import PlumbText

extension TextLeaf {
  /// Draws the lines as they fit into a frame. Gradients run across the frame, so that all stretches share one.
  func draw(_ looks: [TextLook], in frame: CGRect, _ context: inout DrawingContext) {
    let lines = lines(ProposedViewSize(frame.size))
    let origin = CGPoint(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
    let rect = CGRect(origin: origin, size: frame.size)
    for line in lines.lines {
      let start = origin.x + line.origin.x
      for segment in line.segments where looks.indices.contains(segment.attributes) {
        let look = looks[segment.attributes]
        guard let style = look.background else { continue }
        let box = CGRect(
          x: origin.x + segment.origin.x, y: origin.y + line.top, width: segment.width, height: line.height)
        context.add(.fill(Path(context.rounded(box)), style.paint(in: rect), FillStyle()))
      }
      // In the order of reading, so that what is copied from a page is what was written.
      for segment in line.segmentsInReadingOrder where looks.indices.contains(segment.attributes) {
        let look = looks[segment.attributes]
        let place = CGPoint(x: origin.x + segment.origin.x, y: origin.y + segment.origin.y)
        if let image = look.image {
          draw(image, segment, place, look.style.paint(in: rect), &context)
        } else {
          context.add(.glyphs(segment.run, at: place, look.style.paint(in: rect)))
        }
        if let rule = look.underline { draw(rule, segment, place, from: start, below: 0.1, rect, &context) }
        if let rule = look.strikethrough {
          draw(rule, segment, place, from: start, below: -0.27, rect, &context)
        }
      }
    }
  }

  private func draw(
    _ image: InlineImage, _ segment: TextSegment, _ place: CGPoint, _ paint: Paint,
    _ context: inout DrawingContext
  ) {
    let room = image.room
    // A text that was made to fit is smaller, and its images with it.
    let scale = room.width > 0 ? segment.width / room.width : 1
    let rect = CGRect(
      x: place.x, y: place.y - room.ascent * scale, width: segment.width,
      height: (room.ascent + room.descent) * scale)
    image.draw(&context, context.rounded(rect), paint)
  }

  /// Draws a line along a segment, some ems below its baseline, a fourteenth of an em thick and at least a pixel
  /// (assumed). A pattern begins where the line of text does, so that it goes on from one stretch to the next.
  private func draw(
    _ rule: TextRule, _ segment: TextSegment, _ place: CGPoint, from start: CGFloat, below ems: CGFloat,
    _ rect: CGRect,
    _ context: inout DrawingContext
  ) {
    let size = segment.run.size
    let thickness = max(context.rounded(size / 14), 1 / context.scale)
    let top = context.rounded(place.y + ems * size)
    let paint = rule.style.paint(in: rect)
    guard let dashes = rule.pattern.dashes else {
      let line = CGRect(x: place.x, y: top, width: segment.width, height: thickness)
      return context.add(.fill(Path(line), paint, FillStyle()))
    }
    let middle = top + thickness / 2
    var path = Path()
    path.move(to: CGPoint(x: place.x, y: middle))
    path.addLine(to: CGPoint(x: place.x + segment.width, y: middle))
    let style = StrokeStyle(
      lineWidth: thickness, dash: dashes.map { $0 * thickness }, dashPhase: place.x - start)
    context.add(.stroke(path, paint, style))
  }
}

extension Text.LineStyle.Pattern {
  /// Lengths of marks and gaps, in thicknesses of the line (assumed); nil for a line without gaps.
  fileprivate var dashes: [CGFloat]? {
    switch self {
    case .solid: nil
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
