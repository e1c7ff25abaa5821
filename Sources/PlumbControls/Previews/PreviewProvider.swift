import PlumbViews

/// A type that provides previews of a view: each member of `previews` is one.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views that are shown, each as its own preview.
  @ViewBuilder static var previews: Previews { get }
  /// The platform that the previews are meant for; `nil` for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform: a provider that is meant for one says so itself.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform that a preview is meant for.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS, visionOS }
