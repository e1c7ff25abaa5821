import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText

/// The painting of a stretch of text.
package struct TextLook {
  package var style: _ResolvedStyle
  /// A stretch with its own style in a text with others; a gradient runs across the whole text all the same.
  package var background: _ResolvedStyle?
  var underline: TextRule?
  var strikethrough: TextRule?
  var image: InlineImage?
  var link: URL?
  /// For a renderer.
  var attributes: [ObjectIdentifier: any TextAttribute] = [:]
}

/// A line under or through text.
struct TextRule {
  var style: _ResolvedStyle
  var pattern: Text.LineStyle.Pattern
}

/// The looks of a text's pieces, whose colours are animated.
nonisolated struct TextLooks: Animatable {
  var looks: [TextLook]

  var animatableData: _AnimatedNumbers {
    get { _AnimatedNumbers(looks.flatMap { look in look.styles.flatMap(\.animatableData.values) }) }
    set {
      guard newValue.values.count == animatableData.values.count else { return }
      var numbers = newValue.values[...]
      func take(_ style: inout _ResolvedStyle) {
        let count = style.animatableData.values.count
        style.animatableData = _AnimatedNumbers(Array(numbers.prefix(count)))
        numbers = numbers.dropFirst(count)
      }
      for index in looks.indices {
        take(&looks[index].style)
        if looks[index].underline != nil { take(&looks[index].underline!.style) }
        if looks[index].strikethrough != nil { take(&looks[index].strikethrough!.style) }
      }
    }
  }
}

extension TextLook {
  /// Whether a picture replaces glyphs.
  package var isImage: Bool { image != nil }

  fileprivate var styles: [_ResolvedStyle] {
    [style] + [underline?.style, strikethrough?.style].compactMap(\.self)
  }
}

/// A text with its surroundings: runs that can be shaped, and how each is painted.
package struct ResolvedText {
  package var runs: [TextRun] = []
  package var looks: [TextLook] = []
  /// The characters in the reader's language.
  private(set) var string = ""
  /// The parts of the text that can't be shown.
  private(set) var problems: [String] = []

  package init(_ text: Text, in environment: EnvironmentValues) {
    self.init(text, environment.textSurroundings, in: environment)
  }

  init(_ text: Text, _ surroundings: TextSurroundings, in environment: EnvironmentValues) {
    let outer = surroundings.changes
    var pieces = text.flattened(in: environment)
    // An empty text is as tall as a line of its font.
    if pieces.isEmpty { pieces = [FlatPiece(.string(""), text.pieces.first?.changes ?? [])] }
    for piece in pieces {
      var state = PieceState(surroundings.font)
      // The innermost change is the first, and wins; so the outermost is applied first.
      for change in outer.reversed() { state.apply(change) }
      for change in piece.changes.reversed() { state.apply(change) }
      if let problem = state.fontProblem, problems.isEmpty {
        problems.append(
          "Text(\(String(text.string(in: environment).prefix(60)).debugDescription)): \(problem)")
      }
      switch piece.content {
      case .string(let shown):
        string += shown
        state.addRuns(shown, surroundings, in: environment, attributes: looks.count, to: &runs)
        looks.append(state.look(in: environment))
      case .image(let image):
        let font = state.request(in: surroundings)
        let inline = InlineImage(image, font: font, in: environment, problems: &problems)
        runs.append(TextRun(inline.room, font: font, attributes: looks.count))
        looks.append(state.look(in: environment))
        looks[looks.count - 1].image = inline
      }
    }
  }
}

/// The result of a piece's changes.
private struct PieceState {
  private var font: Font
  /// The font is that of the surroundings.
  private var isPlain = true
  private var fontChanges: [Font.Change] = []
  private var weight: Font.Weight?
  private var isBold = false
  private var isItalic: Bool?
  private var style: (any ShapeStyle)?
  private var background: (any ShapeStyle)?
  private var underline: (isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) = (
    false, .solid, nil
  )
  private var strikethrough: (isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) = (
    false, .solid, nil
  )
  private var kerning: CGFloat = 0
  private var tracking: CGFloat = 0
  private var baselineOffset: CGFloat = 0
  private var isMonospaced = false
  private var hasMonospacedDigits = false
  private var scale: CGFloat = 1
  private var link: URL?
  private var attributes: [ObjectIdentifier: any TextAttribute] = [:]

