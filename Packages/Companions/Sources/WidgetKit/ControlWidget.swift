import SwiftUI

/// A control of the control center. No host here shows one.
@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  /// The body of the control.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the control.
  @MainActor @preconcurrency init()
}

/// The content and the look of a control.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// Names the control where controls are chosen, which is nowhere here.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// Describes the control where controls are chosen, which is nowhere here.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// Makes the system ask people to configure the control when they add it. It has no effect.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A provider of a control's value.
public protocol ControlValueProvider {
  associatedtype Value
  /// The value that is shown where controls are chosen.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// A control without anything to set.
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
  /// Creates a control.
  @available(*, deprecated, message: "In Plumb, ControlWidget does nothing: no host has a control center.")
  public init(
    kind: String, content: @escaping () -> Content
  ) {}
  /// Creates a control of a provider's value.
  @available(*, deprecated, message: "In Plumb, ControlWidget does nothing: no host has a control center.")
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A button of the control center.
public struct ControlWidgetButton<Label: View, Intent: AppIntent> {
  /// Creates a button for an intent.
  public init(action: Intent, @ViewBuilder label: () -> Label) {}
  /// Creates a button for an intent with a title.
  public init(_ title: LocalizedStringResource, action: Intent, @ViewBuilder actionLabel: (Bool) -> Label) {}
}

/// A switch of the control center.
public struct ControlWidgetToggle<Label: View, Intent: AppIntent> {
  /// Creates a switch for an intent with a title.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Intent, @ViewBuilder valueLabel: (Bool) -> Label
  ) {}
}

extension WidgetBundleBuilder {
  /// Converts a control, which no host here shows.
  @_disfavoredOverload
  public static func buildExpression<Control: ControlWidget>(_ control: Control) -> _WidgetGroup {
    _WidgetGroup(_configuration: _WidgetParts())
  }
  /// Returns a widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// Returns the widget of an `if` without `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> _WidgetGroup {
    _WidgetGroup(_configuration: content?.body._configuration ?? _WidgetParts())
  }
  /// Returns the widgets of an `if` without `else` around a control. The compiler finds no generic parameter for it.
  public static func buildOptional(_ content: _WidgetGroup?) -> _WidgetGroup {
    content ?? _WidgetGroup(_configuration: _WidgetParts())
  }
  /// Returns the widget of the first branch.
  public static func buildEither<Content: Widget>(first content: Content) -> _WidgetGroup {
    _WidgetGroup(_configuration: content.body._configuration)
  }
  /// Returns the widget of the other branch.
  public static func buildEither<Content: Widget>(second content: Content) -> _WidgetGroup {
    _WidgetGroup(_configuration: content.body._configuration)
  }
  /// Returns the widget of an `if #available`.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetGroup {
    _WidgetGroup(_configuration: content.body._configuration)
  }
}
