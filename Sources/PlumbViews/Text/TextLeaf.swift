import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText

nonisolated extension Text: _PrimitiveView {
  @MainActor public static func _makeNodes(_ view: Text, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let resolved = ResolvedText(view, in: environment)
    let direction: TextDirection = builder.inherited.isMirrored ? .rightToLeft : .leftToRight
    let language = environment.locale.language.languageCode?.identifier ?? "en"
    let shaped = environment.fontLibrary.shape(resolved.runs, direction: direction, language: language)
    let options = LineOptions(environment)
    builder.element(
      Text.self, "Text", .leaf, make: { TextLeaf(shaped, options) },
      update: { leaf, node in
        for warning in shaped.warnings { node.host.report("Text(\"\(view.string)\"): \(warning)") }
        node.text = view.string
        let isRedacted = environment.redactionReasons.contains(.placeholder)
        let looks = node.animated(TextLooks(looks: resolved.looks))
        node.mark = { context, frame in
          if isRedacted { return leaf.drawBars(looks.shown.looks, in: frame, &context) }
          leaf.draw(looks.shown.looks, in: frame, &context)
        }
        return leaf.update(shaped, options)
      }, content: {})
  }
}

extension LineOptions {
  init(_ environment: EnvironmentValues) {
    let limits = environment.lineLimits
    self.init(
      alignment: Alignment(environment.multilineTextAlignment), lineLimit: limits.most,
      minimumLines: limits.least,
      truncation: Truncation(environment.truncationMode), lineSpacing: environment.lineSpacing,
      minimumScaleFactor: environment.minimumScaleFactor, displayScale: environment.displayScale)
  }
}

extension LineOptions.Alignment {
  init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

extension LineOptions.Truncation {
  init(_ mode: Text.TruncationMode) {
    self =
      switch mode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}

/// A text in the layout: shaped once, in lines for whatever width it is offered.
final class TextLeaf: LayoutObject {
  private var shaped: ShapedText
  private var options: LineOptions

  init(_ shaped: ShapedText, _ options: LineOptions) { (self.shaped, self.options) = (shaped, options) }

  /// Takes another text, and tells whether the layout may be another.
  func update(_ shaped: ShapedText, _ options: LineOptions) -> Bool {
    if shaped === self.shaped && options == self.options { return false }
    (self.shaped, self.options) = (shaped, options)
    return true
  }

  func lines(_ proposal: ProposedViewSize) -> TextLines {
    shaped.layOut(width: proposal.width.map { max(0, $0) }, height: proposal.height, options: options)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let lines = lines(proposal)
    if let trace = node.tree.trace { trace.note(node.id, .text(facts(lines))) }
    return lines.size
  }

  /// How the text fills its lines, for those who ask why it is so large.
  private func facts(_ lines: TextLines) -> TextFacts {
    let heights = lines.lines.map(\.height)
    let isEven = heights.allSatisfy { $0 == heights.first }
    return TextFacts(
      lines: lines.count, widest: lines.size.width, lineHeight: isEven ? heights.first : nil,
      isTruncated: lines.isTruncated, scale: lines.scale, ideal: self.lines(.unspecified).size.width,
      limit: options.lineLimit)
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return lines(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines(proposal).lastBaseline }
    return nil
  }

  /// The room that a text wants above and below, from its font's measures (rules.md R-31, which agrees with what was
  /// measured on macOS; that iOS does the same is assumed).
  override func spacing(_ node: LayoutNode) -> ViewSpacing {
    let lines = lines(.unspecified)
    let (first, last) = (lines.firstMetrics, lines.lastMetrics)
    return .text(
      lineGap: roundedUp(first.leading),
      above: first.ascent + first.descent + tenth(first) - first.ascent,
      below: max(last.ascent + last.descent + tenth(last) - last.capHeight, tenth(last) + last.descent))
  }

  /// A tenth of the line, up to the pixel.
  private func tenth(_ metrics: FontMetrics) -> CGFloat {
    roundedUp(0.1 * (metrics.ascent + metrics.descent))
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * options.displayScale).rounded(.up) / options.displayScale
  }

  /// Draws the lines as they fit into a frame.
  func draw(_ looks: [TextLook], in frame: CGRect, _ context: inout DrawingContext) {
    let lines = lines(ProposedViewSize(frame.size))
    let origin = CGPoint(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
    let rect = CGRect(origin: origin, size: frame.size)
    for line in lines.lines {
      for segment in line.segments where looks.indices.contains(segment.attributes) {
        let look = looks[segment.attributes]
        let place = CGPoint(x: origin.x + segment.origin.x, y: origin.y + segment.origin.y)
        context.add(.glyphs(segment.run, at: place, look.style.paint(in: rect)))
        if let style = look.underline {
          context.add(rule(segment, place, below: 0.1, style.paint(in: rect), context))
        }
        if let style = look.strikethrough {
          context.add(rule(segment, place, below: -0.27, style.paint(in: rect), context))
        }
      }
    }
  }

  /// A line along a segment, some ems below its baseline, a fourteenth of an em thick and at least a pixel (assumed).
  private func rule(
    _ segment: TextSegment, _ place: CGPoint, below ems: CGFloat, _ paint: Paint, _ context: DrawingContext
  ) -> DisplayItem {
    let thickness = max(context.rounded(segment.run.size / 14), 1 / context.scale)
    let top = context.rounded(place.y + ems * segment.run.size)
    return .fill(
      Path(CGRect(x: place.x, y: top, width: segment.width, height: thickness)), paint, FillStyle())
  }
}
