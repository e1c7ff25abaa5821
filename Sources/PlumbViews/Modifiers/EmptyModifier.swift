/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The one modifier that there is of this type.
  public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  public nonisolated init() {}
  /// Returns the content as it is.
  public func body(content: Content) -> some View { content }
}

/// A modifier that is animated; the older name for a `ViewModifier` that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
