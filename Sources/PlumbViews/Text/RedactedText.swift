import PlumbDrawing
import PlumbLayout
import PlumbText

extension TextLeaf {
  /// Draws a bar for each line in place of its letters: as wide as the line and as high as its capitals and a little
  /// more, in a sixth of the text's colour (assumed; no measure is published).
  func drawBars(_ looks: [TextLook], in frame: CGRect, _ context: inout DrawingContext) {
    let origin = CGPoint(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
    for line in lines(in: frame.size).lines {
      guard let first = line.segments.first, let last = line.segments.last,
        let look = looks.indices.contains(first.attributes) ? looks[first.attributes] : nil
      else { continue }
      let size = first.run.size
      let bar = context.rounded(
        CGRect(
          x: origin.x + first.origin.x, y: origin.y + first.origin.y - 0.8 * size,
          width: last.origin.x + last.width - first.origin.x, height: size))
      let radius = CGSize(width: 0.2 * size, height: 0.2 * size)
      let fill = DisplayItem.fill(
        Path(roundedRect: bar, cornerSize: radius), look.style.paint(in: frame), FillStyle())
      context.add(.group(.opacity(1.0 / 6), [fill]))
    }
  }
}
