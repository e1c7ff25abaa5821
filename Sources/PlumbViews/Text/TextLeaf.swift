import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText

nonisolated extension Text: _PrimitiveView {
  @MainActor public static func _makeNodes(_ view: Text, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let resolved = ResolvedText(view, in: environment)
    let direction: TextDirection = builder.inherited.isMirrored ? .rightToLeft : .leftToRight
    let language = (environment.typesettingLanguage.language ?? environment.locale.language).shapingTag
    let shaped = environment.fontLibrary.shape(resolved.runs, direction: direction, language: language)
    let options = LineOptions(environment)
    builder.element(
      Text.self, "Text", .leaf, make: { TextLeaf(shaped, options) },
      update: { leaf, node in
        for problem in resolved.problems { node.host.report(problem) }
        for warning in shaped.warnings {
          // What a font lacks is told once, and not for each text.
          let view =
            warning.isAboutFonts ? "" : "Text(\(String(resolved.string.prefix(60)).debugDescription)): "
          node.host.report("\(view)\(warning)")
        }
        (node.role, node.text) = (.text, resolved.string)
        let links = GestureAttachment(linksOf: leaf, resolved.looks, at: node, in: environment)
        if links != nil || node.interaction != nil { node.interactions.gesture = links }
        node.setLinks(of: resolved, leaf, in: environment)
        let isRedacted = environment.redactionReasons.contains(.placeholder)
        leaf.isSelectable = environment.allowsTextSelection && !isRedacted && environment.textRenderer == nil
        let looks = node.animated(TextLooks(looks: resolved.looks))
        node.mark = { context, frame in
          if isRedacted { return leaf.drawBars(looks.shown.looks, in: frame, &context) }
          guard let box = environment.textRenderer else {
            return leaf.draw(looks.shown.looks, in: frame, &context)
          }
          leaf.draw(looks.shown.looks, by: box.renderer, in: frame, environment, &context)
        }
        return leaf.update(shaped, options, environment.textRenderer)
      }, content: {})
  }
}

extension Locale.Language {
  /// What the shaping wants to know: for Chinese, which characters ("zh-tw").
  fileprivate var shapingTag: String {
    let code = languageCode?.identifier ?? "en"
    guard code == "zh" else { return code }
    let isTraditional = script?.identifier == "Hant" || ["TW", "HK", "MO"].contains(region?.identifier)
    return isTraditional ? region?.identifier == "HK" ? "zh-hk" : "zh-tw" : "zh-cn"
  }
}

extension LineOptions {
  package init(_ environment: EnvironmentValues) {
    let limits = environment.lineLimits
    self.init(
      alignment: Alignment(environment.multilineTextAlignment), lineLimit: limits.most,
      minimumLines: limits.least,
      truncation: Truncation(environment.truncationMode), lineSpacing: environment.lineSpacing,
      minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening, displayScale: environment.displayScale)
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

/// A text in the layout: shaped once, in lines for whatever width it is offered, and painted in the lines that it was
/// placed with.
package final class TextLeaf: LayoutObject {
  private var filled: FilledLines
  /// The lines of the answer with which the layout has put the text in its place.
  private var placed: TextLines?
  /// Who may give the text another size.
  private var renderer: TextRendererBox?
  /// People can select its characters.
  var isSelectable = false

  init(_ shaped: ShapedText, _ options: LineOptions) { filled = FilledLines(shaped, options) }

  /// How often the text was filled into lines since the tree forgot its answers.
  package var fillings: Int { filled.fillings }

  /// Takes another text, and tells whether the layout may be another.
  func update(_ shaped: ShapedText, _ options: LineOptions, _ renderer: TextRendererBox?) -> Bool {
    // Renderers cannot be compared, so the size is asked for again.
    let mayDiffer = renderer != nil || self.renderer != nil
    self.renderer = renderer
    if shaped === filled.text && options == filled.options { return mayDiffer }
    (filled, placed) = (FilledLines(shaped, options), nil)
    return true
  }

  func lines(_ proposal: ProposedViewSize) -> TextLines {
    filled.lines(width: proposal.width, height: proposal.height)
  }

  /// The lines in a frame: those that the layout has put there. Only what is drawn in another size than it was laid out
  /// in has lines of its own, as while the size moves from one to the next.
  func lines(in size: CGSize) -> TextLines {
    if let placed, placed.size == size { return placed }
    return lines(ProposedViewSize(size))
  }

  package override func willPlaceChildren(size: CGSize, proposal: ProposedViewSize, _ node: LayoutNode) {
    placed = lines(proposal)
  }

  package override func forgetAnswers() { filled.forget() }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let lines = lines(proposal)
    if let trace = node.tree.trace { trace.note(node.id, .text(facts(lines))) }
    if let renderer { return renderer.renderer.sizeThatFits(proposal: proposal, text: TextProxy(leaf: self)) }
    return lines.size
  }

  /// How the text fills its lines, for those who ask why it is so large.
  private func facts(_ lines: TextLines) -> TextFacts {
    let heights = lines.lines.map(\.height)
    let isEven = heights.allSatisfy { $0 == heights.first }
    // Nobody asked for the ideal width, so it is not kept: who counts the fillings counts those of the layout.
    let ideal = filled.text.layOut(width: nil, height: nil, options: filled.options)
    return TextFacts(
      lines: lines.count, widest: lines.size.width,
      lineHeight: lines.count == 1 ? lines.size.height : isEven ? heights.first : nil,
      isTruncated: lines.isTruncated, scale: lines.scale, ideal: ideal.size.width,
      limit: filled.options.lineLimit)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return lines(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines(proposal).lastBaseline }
    return nil
  }

  /// The room that a text wants above and below, from its font's measures (Rules/Spacing.md#R-31, which agrees with
  /// what was measured on macOS; that iOS does the same is assumed).
  package override func spacing(_ node: LayoutNode) -> ViewSpacing {
    let lines = lines(.unspecified)
    let (first, last) = (lines.firstMetrics, lines.lastMetrics)
    return .text(
      lineGap: max(0, roundedUp(first.leading)),
      above: first.ascent + first.descent + tenth(first) - first.ascent,
      below: max(last.ascent + last.descent + tenth(last) - last.capHeight, tenth(last) + last.descent))
  }

  /// A tenth of the line, up to the pixel.
  private func tenth(_ metrics: FontMetrics) -> CGFloat {
    roundedUp(0.1 * (metrics.ascent + metrics.descent))
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    Pixels.up(length, filled.options.displayScale)
  }
}
