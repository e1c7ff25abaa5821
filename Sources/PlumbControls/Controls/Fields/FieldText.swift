import PlumbDrawing
import PlumbLayout
import PlumbText
import PlumbViews

/// The text of a field with its caret and selection, or the prompt while there is none.
nonisolated struct _FieldText: _PrimitiveView {
  let text: String
  let prompt: Text?
  let axis: Axis
  let isSecure: Bool
  let editing: FieldEditing
  /// The position of the text in a field that shows some of its lines and scrolls.
  var part = Part.whole

  enum Part {
    case whole
    /// The lines that are in sight: nothing is drawn, and the field is as high.
    case window
    /// All lines, in the window.
    case scrolled
  }

  func part(_ part: Part) -> Self {
    var text = self
    text.part = part
    return text
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    var environment = builder.inherited.environment
    let shown = view.isSecure ? String(repeating: "•", count: view.text.count) : view.text
    let text = ResolvedText(Text(verbatim: shown), in: environment)
    environment.foregroundStyles = ForegroundStyles(primary: Color(.tertiary))
    let prompt = ResolvedText(
      view.text.isEmpty ? view.prompt ?? Text(verbatim: "") : Text(verbatim: ""), in: environment)
    let direction: TextDirection = builder.inherited.isMirrored ? .rightToLeft : .leftToRight
    let language = environment.locale.language.languageCode?.identifier ?? "en"
    func shape(_ text: ResolvedText) -> ShapedText {
      environment.fontLibrary.shape(text.runs, direction: direction, language: language)
    }
    var options = LineOptions(environment)
    // Words do not jump while somebody types (assumed).
    options.avoidsOrphans = false
    if view.axis == .horizontal || view.part == .scrolled { options.lineLimit = nil }
    let content = FieldLeaf.Content(
      text: shape(text), prompt: shape(prompt), looks: text.looks, promptLooks: prompt.looks, axis: view.axis,
      options: options, tint: Color.accentColor.resolve(in: environment),
      line: shape(ResolvedText(Text(verbatim: " "), in: environment)), hasText: !view.text.isEmpty,
      hasPrompt: view.text.isEmpty && view.prompt != nil, isSecure: view.isSecure,
      isMirrored: builder.inherited.isMirrored,
      isWholePoints: view.axis == .horizontal && environment.platformStyle.platform == .iOS)
    builder.element(
      Self.self, "", .leaf, make: { FieldLeaf(content, view.editing) },
      update: { leaf, node in
        if view.part != .window {
          (view.editing.leaf, view.editing.words) = (leaf, node)
          node.mark = { context, frame in leaf.draw(in: frame, &context) }
        }
        return leaf.update(content)
      }, content: {})
  }
}

/// A field's text in the layout.
final class FieldLeaf: LayoutObject {
  struct Content {
    var text: ShapedText
    var prompt: ShapedText
    var looks: [TextLook]
    var promptLooks: [TextLook]
    var axis: Axis
    var options: LineOptions
    var tint: ResolvedColor
    /// A line without letters, which is as high as any other.
    var line: ShapedText
    var hasText: Bool
    var hasPrompt: Bool
    var isSecure = false
    var isMirrored = false
    /// The field is as high as UIKit's: a whole point more than its line, which goes up to whole points.
    var isWholePoints = false
  }

  private(set) var content: Content
  let editing: FieldEditing

  @MainActor init(_ content: Content, _ editing: FieldEditing) {
    (self.content, self.editing) = (content, editing)
    super.init()
  }

  /// Sets another text and returns whether the layout may have changed.
  func update(_ new: Content) -> Bool {
    let old = content
    content = new
    return new.text !== old.text || new.prompt !== old.prompt || new.options != old.options
      || new.axis != old.axis
  }

  /// A field that grows downwards breaks its lines; any other goes on in one.
  func lines(_ text: ShapedText, _ width: CGFloat?) -> TextLines {
    text.layOut(
      width: content.axis == .vertical ? width.map { max(0, $0) } : nil, height: nil, options: content.options
    )
  }

  /// The same lines, but that one that is wider than its field ends with "…".
  func cutLines(_ text: ShapedText, _ width: CGFloat) -> TextLines {
    guard content.axis == .horizontal else { return lines(text, width) }
    var options = content.options
    options.lineLimit = 1
    return text.layOut(width: max(0, width), height: nil, options: options)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    // A field is as high as its line also while it is empty, and takes the width that it is offered.
    var ideal = CGSize(width: 0, height: lines(content.line, nil).size.height)
    for (text, isThere) in [(content.text, content.hasText), (content.prompt, content.hasPrompt)]
    where isThere {
      let size = lines(text, proposal.width).size
      ideal = CGSize(width: max(ideal.width, size.width), height: max(ideal.height, size.height))
    }
    var line = lines(content.line, nil).size.height
    if content.isWholePoints { (line, ideal.height) = (fieldHeight(line), fieldHeight(ideal.height)) }
    node.note(.field(words: ideal, line: line))
    return CGSize(width: max(0, proposal.width ?? ideal.width), height: ideal.height)
  }

  /// A line of 17 points is 20.33 high and its field 22, one of 16 points 19.33 and 21 (Recorded/Pictures.md#Y21). A field that
  /// hides its text is 21 while it is empty, and as high as its line with a text (Recorded/Screens.md#Y87).
  private func fieldHeight(_ line: CGFloat) -> CGFloat {
    guard content.isSecure else { return line.rounded(.up) + 1 }
    return content.hasText ? line : line.rounded(.up)
  }

  /// As far from its neighbours as any view; an object without children would ask for none.
  override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    let lines = lines(content.hasText ? content.text : content.line, size.width)
    let top = top(of: lines, in: size.height)
    if key == VerticalAlignment.firstTextBaseline.key { return top + lines.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return top + lines.lastBaseline }
    return nil
  }

  /// The text is in the middle of a field that is higher than its line.
  func top(of lines: TextLines, in height: CGFloat) -> CGFloat {
    content.isWholePoints ? max(0, (height - lines.size.height) / 2) : 0
  }
}
