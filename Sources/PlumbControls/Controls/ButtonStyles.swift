import PlumbViews

/// The style of the surroundings: on iOS without a border, on a Mac with one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .automatic, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .plain, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .borderless, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .borderless, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The label on a faint shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .bordered, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a shape in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LookButton(look: .prominent, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
