import PlumbDrawing
import PlumbLayout
import PlumbText

/// How a stretch of text is painted.
struct TextLook: Equatable {
  var style: _ResolvedStyle
  var underline: _ResolvedStyle?
  var strikethrough: _ResolvedStyle?
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
        if looks[index].underline != nil { take(&looks[index].underline!) }
        if looks[index].strikethrough != nil { take(&looks[index].strikethrough!) }
      }
    }
  }
}

extension TextLook {
  fileprivate var styles: [_ResolvedStyle] { [style, underline, strikethrough].compactMap(\.self) }
}

/// A text with its surroundings: runs that can be shaped, and how each is painted.
struct ResolvedText {
  var runs: [TextRun] = []
  var looks: [TextLook] = []

  init(_ text: Text, in environment: EnvironmentValues) {
    for piece in text.pieces {
      var state = PieceState(environment)
      // The innermost change is the first, and wins; so the outermost is applied first.
      for change in (piece.changes + environment.textChanges).reversed() { state.apply(change) }
      runs.append(state.run(piece.string, in: environment, attributes: looks.count))
      looks.append(state.look(in: environment))
    }
  }
}

/// What the changes of a piece come to.
private struct PieceState {
  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic = false
  private var style: (any ShapeStyle)?
  private var underline: (Bool, Color?) = (false, nil)
  private var strikethrough: (Bool, Color?) = (false, nil)
  private var kerning: CGFloat = 0
  private var tracking: CGFloat = 0
  private var baselineOffset: CGFloat = 0
  private var isMonospaced = false
  private var hasMonospacedDigits = false

  init(_ environment: EnvironmentValues) { font = environment.font }

  mutating func apply(_ change: Text.Change) {
    switch change {
    case .font(let font): if let font { self.font = font }
    case .weight(let weight): self.weight = weight
    case .italic(let isActive): isItalic = isActive
    case .style(let style): self.style = style
    case .underline(let isActive, let color): underline = (isActive, color)
    case .strikethrough(let isActive, let color): strikethrough = (isActive, color)
    case .kerning(let points): kerning = points.isFinite ? points : 0
    case .tracking(let points): tracking = points.isFinite ? points : 0
    case .baselineOffset(let points): baselineOffset = points.isFinite ? points : 0
    case .monospaced(let isActive): isMonospaced = isActive
    case .monospacedDigits: hasMonospacedDigits = true
    }
  }

  func run(_ string: String, in environment: EnvironmentValues, attributes: Int) -> TextRun {
    var request = (font ?? .body).request(environment.platformStyle.platform, environment.dynamicTypeSize)
    if !request.size.isFinite { request.size = 0 }
    if let weight { request.weight = weight.value }
    if isItalic { request.isItalic = true }
    if isMonospaced && request.family != .squares { request.family = .monospaced }
    if hasMonospacedDigits { request.hasMonospacedDigits = true }
    let shown =
      switch environment.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    return TextRun(
      shown, font: request, tracking: tracking, kerning: kerning, baselineOffset: baselineOffset,
      attributes: attributes)
  }

  func look(in environment: EnvironmentValues) -> TextLook {
    let base = (style ?? ForegroundStyle())._resolveStyle(in: environment)
    func line(_ line: (isActive: Bool, color: Color?)) -> _ResolvedStyle? {
      line.isActive ? line.color?._resolveStyle(in: environment) ?? base : nil
    }
    return TextLook(style: base, underline: line(underline), strikethrough: line(strikethrough))
  }
}
