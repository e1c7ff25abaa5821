import Foundation
import PlumbLayout
import PlumbViews

// What hosts of ours have nothing to answer with. These are taken, so that views that say them compile, and change
// nothing.
nonisolated extension View {
  public func accessibilityZoomAction(_ handler: @escaping (Double) -> Void) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func horizontalRadioGroupLayout() -> some View { self }
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
}

extension Image {
  /// How bright an image may be. All are standard here.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// How a screen comes; here as always.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// How grave what a dialog asks is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

nonisolated extension View {
  /// Leaves the labels of the controls inside out, or shows them.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }

  /// Rows can be selected as their list says, whatever is said here.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A menu below a screen's title, which no bar here has.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor public static func _appendItems(_ content: Self, to items: inout _ToolbarItems) {}
}

/// What is told to people who do not see. No host here reads anything out.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ message: String) {}
    public init(_ message: AttributedString) {}
    public func post() {}
  }
}
