import PlumbViews

/// The style of the surroundings: on iOS without a border, on a Mac with one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}
  /// Shows the label in the accent colour, on a Mac on a faint shape. In a row of a list the row shows the press.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .automatic, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the surroundings: on iOS without a border, on a Mac with one.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `.plain` names.
  nonisolated public init() {}
  /// Shows the label in its own colours, fainter while it is pressed or disabled.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .plain, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, fainter while it is pressed or disabled.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `.borderless` names.
  nonisolated public init() {}
  /// Shows the label in the accent colour, in red if the button destroys something.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .borderless, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour, without a ground.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `.link` names.
  nonisolated public init() {}
  /// Shows the label as `.borderless` does; Plumb does not underline it.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .borderless, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link: Plumb shows it like `.borderless`.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The label on a faint shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `.bordered` names.
  nonisolated public init() {}
  /// Shows the label on a grey shape, or on one in a share of the tint if a tint is set.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .bordered, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint shape, whose outline `buttonBorderShape` sets.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a shape in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `.borderedProminent` names.
  nonisolated public init() {}
  /// Shows the label in white on a shape in the accent colour, in red if the button destroys something.
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .prominent, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a shape in the accent colour, whose outline `buttonBorderShape` sets.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
