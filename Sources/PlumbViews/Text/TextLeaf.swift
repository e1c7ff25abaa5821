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
        leaf.show(resolved.looks, asGlyphs: !isRedacted && environment.textRenderer == nil)
        let looks = node.animated(TextLooks(looks: resolved.looks))
        node.isSteady = environment.textRenderer == nil
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
  /// The language tag that shaping requires: for Chinese, which characters ("zh-tw").
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

/// A text of a view: in the layout as any text, and painted in the lines that it was placed with.
package final class TextLeaf: TextLayout {
  package private(set) var shaped: ShapedText
  /// How its runs are painted, and whether bars or a renderer stand in for its glyphs.
  package private(set) var looks: [TextLook] = []
  package private(set) var hasGlyphsOfItsOwn = true
  /// Who may give the text another size.
  private var renderer: TextRendererBox?
  /// The lines that were drawn last, and in which size.
  private var drawn: (size: CGSize, lines: [TextLine])?
  /// The proposal of the layout when it put the text in its place.
  private var placedProposal: ProposedViewSize?
  /// People can select its characters.
  var isSelectable = false

  init(_ shaped: ShapedText, _ options: LineOptions) {
    self.shaped = shaped
    super.init(shaped.breakable, options)
  }

  /// Sets another text and returns whether the layout may have changed.
  func update(_ shaped: ShapedText, _ options: LineOptions, _ renderer: TextRendererBox?) -> Bool {
    // Renderers cannot be compared, so the size is asked for again.
    let mayDiffer = renderer != nil || self.renderer != nil
    self.renderer = renderer
    if shaped !== self.shaped || options != self.options { (drawn, placedProposal) = (nil, nil) }
    self.shaped = shaped
    return update(shaped.breakable, options) || mayDiffer
  }

  fileprivate func show(_ looks: [TextLook], asGlyphs: Bool) {
    (self.looks, hasGlyphsOfItsOwn) = (looks, asGlyphs)
  }

  package override var hasSizeOfItsOwn: Bool { renderer != nil }

  func lines(_ proposal: ProposedViewSize) -> TextLines { TextLines(filling(proposal), of: shaped) }

  func lines(in size: CGSize) -> TextLines { TextLines(filling(in: size), of: shaped) }

  /// The lines to be drawn in a size: made once, and kept until the text or its place changes.
  func drawnLines(in size: CGSize) -> [TextLine] {
    if let drawn, drawn.size == size { return drawn.lines }
    let lines = lines(in: size).lines
    drawn = (size, lines)
    return lines
  }

  package override func willPlaceChildren(size: CGSize, proposal: ProposedViewSize, _ node: LayoutNode) {
    super.willPlaceChildren(size: size, proposal: proposal, node)
    if proposal != placedProposal { (placedProposal, drawn) = (proposal, nil) }
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let size = super.sizeThatFits(proposal, node)
    guard let renderer else { return size }
    return renderer.renderer.sizeThatFits(proposal: proposal, text: TextProxy(leaf: self))
  }
}