  init(_ font: Font) { self.font = font }

  mutating func apply(_ change: Text.Change) {
    isPlain = false
    switch change {
    case .font(let font): if let font { self.font = font }
    case .fontChange(let change): fontChanges.append(change)
    case .weight(let weight): (self.weight, isBold) = (weight, false)
    case .bold: isBold = true
    case .italic(let isActive): isItalic = isActive
    case .style(let style): self.style = style
    case .background(let style): background = style
    case .underline(let isActive, let pattern, let color): underline = (isActive, pattern, color)
    case .strikethrough(let isActive, let pattern, let color): strikethrough = (isActive, pattern, color)
    case .kerning(let points): kerning = points.isFinite ? points : 0
    case .tracking(let points): tracking = points.isFinite ? points : 0
    case .baselineOffset(let points): baselineOffset = points.isFinite ? points : 0
    case .monospaced(let isActive): isMonospaced = isActive
    case .design(let design): fontChanges.append(.design(design ?? .default))
    case .monospacedDigits: hasMonospacedDigits = true
    case .scale(let scale): self.scale = scale.factor
    case .link(let url): link = url
    case .attribute(let value): attributes[ObjectIdentifier(type(of: value))] = value
    case .accessibilityLabel, .accessibilityHeading: break
    }
  }

  var fontProblem: String? { font.problem }

  func request(in surroundings: TextSurroundings) -> FontRequest {
    if isPlain { return surroundings.request }
    var request = font.request(surroundings.platform, surroundings.typeSize)
    weigh(&request, isHeavier: surroundings.isHeavier)
    if let isItalic, isItalic { request.isItalic = true }
    if isMonospaced && request.family != .squares { request.family = .monospaced }
    if hasMonospacedDigits { request.hasMonospacedDigits = true }
    request.size *= scale
    surroundings.lineHeight?.apply(to: &request)
    return request
  }

  /// Gives a font its changes, and the weight that follows from them.
  func weigh(_ request: inout FontRequest, isHeavier: Bool) {
    for change in fontChanges { change.apply(to: &request) }
    if isBold { request.weight = request.boldWeight } else if let weight { request.weight = weight.value }
    if isHeavier { request.weight = request.heavierWeight }
  }

  /// Adds one run, or several where small capitals are among other characters.
  func addRuns(
    _ string: String, _ surroundings: TextSurroundings, in environment: EnvironmentValues, attributes: Int,
    to runs: inout [TextRun]
  ) {
    let request = request(in: surroundings)
    // Letters of a language have their own capitals: a Turkish i keeps its dot.
    let shown =
      switch surroundings.letterCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    func add(_ part: String, _ font: FontRequest) {
      runs.append(
        TextRun(
          part, font: font, tracking: tracking, kerning: kerning, baselineOffset: baselineOffset,
          attributes: attributes))
    }
    if request.smallCaps == .none { return add(shown, request) }
    for (part, font) in SmallCapitals.split(shown, request) { add(part, font) }
  }

  func look(in environment: EnvironmentValues) -> TextLook {
    let plain: any ShapeStyle = link == nil ? ForegroundStyle() : TintShapeStyle()
    let base = (style ?? plain)._resolveStyle(in: environment)
    func rule(_ line: (isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?)) -> TextRule? {
      guard line.isActive else { return nil }
      return TextRule(style: line.color?._resolveStyle(in: environment) ?? base, pattern: line.pattern)
    }
    return TextLook(
      style: base, background: background?._resolveStyle(in: environment), underline: rule(underline),
      strikethrough: rule(strikethrough), link: link, attributes: attributes)
  }
}

extension EnvironmentValues {
  /// The weight that a text in a font has here, and so the strokes of a symbol beside it.
  func weight(of font: FontRequest) -> Int {
    var (state, weighed) = (PieceState(.body), font)
    for change in textChanges.reversed() { state.apply(change) }
    state.weigh(&weighed, isHeavier: legibilityWeight == .bold)
    return weighed.weight
  }
}
