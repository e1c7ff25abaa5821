import PlumbViews

/// Views and modifiers that an app offers to Xcode's library. Plumb has no library, so it never asks for them.
public protocol LibraryContentProvider {
  /// The views that modifiers are applied to.
  associatedtype ModifierBase = Any
  /// The items of views.
  @LibraryContentBuilder @MainActor var views: [LibraryItem] { get }
  /// The items of modifiers, each applied to a view.
  @LibraryContentBuilder @MainActor func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An item of Xcode's library.
public struct LibraryItem {
  /// The group of the library in which an item is.
  public struct Category: Sendable {
    /// The group of controls.
    public static let control = Category()
    /// The group of effects.
    public static let effect = Category()
    /// The group of layouts.
    public static let layout = Category()
    /// The group of all other items.
    public static let other = Category()
  }

  /// Creates an item of some code: a view, or a view with a modifier. Plumb drops all of it.
  /// - Parameter snippet: is not evaluated.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Gathers the items of a library.
@resultBuilder public struct LibraryContentBuilder {
  /// Gathers items.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
