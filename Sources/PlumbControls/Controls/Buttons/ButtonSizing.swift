import PlumbLayout
import PlumbViews

/// How wide a button with a ground is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As wide as its style makes it: as its label and the room around it.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label and the room around it.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as what it is offered.
  public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// How wide bordered buttons and those on glass are here.
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
