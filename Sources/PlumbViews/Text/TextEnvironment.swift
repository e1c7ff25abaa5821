import PlumbLayout
import PlumbText

/// The alignment of lines that are shorter than the widest one of their text.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Text {
  /// The part of a text that is replaced by "…" if the text does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Whether a text is shown in capitals.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
/// `nil` as long as nobody says anything, not even that lines begin together.
struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment? { nil } }
struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
struct MinimumScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
/// `nil` as long as nobody says anything, not even that letters stay as they are.
struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case?? { nil } }
struct TightensKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct TextChangesKey: EnvironmentKey { static var defaultValue: [Text.Change] { [] } }
struct FontLibraryKey: EnvironmentKey { static var defaultValue: FontLibrary { installedFonts } }

/// The fonts of a program that brings none.
private let installedFonts = FontLibrary()

/// The number of lines that a text may and must have.
struct LineLimit: Equatable {
  var most: Int?
  var least = 1
}

/// Whether the user asked for heavier strokes.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
  /// Whether the user asked for heavier strokes.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The font of text that does not name one; body where there is none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The text size that the person prefers; `large` by default. On macOS it changes no size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// The most lines that a text may have; `nil` for as many as fit, and 1 for 0 and less.
  public var lineLimit: Int? {
    get { lineLimits.most }
    set { lineLimits.most = newValue }
  }

  var lineLimits: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of lines that are shorter than the widest one of their text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] ?? .leading }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The part of a text that is replaced by "…" if the text does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The smallest share of its size that a text may shrink to.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Points between lines, besides the font's own distance.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether a text that is up to a twentieth too wide moves its characters together before it is cut.
  public var allowsTightening: Bool {
    get { self[TightensKey.self] }
    set { self[TightensKey.self] = newValue }
  }

  /// Whether texts are shown in capitals or in small letters, by the rules of the reader's language.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] ?? nil }
    set { self[TextCaseKey.self] = .some(newValue) }
  }

  /// Sets the case of the texts in a place, such as a section's header, where nobody around says another.
  package mutating func setUsualTextCase(_ usual: Text.Case) {
    if self[TextCaseKey.self] == nil { textCase = usual }
  }

  /// Forgets what the views around say about the case of texts.
  package mutating func forgetTextCase() { self[TextCaseKey.self] = nil }

  /// Changes that views around a text make to it, the outermost last.
  var textChanges: [Text.Change] {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }

  package var fontLibrary: FontLibrary {
    get { self[FontLibraryKey.self] }
    set { self[FontLibraryKey.self] = newValue }
  }
}
