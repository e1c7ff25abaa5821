import PlumbLayout
import PlumbViews

/// How pickers look. Styles are the platform's; there are none of one's own.
public protocol PickerStyle: Sendable {
  func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView
}

/// What a picker's style shows.
public struct _PickerStyleConfiguration { let picker: PickerConfiguration }

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_SegmentedPicker(picker: configuration.picker))
  }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_InlinePicker(picker: configuration.picker))
  }
}

public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_RadioPicker(picker: configuration.picker))
  }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_WheelPicker(picker: configuration.picker))
  }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_MenuPicker(picker: configuration.picker))
  }
}

/// Pushes a page with the options in a navigation stack; elsewhere it is a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_LinkPicker(picker: configuration.picker))
  }
}

public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    SegmentedPickerStyle()._pickerBody(configuration)
  }
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    MenuPickerStyle()._pickerBody(configuration)
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyPickerStyle { AnyPickerStyle(style: DefaultPickerStyle()) }
}

/// A picker's style of any type.
struct AnyPickerStyle: Sendable {
  let style: any PickerStyle
  func body(_ configuration: PickerConfiguration) -> AnyView {
    style._pickerBody(_PickerStyleConfiguration(picker: configuration))
  }
}

extension EnvironmentValues {
  var pickerStyle: AnyPickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how pickers look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, AnyPickerStyle(style: style))
  }
}
