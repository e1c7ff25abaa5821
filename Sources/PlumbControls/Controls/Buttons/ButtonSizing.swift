import PlumbLayout
import PlumbViews

/// The width of a button with a background.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The width of the button's style: that of its label and the padding around it.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The width of the label and the padding around it.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The whole proposed width.
  public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// The width of bordered buttons and of those on glass.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how wide the bordered buttons and those on glass in the view are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

/// Lets a button's label take the width that it is offered, where somebody asks for it.
nonisolated struct _ButtonWidth: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  @MainActor func body(content: Content) -> some View {
    if sizing == .flexible { content.frame(maxWidth: .infinity) } else { content }
  }
}
