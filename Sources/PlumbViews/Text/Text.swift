import Foundation
import PlumbGraph
import PlumbLayout
import PlumbText

/// One or more lines of text, as wide as its widest line and no wider than what it is offered.
nonisolated public struct Text: Equatable, Sendable, CalledView {
  package let callSite = _CallSite()
  /// A stretch of text with its own changes, the innermost first.
  struct Piece: Sendable, Equatable {
    var content: Content
    var changes: [Change] = []

    static func == (one: Piece, other: Piece) -> Bool {
      guard one.content == other.content, one.changes.count == other.changes.count else { return false }
      // Most texts have no changes, and need nobody who knows how to compare these.
      return one.changes.isEmpty || valuesAreEqual(one.changes, other.changes)
        || one.changes.contains(where: \.isForAssistance)
          && zip(one.changes, other.changes).allSatisfy(Change.areEqual)
    }
  }
  var pieces: [Piece]

  /// The content of a stretch, before its surroundings are known.
  indirect enum Content: Sendable {
    case string(String)
    case localized(LocalizedText)
    case attributed(AttributedString)
    case image(Image)
    case value(any TextValue)
  }

  /// A change of a stretch of text.
  enum Change: Sendable {
    case font(Font?)
    case fontChange(Font.Change)
    case weight(Font.Weight?)
    case bold
    case italic(Bool)
    case style((any ShapeStyle)?)
    case background((any ShapeStyle)?)
    case underline(Bool, LineStyle.Pattern, Color?)
    case strikethrough(Bool, LineStyle.Pattern, Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case monospaced(Bool)
    case design(Font.Design?)
    case monospacedDigits
    case scale(Scale)
    case link(URL)
    case attribute(any TextAttribute)
    case accessibilityLabel(Text)
    case accessibilityHeading(AccessibilityHeadingLevel)
  }

  init(pieces: [Piece]) { self.pieces = pieces }
  init(_ content: Content) { pieces = [Piece(content: content)] }

  /// Creates a text that is shown unchanged.
  public init(verbatim content: String) { self.init(.string(content)) }

  /// Creates a text that is shown unchanged.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text that is looked up in the reader's language; it may have marks of Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle?.searchedFolder)))
  }

  /// Creates a text that is looked up in the reader's language, with the place of its translations.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource.text))
  }

  /// Creates a text with the attributes of a string.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Creates an image in a line, like a character.
  @_disfavoredOverload public init(_ image: Image) { self.init(.image(image)) }

  /// Concatenates two texts, each with its own changes.
  public static func + (one: Text, other: Text) -> Text { one.with(one.pieces + other.pieces) }

  /// The same text with other pieces: its call is still the first one.
  private func with(_ pieces: [Piece]) -> Text {
    var copy = self
    copy.pieces = pieces
    return copy
  }

  func changed(_ change: Change) -> Text {
    with(pieces.map { Piece(content: $0.content, changes: $0.changes + [change]) })
  }

  /// The characters without their looks, in the language of the host whose views run now.
  package var string: String { string(in: Language.current.environment) }
}

extension Text.Content: Equatable {
  static func == (one: Text.Content, other: Text.Content) -> Bool {
    switch (one, other) {
    case (.string(let one), .string(let other)): one == other
    case (.localized(let one), .localized(let other)): one == other
    case (.attributed(let one), .attributed(let other)): one == other
    case (.image(let one), .image(let other)): one == other
    case (.value(let one), .value(let other)): one.isEqual(to: other)
    default: false
    }
  }
}
