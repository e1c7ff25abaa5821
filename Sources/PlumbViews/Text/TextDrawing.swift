import PlumbDrawing
import PlumbLayout
import PlumbText

extension TextLeaf {
  /// Draws the lines as they fit into a frame. Gradients run across the frame, so that all stretches share one.
  func draw(_ looks: [TextLook], in frame: CGRect, _ context: inout DrawingContext) {
    let origin = CGPoint(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
    let rect = CGRect(origin: origin, size: frame.size)
    for line in drawnLines(in: frame.size) {
      let start = origin.x + line.origin.x
      for segment in line.segments where looks.indices.contains(segment.attributes) {
        let look = looks[segment.attributes]
        guard let style = look.background else { continue }
        let box = segment.box(in: line, from: origin)
        context.add(.fill(Path(context.rounded(box)), style.paint(in: rect), FillStyle()))
      }
      // In the order of reading, so that what is copied from a page is what was written.
      for segment in line.segmentsInReadingOrder where looks.indices.contains(segment.attributes) {
        let look = looks[segment.attributes]
        let place = segment.place(from: origin)
        if let image = look.image {
          draw(image, segment, place, look.style.paint(in: rect), &context)
        } else {
          context.add(.glyphs(segment.run, at: place, look.style.paint(in: rect)))
        }
        for rule in look.rules {
          context.add(
            rule.item(
              at: place, width: segment.width, size: segment.run.size, from: start, in: rect, on: context))
        }
      }
    }
  }

  func draw(
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

}

extension TextSegment {
  /// Returns its start on its baseline, in a text that is at a point.
  package func place(from origin: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y)
  }

  /// Returns the box behind it: as wide as itself, and as high as its line.
  package func box(in line: TextLine, from origin: CGPoint) -> CGRect {
    CGRect(x: origin.x + self.origin.x, y: origin.y + line.top, width: width, height: line.height)
  }
}

extension Path {
  /// A level line to the right.
  package init(from start: CGPoint, along width: CGFloat) {
    self.init()
    move(to: start)
    addLine(to: CGPoint(x: start.x + width, y: start.y))
  }
}

extension TextLook {
  /// The lines under and through the text, in the order in which they are drawn.
  package var rules: [PlacedTextRule] {
    [
      underline.map { PlacedTextRule(rule: $0, ems: 0.1) },
      strikethrough.map { PlacedTextRule(rule: $0, ems: -0.27) },
    ].compactMap(\.self)
  }
}

/// A line under or through text, some ems below its baseline (assumed).
package struct PlacedTextRule {
  let rule: TextRule
  package let ems: CGFloat

  package var style: _ResolvedStyle { rule.style }
  /// Lengths of marks and gaps, in thicknesses of the line; nil for a line without gaps.
  package var dashes: [CGFloat]? { rule.pattern.dashes }

  /// In ems.
  package static let thickness: CGFloat = 1 / 14

  /// A line along a stretch of text, a fourteenth of an em thick and at least a pixel (assumed).
  ///
  /// - Parameters:
  ///   - place: where the stretch starts on its baseline.
  ///   - size: of the font, in points.
  ///   - start: where the line of text starts. A pattern begins there, so that it goes on from one stretch to the next.
  ///   - rect: that of the text, across which gradients run.
  func item(
    at place: CGPoint, width: CGFloat, size: CGFloat, from start: CGFloat, in rect: CGRect,
    on context: DrawingContext
  ) -> DisplayItem {
    let thickness = max(context.rounded(size * Self.thickness), 1 / context.scale)
    let top = context.rounded(place.y + ems * size)
    let paint = rule.style.paint(in: rect)
    guard let dashes = rule.pattern.dashes else {
      return .fill(Path(CGRect(x: place.x, y: top, width: width, height: thickness)), paint, FillStyle())
    }
    let middle = top + thickness / 2
    let path = Path(from: CGPoint(x: place.x, y: middle), along: width)
    let style = StrokeStyle(
      lineWidth: thickness, dash: dashes.map { $0 * thickness }, dashPhase: place.x - start)
    return .stroke(path, paint, style)
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
