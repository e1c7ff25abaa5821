import Foundation
import PlumbGraph
import PlumbLayout
import PlumbText

/// One or more lines of text, as wide as its widest line and no wider than what it is offered.
nonisolated public struct Text: Equatable, Sendable {
  /// A stretch of text with changes of its own, the innermost first.
  struct Piece: Sendable {
    var string: String
    var changes: [Change] = []
  }
  var pieces: [Piece]

  /// A change of a stretch of text.
  enum Change: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case italic(Bool)
    case style((any ShapeStyle)?)
    case underline(Bool, Color?)
    case strikethrough(Bool, Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case monospaced(Bool)
    case monospacedDigits
  }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Text to be shown as it is.
  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  /// Text to be shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Text to be looked up in the reader's language.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(pieces: key.pieces)
  }

  /// One text after the other, each with its own changes.
  public static func + (one: Text, other: Text) -> Text { Text(pieces: one.pieces + other.pieces) }

  func changed(_ change: Change) -> Text {
    Text(pieces: pieces.map { Piece(string: $0.string, changes: $0.changes + [change]) })
  }

  /// The characters without their looks.
  package var string: String { pieces.map(\.string).joined() }

  public static func == (one: Text, other: Text) -> Bool {
    one.pieces.count == other.pieces.count
      && zip(one.pieces, other.pieces).allSatisfy {
        $0.string == $1.string && valuesAreEqual($0.changes, $1.changes)
      }
  }
}

nonisolated extension Text {
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public func bold() -> Text { changed(.weight(.bold)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public func foregroundColor(_ color: Color?) -> Text { changed(.style(color)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(style)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(isActive, color))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive, color))
  }
  /// Points after each character; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points after each character; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points upwards.
  public func baselineOffset(_ offset: CGFloat) -> Text { changed(.baselineOffset(offset)) }
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { changed(.monospacedDigits) }
}
