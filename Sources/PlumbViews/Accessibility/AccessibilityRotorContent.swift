import Foundation

/// The entries of a rotor: one, several, or a type of the app with a body of entries.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the entries that the content is made of.
  associatedtype Body: AccessibilityRotorContent
  /// The entries that the content is made of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension AccessibilityRotorContent where Body == Never {
  @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AccessibilityRotorContent {}

/// A result builder that makes the entries of a rotor of the statements of a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Returns entries unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }
  /// Returns the entries of a single statement.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }
  /// Returns the entries of several statements. Nothing reads them.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent { SeveralRotorEntries() }
  /// Returns the entries of an `if`; none while its condition is false.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { content }
}

/// The entries of several statements.
nonisolated private struct SeveralRotorEntries: AccessibilityRotorContent { typealias Body = Never }

nonisolated extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  public typealias Body = Never
}

nonisolated extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never
  /// Creates a group of several entries.
  @_disfavoredOverload
  public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
}

// Disfavoured, so that the many loops over views do not try them.
nonisolated extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  /// Makes entries for identifiable elements.
  @_disfavoredOverload
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes entries for elements, distinguished by the value at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// A place that a rotor leads to. Plumb offers no rotors, so nothing leads there.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  /// Creates an entry with a text as its label, for the view with an id.
  /// - Parameter prepare: brings the view onto the screen. Plumb never calls it.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localised label, for the view with an id.
  /// - Parameter prepare: brings the view onto the screen. Plumb never calls it.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a label that is not localised, for the view with an id.
  /// - Parameter prepare: brings the view onto the screen. Plumb never calls it.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a text as its label, for the view with `accessibilityRotorEntry(id:in:)`.
  /// - Parameter prepare: brings the view onto the screen. Plumb never calls it.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localised label, for the view with `accessibilityRotorEntry(id:in:)`.
  /// - Parameter prepare: brings the view onto the screen. Plumb never calls it.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a label that is not localised, for the view with `accessibilityRotorEntry(id:in:)`.
  /// - Parameter prepare: brings the view onto the screen. Plumb never calls it.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

nonisolated extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry with a text as its label, for a part of the text of the view with the rotor.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localised label, for a part of the text of the view with the rotor.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a label that is not localised, for a part of the text of the view with the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}
