import SwiftUI

/// Something that an app does when a person, Siri or a shortcut asks. Here buttons of intents do it, and nothing else.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  /// The name that people see.
  static var title: LocalizedStringResource { get }
  /// What it does, in words.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// Makes an intent whose parameters have their defaults.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing is said about it.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
}

/// What came of an intent.
public protocol IntentResult: Sendable {}

extension IntentResult where Self == EmptyIntentResult {
  /// Nothing in particular came of it.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// Nothing in particular.
public struct EmptyIntentResult: IntentResult {}

/// What an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  let text: LocalizedStringResource
  /// Makes a description.
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    text = descriptionText
  }
  /// Makes a description of a literal.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}

/// An intent that sets a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: such an intent only has values.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// A value of an intent, which people set.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  private var value: Value?
  /// The value. Reading one that nobody has set ends the program, as on Apple's systems.
  public var wrappedValue: Value {
    get {
      guard let value else {
        fatalError("The parameter of an intent was read, and nobody has set it. Give it a default.")
      }
      return value
    }
    set { value = newValue }
  }
  /// Makes a parameter of a name, with a default.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value
  ) {
    value = defaultValue
  }
  /// Makes a parameter of a name.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) { value = nil }
  /// Makes a parameter of a name whose value may be missing.
  public init<Wrapped>(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
  where Value == Wrapped? { value = .some(nil) }
}

extension AppIntent {
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

/// Names an app's intents for Siri, which is not here.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// Takes the shortcuts of an app.
@resultBuilder public struct AppShortcutsBuilder {
  /// Takes shortcuts, in order.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// An intent with the words for it. Nobody hears them here.
public struct AppShortcut {
  let intent: any AppIntent
  /// Makes a shortcut.
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) { self.intent = intent }
}

/// Words for an intent.
public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Makes a phrase of a literal.
  public init(stringLiteral value: String) { text = value }
  /// Makes a phrase with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  /// The words with their values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Begins without words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "the app" }
  }
}

/// What stands for a name in a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

extension Button {
  /// Makes a button that does what an intent does.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a localised title that does what an intent does.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(action: { perform(intent) }) { Text(titleKey) }
  }
}

/// Does what an intent does, and tells when that fails.
private func perform(_ intent: some AppIntent) {
  Task { @MainActor in
    do { _ = try await intent.perform() } catch { writeLine("\(type(of: intent)) failed: \(error)") }
  }
}
