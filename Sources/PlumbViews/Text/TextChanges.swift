import PlumbLayout

nonisolated extension Text {
  /// How an underline or a line through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    public static let single = LineStyle()

    public static func == (one: LineStyle, other: LineStyle) -> Bool {
      one.pattern == other.pattern && one.color == other.color
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
  }

  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    /// Four fifths (assumed; no measure is published).
    public static let secondary = Scale(factor: 0.8)
  }

  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.fontChange(.width(width ?? .standard))) }
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public func bold() -> Text { changed(.weight(.bold)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public func foregroundColor(_ color: Color?) -> Text { changed(.style(color)) }
  /// Paints the text; a gradient runs across the whole text, not across each stretch.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(style)) }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.underline(isActive, pattern, color)) }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive, pattern, color)) }
  /// Points after each character; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points after each character; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points upwards.
  public func baselineOffset(_ offset: CGFloat) -> Text { changed(.baselineOffset(offset)) }
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { changed(.monospacedDigits) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
}
