import PlumbLayout
import PlumbViews

/// The look of pickers. Styles are the platform's; there are no custom ones.
public protocol PickerStyle: Sendable {
  func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView
}

/// The configuration that a picker's style shows.
public struct _PickerStyleConfiguration { let picker: PickerConfiguration }

/// Options side by side in a trough, the chosen one raised. Only a Mac shows the picker's label.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style that `.segmented` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_SegmentedPicker(picker: configuration.picker))
  }
}

/// Options as rows, the chosen one with a tick, on a Mac with round buttons. In a list they are rows of the list, below a
/// row with the picker's label; elsewhere only a Mac shows the label.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style that `.inline` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_InlinePicker(picker: configuration.picker))
  }
}

/// Options as rows with round buttons, after the picker's label. Plumb has it on iOS too.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style that `.radioGroup` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_RadioPicker(picker: configuration.picker))
  }
}

/// A drum of options, 216 points tall, without the picker's label. It turns under a finger or a wheel, and chooses the
/// option on which it comes to rest.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style that `.wheel` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_WheelPicker(picker: configuration.picker))
  }
}

/// The chosen option, which opens a menu of all of them. On iOS only a form shows the picker's label.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style that `.menu` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_MenuPicker(picker: configuration.picker))
  }
}

/// Pushes a page with the options in a navigation stack; elsewhere it is a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style that `.navigationLink` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_LinkPicker(picker: configuration.picker))
  }
}

/// Symbols side by side. Plumb shows them like `.segmented`.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style that `.palette` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    SegmentedPickerStyle()._pickerBody(configuration)
  }
}

/// The style of the surroundings: a menu, on each platform.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style that `.automatic` names.
  public init() {}
  public func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    MenuPickerStyle()._pickerBody(configuration)
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side in a trough.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Options as rows, the chosen one with a tick.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options as rows with round buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A drum of options.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, which opens a menu of all of them.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page with the options, pushed in a navigation stack.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols side by side; Plumb shows them like `.segmented`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of the surroundings: a menu, on each platform.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyPickerStyle { AnyPickerStyle(style: DefaultPickerStyle()) }
}

/// A picker's style of any type.
struct AnyPickerStyle: Sendable {
  let style: any PickerStyle
  var isWheel: Bool { style is WheelPickerStyle }
  var isInline: Bool { style is InlinePickerStyle }
  /// Its options are elements beside each other.
  var isSegmented: Bool { style is SegmentedPickerStyle || style is PalettePickerStyle }
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
