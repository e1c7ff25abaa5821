import SwiftUI

/// Names an app's intents for Siri, which is not here.
public protocol AppShortcutsProvider {
  /// The colour of their tiles, which nobody sees here.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// The usual one.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Notifies Siri that names have changed. It is not here.
  @available(
    *, deprecated,
    message: "In Plumb, AppShortcutsProvider does nothing: there is neither Siri nor Shortcuts."
  )
  public static func updateAppShortcutParameters() {}
}

/// The colours of shortcuts' tiles.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red,
    tangerine
  case teal, yellow
}

/// A builder of the shortcuts of an app.
@resultBuilder public struct AppShortcutsBuilder {
  /// Joins shortcuts, in order.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// Converts a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Returns the shortcuts of an `if` without `else`.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// Returns the shortcuts of the first branch.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Returns the shortcuts of the other branch.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// An intent with the words for it. Nobody hears them here.
public struct AppShortcut {
  let intent: any AppIntent
  /// Creates a shortcut.
  public init(intent: some AppIntent, phrases: [AppShortcutPhrase]) { self.intent = intent }
  /// Creates a shortcut with a name and a symbol.
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) { self.intent = intent }
}

/// Words for an intent.
public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Creates a phrase of a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a phrase with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  /// The words with their values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Creates an interpolation without words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "the app" }
    /// Adds the name of a value.
    public mutating func appendInterpolation<Root, Value>(_ keyPath: KeyPath<Root, Value>) { text += "…" }
  }
}

/// A token that represents a name in a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }
