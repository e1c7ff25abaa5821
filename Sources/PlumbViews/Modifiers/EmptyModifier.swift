/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> some View { content }
}

/// A modifier that is animated; the older name for a `ViewModifier` that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
