import SwiftUI

/// The result of an intent.
public protocol IntentResult: Sendable {}
/// A result of an intent that has words for people.
public protocol ProvidesDialog: IntentResult {}
/// A result of an intent that has a view for people.
public protocol ShowsSnippetView: IntentResult {}
/// A result of an intent that is a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
}
/// Another intent follows.
public protocol OpensIntent: IntentResult {}

/// The result of an intent: perhaps a value. Words and views are shown nowhere here.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent
{
  /// The value.
  public let value: Value?
}

/// Nothing in particular.
public struct EmptyIntentResult: IntentResult {}

extension IntentResult where Self == EmptyIntentResult {
  /// Nothing in particular came of it.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Words came of it. Nobody reads them here.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> { .init(value: nil) }
  /// A view came of it. Nobody sees it here.
  @MainActor public static func result<Content: View>(view: Content) -> IntentResultContainer<Never> {
    .init(value: nil)
  }
  /// Words and a view came of it. Nobody sees them here.
  @MainActor public static func result<Content: View>(dialog: IntentDialog, view: Content)
    -> IntentResultContainer<Never>
  { .init(value: nil) }
  /// Words and a view came of it. Nobody sees them here.
  @MainActor public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> IntentResultContainer<Never> { .init(value: nil) }
  /// Another intent follows. It is not done by itself here.
  @available(
    *, deprecated,
    message: "In Plumb, result(opensIntent:) does nothing: the other intent is not performed."
  )
  public static func result(opensIntent: some AppIntent) -> IntentResultContainer<Never> { .init(value: nil) }
}

extension IntentResult {
  /// A value came of it.
  public static func result<Value: Sendable>(value: Value) -> Self
  where Self == IntentResultContainer<Value> {
    .init(value: value)
  }
  /// A value and words came of it. Nobody reads them here.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { .init(value: value) }
  /// A value, words and a view came of it. Nobody sees them here.
  @MainActor public static func result<Value: Sendable, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Value> { .init(value: value) }
}

/// Words that are said to people.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  let text: LocalizedStringResource
  /// Creates a dialog from words.
  public init(_ resource: LocalizedStringResource) { text = resource }
  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
  /// Creates a dialog from words that are heard, and others that are read.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
}
