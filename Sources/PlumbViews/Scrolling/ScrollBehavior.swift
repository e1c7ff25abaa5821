import PlumbLayout

/// The visibility of a part of the interface, such as a bar: as the platform has it, visible or hidden.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: UInt8
  /// The platform's default: the indicators are visible while a person scrolls.
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  /// The indicators are visible. Here they are drawn as for `automatic`, while a person scrolls.
  public static let visible = ScrollIndicatorVisibility(number: 1)
  /// The bars cannot be seen.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// The bars cannot be seen, whatever the platform would do; here the same as `hidden`.
  public static let never = ScrollIndicatorVisibility(number: 3)
}

/// Whether content can be dragged past its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: UInt8
  /// Content can be dragged past its end as the platform has it: here always.
  public static let automatic = ScrollBounceBehavior(number: 0)
  /// Content can be dragged past its end, also where all of it is in sight.
  public static let always = ScrollBounceBehavior(number: 1)
  /// Content can be dragged past its end only where not all of it is in sight.
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: UInt8
  /// The platform decides.
  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  /// The keyboard goes away as soon as scrolling starts. Plumb only keeps this for hosts.
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  /// The keyboard follows the finger out of sight. Plumb only keeps this for hosts.
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private struct KeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private struct ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct TargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// Whether scrolling is enabled, from `scrollDisabled`.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of the vertical scroll indicator, from `scrollIndicators`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The visibility of the horizontal scroll indicator, from `scrollIndicators`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether content can be dragged past its top and bottom, from `scrollBounceBehavior`.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether content can be dragged past its leading and trailing end, from `scrollBounceBehavior`.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The way in which scrolling dismisses the keyboard, from `scrollDismissesKeyboard`. Plumb itself does not dismiss
  /// it.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardModeKey.self] }
    set { self[KeyboardModeKey.self] = newValue }
  }

  /// Whether a list or form draws its own background.
  package var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }

  package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the visibility of scroll indicators. On iOS they are seen only while a person scrolls, even if they are to be
  /// visible; a picture has none.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      })
  }

  /// Disables scrolling by a person. `scrollTo` still scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
  }

  /// Sets whether content can be dragged past its end.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    modifier(
      _EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      })
  }

  /// Shows or hides the background that a list or form draws itself. A scroll view draws none.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets how scrolling dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
