import PlumbDrawing
import PlumbLayout
import PlumbText

extension TextLeaf {
  /// Draws a bar for each line in place of its letters: as wide as the line, on its baseline and as high as its capitals, in
  /// 0.16 of the text's colour (Recorded/Screens.md#Y98). The radius of its corners is assumed.
  func drawBars(_ looks: [TextLook], in frame: CGRect, _ context: inout DrawingContext) {
    let origin = CGPoint(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
    let lines = lines(in: frame.size)
    let tallest = lines.lines.first?.segments.map(\.run.size).max() ?? 0
    for line in lines.lines {
      guard let first = line.segments.first, let last = line.segments.last,
        let look = looks.indices.contains(first.attributes) ? looks[first.attributes] : nil
      else { continue }
      let size = first.run.size
      let capitals = tallest > 0 ? lines.firstMetrics.capHeight * size / tallest : 0
      let bar = context.rounded(
        CGRect(
          x: origin.x + first.origin.x, y: origin.y + first.origin.y - capitals,
          width: last.origin.x + last.width - first.origin.x, height: capitals))
      let radius = CGSize(width: 0.2 * size, height: 0.2 * size)
      let fill = DisplayItem.fill(
        Path(roundedRect: bar, cornerSize: radius), look.style.paint(in: frame), FillStyle())
      context.add(.group(.opacity(0.16), [fill]))
    }
  }
}
