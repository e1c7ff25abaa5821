import PlumbLayout

nonisolated extension View {
  /// Sets the font of the text in the view.
  public func font(_ font: Font?) -> some View { modifier(_EnvironmentModifier { $0.font = font }) }

  /// Sets how large text is, for the user's choice.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the user's type size within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentModifier { values in
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = allowed.first, let most = allowed.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
      })
  }

  /// Sets how heavy the strokes of the view's text are; `nil` is the weight of the font itself.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textChange(.weight(weight)) }
  /// Sets how wide the letters of the view's text are. Plumb does not draw it: the free fonts have one width.
  public func fontWidth(_ width: Font.Width?) -> some View {
    textChange(.fontChange(.width(width ?? .standard)))
  }
  /// Sets the kind of letters of the view's text; `nil` is the default kind.
  public func fontDesign(_ design: Font.Design?) -> some View { textChange(.design(design)) }
  /// Makes the view's text bold, as `Font.bold()` does; `false` gives it the weight of its font.
  public func bold(_ isActive: Bool = true) -> some View { textChange(isActive ? .bold : .weight(nil)) }
  /// Sets the view's text in italics; `false` sets it upright, unless its font is an italic one.
  public func italic(_ isActive: Bool = true) -> some View { textChange(.italic(isActive)) }
  /// Draws a line under the view's text, or none; without a colour, the line has the text's own paint.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { textChange(.underline(isActive, pattern, color)) }
  /// Draws a line through the view's text, or none; without a colour, the line has the text's own paint.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { textChange(.strikethrough(isActive, pattern, color)) }
  /// Points after each character; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> some View { textChange(.kerning(kerning)) }
  /// Points after each character; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> some View { textChange(.tracking(tracking)) }
  /// Points upwards.
  public func baselineOffset(_ offset: CGFloat) -> some View { textChange(.baselineOffset(offset)) }
  /// Sets the view's text in letters of one width, or in those of its font.
  public func monospaced(_ isActive: Bool = true) -> some View { textChange(.monospaced(isActive)) }
  /// Uses digits of one width in the view's texts, where the font has such digits.
  public func monospacedDigit() -> some View { textChange(.monospacedDigits) }
  /// Makes text smaller beside other text of its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textChange(.scale(isEnabled ? scale : .default))
  }

  private func textChange(_ change: Text.Change) -> some View {
    modifier(_EnvironmentModifier { $0.textChanges.insert(change, at: 0) })
  }

  /// Sets the most lines that a text may have; `nil` for as many as fit.
  public func lineLimit(_ number: Int?) -> some View {
    modifier(_EnvironmentModifier { $0.lineLimits = LineLimit(most: number) })
  }

  /// Sets the most lines that a text may have, and whether it reserves space for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      _EnvironmentModifier { $0.lineLimits = LineLimit(most: limit, least: reservesSpace ? limit : 1) })
  }

  /// Sets the least and the most lines that a text has.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      _EnvironmentModifier { $0.lineLimits = LineLimit(most: limit.upperBound, least: limit.lowerBound) })
  }

  /// Sets the least lines that a text has.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_EnvironmentModifier { $0.lineLimits = LineLimit(least: limit.lowerBound) })
  }

  /// Sets the most lines that a text has.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_EnvironmentModifier { $0.lineLimits = LineLimit(most: limit.upperBound) })
  }

  /// Sets the alignment of lines that are shorter than the widest one of their text. A text of one line stays where it
  /// is.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Aligns lines where no view around says how; `nil` leaves them as they are.
  package func usualTextAlignment(_ usual: TextAlignment?) -> some View {
    modifier(
      _EnvironmentModifier { if $0[TextAlignmentKey.self] == nil { $0[TextAlignmentKey.self] = usual } })
  }

  /// Sets the part of a text that is replaced by "…" if the text does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the smallest share of its size to which a text that does not fit may shrink.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Points between lines, besides the font's own distance.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets whether a text that is up to a twentieth too wide moves its characters together before it is truncated.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Shows the view's text in capitals or in small letters; `nil` shows it as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
