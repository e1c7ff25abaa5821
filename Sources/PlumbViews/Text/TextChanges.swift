import PlumbLayout

nonisolated extension Text {
  /// The style of an underline or of a line through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line: one stroke, dots, dashes, or both by turns.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?

    /// Creates a line with a pattern, in a colour or, by default, in that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// One line without gaps, in the text's own colour.
    public static let single = LineStyle()

    public static func == (one: LineStyle, other: LineStyle) -> Bool {
      one.pattern == other.pattern && one.color == other.color
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
  }

  /// The size of a text relative to others of its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// The size of the font itself.
    public static let `default` = Scale(factor: 1)
    /// Four fifths (assumed; no measure is published).
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the text's font; `nil` leaves the font that the surroundings set.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// Sets how heavy the text's strokes are; `nil` is the weight of the font itself.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// Sets how wide the text's letters are. Plumb does not draw it: the free fonts have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.fontChange(.width(width ?? .standard))) }
  /// Sets the kind of the text's letters; `nil` is the default kind. Fonts of the source folder keep their letters.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  /// Makes the text bold, as `Font.bold()` does.
  public func bold() -> Text { changed(.bold) }
  /// Makes the text bold, or leaves it as it is; `false` does not undo the settings around the text.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Sets the text in italics.
  public func italic() -> Text { changed(.italic(true)) }
  /// Sets the text in italics; `false` undoes italics around the text, and not those of its font.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  /// Paints the text in a colour; `nil` is the colour of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { changed(.style(color)) }
  /// Paints the text; a gradient runs across the whole text, not across each stretch.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(style)) }
  /// Draws a line under the text, or none; without a colour, the line has the text's own paint.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.underline(isActive, pattern, color)) }
  /// Draws a line through the text, or none; without a colour, the line has the text's own paint.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive, pattern, color)) }
  /// Points after each character; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points after each character; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points upwards.
  public func baselineOffset(_ offset: CGFloat) -> Text { changed(.baselineOffset(offset)) }
  /// Sets the text in letters of one width, or in those of its font.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  /// Uses digits of one width, where the font has such digits.
  public func monospacedDigit() -> Text { changed(.monospacedDigits) }
  /// Makes the text smaller beside other text of its font, or leaves it as it is.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
}
