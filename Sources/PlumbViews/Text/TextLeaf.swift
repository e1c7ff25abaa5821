import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText

nonisolated extension Text: _PrimitiveView {
  @MainActor public static func _makeNodes(_ view: Text, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let surroundings = environment.textSurroundings
    let resolved = ResolvedText(view, surroundings, in: environment)
    let text = UnshapedText(
      resolved.runs, fonts: surroundings.library,
      direction: builder.inherited.isMirrored ? .rightToLeft : .leftToRight, language: surroundings.language)
    builder.element(
      Text.self, "Text", .leaf, make: { TextLeaf(text, surroundings.options) },
      update: { leaf, node in
        for problem in resolved.problems { node.host.report(problem) }
        for warning in text.warnings {
          // A missing font or glyph is reported once, and not for each text.
          let view =
            warning.isAboutFonts ? "" : "Text(\(String(resolved.string.prefix(60)).debugDescription)): "
          node.host.report("\(view)\(warning)")
        }
        (node.role, node.text) = (.text, resolved.string)
        let spoken = SpokenText(view, in: environment)
        if spoken != nil || leaf.isSpoken { SpokenText.set(spoken, at: node) }
        leaf.isSpoken = spoken != nil
        let links = GestureAttachment(linksOf: leaf, resolved.looks, at: node, in: environment)
        if links != nil || node.interaction != nil { node.interactions.gesture = links }
        node.setLinks(of: resolved, leaf, in: environment)
        leaf.isSelectable = surroundings.isSelectable
        leaf.show(
          resolved.looks, asGlyphs: !surroundings.isRedacted && surroundings.renderer == nil, at: node)
        node.isSteady = surroundings.renderer == nil
        node.mark = leaf.mark(surroundings, in: environment)
        return leaf.update(text, surroundings.options, surroundings.renderer)
      }, content: {})
  }
}

/// A text of a view: in the layout as any text, and painted in the lines that it was placed with.
///
/// It is shaped when the layout or the drawing first asks for it: a text that is made and not shown costs no shape.
package final class TextLeaf: TextLayout {
  private var unshaped: UnshapedText
  /// The shape that the layout has: nothing as long as nobody has asked.
  private var known: ShapedText?
  /// The painting of its runs, and whether bars or a renderer replace its glyphs.
  package private(set) var looks: [TextLook] = []
  package private(set) var hasGlyphsOfItsOwn = true
  private var isShown = false
  /// Brings its colours from one paint to another.
  private var motion: Animated<TextLooks>?
  /// The renderer, which may give the text another size.
  private var renderer: TextRendererBox?
  /// The lines that were drawn last, and in which size.
  private var drawn: (size: CGSize, lines: [TextLine])?
  /// The proposal of the layout when it put the text in its place.
  private var placedProposal: ProposedViewSize?
  /// Whether it sets a name or a level for assistive tools.
  fileprivate var isSpoken = false
  /// People can select its characters.
  var isSelectable = false

  /// In the place of a text that nobody has asked for.
  private static let nothing = BreakableText(
    clusters: [], x: [0], breaks: [], paragraphs: [], styles: [], ellipses: [], hyphens: [], isEmpty: true)

  init(_ text: UnshapedText, _ options: LineOptions) {
    unshaped = text
    super.init(Self.nothing, options)
  }

  /// The text with its glyphs.
  package var shaped: ShapedText {
    if let known { return known }
    let shaped = unshaped.shaped()
    known = shaped
    _ = update(shaped.breakable, options)
    return shaped
  }

  package override func prepare() { _ = shaped }

  /// Sets another text and returns whether the layout may have changed.
  func update(_ text: UnshapedText, _ options: LineOptions, _ renderer: TextRendererBox?) -> Bool {
    // Renderers cannot be compared, so the size is asked for again.
    let mayDiffer = renderer != nil || self.renderer != nil
    self.renderer = renderer
    guard text != unshaped || options != self.options else { return mayDiffer }
    (drawn, placedProposal) = (nil, nil)
    if text != unshaped { (unshaped, known) = (text, nil) }
    _ = update(known?.breakable ?? Self.nothing, options)
    return true
  }

  /// Sets how its runs are painted. Most texts never change their colours, so that what moves these is made for the
  /// first change.
  @MainActor fileprivate func show(_ looks: [TextLook], asGlyphs: Bool, at node: ViewNode) {
    if let motion {
      motion.set(TextLooks(looks: looks))
    } else if isShown, TextLooks(looks: looks).animatableData != TextLooks(looks: self.looks).animatableData {
      let motion = Animated(TextLooks(looks: self.looks), node)
      (self.motion, node.composite) = (motion, motion)
      motion.set(TextLooks(looks: looks))
    }
    (self.looks, hasGlyphsOfItsOwn, isShown) = (looks, asGlyphs, true)
  }

  @MainActor private var shownLooks: [TextLook] { motion?.shown.looks ?? looks }

  /// Draws the text, or its replacement.
  @MainActor fileprivate func mark(
    _ surroundings: TextSurroundings, in environment: EnvironmentValues
  ) -> (inout DrawingContext, CGRect) -> Void {
    if surroundings.isRedacted {
      return { context, frame in self.drawBars(self.shownLooks, in: frame, &context) }
    }
    guard let renderer = surroundings.renderer?.renderer else {
      return { context, frame in self.draw(self.shownLooks, in: frame, &context) }
    }
    return { context, frame in
      self.draw(self.shownLooks, by: renderer, in: frame, environment, &context)
    }
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
