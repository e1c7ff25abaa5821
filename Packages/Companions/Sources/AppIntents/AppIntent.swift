import SwiftUI

/// An action of an app for a person, Siri or a shortcut. Here only the buttons of intents perform it.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  /// The name that people see.
  static var title: LocalizedStringResource { get }
  /// The description of the intent, in words.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it in shortcuts.
  static var isDiscoverable: Bool { get }
  /// The people who may ask for it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Its words with its values, in shortcuts.
  associatedtype SummaryContent: ParameterSummary
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Creates an intent whose parameters have their defaults.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing is said about it.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// They do, but there are none.
  public static var isDiscoverable: Bool { true }
  /// Everybody may.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Nothing is said.
  public static var parameterSummary: EmptyParameterSummary<Self> { EmptyParameterSummary() }
  /// Does it, as another intent asks, and gives what came of it.
  public func callAsFunction() async throws -> PerformResult { try await perform() }
  /// Donates the action to Shortcuts, which is not here.
  @available(
    *, deprecated,
    message: "In Plumb, AppShortcutsProvider does nothing: there is neither Siri nor Shortcuts."
  )
  @discardableResult public func donate() -> Bool {
    return false
  }
}

/// The description of an intent, in words.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  let text: LocalizedStringResource
  /// Creates a description.
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    text = descriptionText
  }
  /// Creates a description of a literal.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}

/// The authentication that an intent requires.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// An intent that brings its app to the front.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that begins or ends a sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that begins a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that sets a value, such as that of a control.
public protocol SetValueIntent<Value>: AppIntent {
  associatedtype Value: Sendable
  /// The value.
  var value: Value { get set }
}
/// An intent that opens something of the app.
public protocol OpenIntent: AppIntent {}
/// An intent that sets a control.
public protocol ControlConfigurationIntent: AppIntent {}
/// An intent that has its own word for the focus of a device.
public protocol SetFocusFilterIntent: AppIntent {}

/// An intent that sets a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: such an intent only has values.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

extension Button {
  /// Creates a button that does what an intent does.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localised title that does what an intent does.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(action: { perform(intent) }) { Text(titleKey) }
  }
}

/// Does what an intent does, and reports when that fails.
func perform(_ intent: some AppIntent) {
  Task { @MainActor in
    do { _ = try await intent.perform() } catch { writeLine("\(type(of: intent)) failed: \(error)") }
  }
}

extension Toggle {
  /// Creates a switch that does what an intent does. It shows what it is given.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}
extension Toggle where Label == Text {
  /// Creates a switch with a localised title that does what an intent does. It shows what it is given.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
}
