import Foundation
import PlumbLayout

// What no host has an answer to (`Unsupported.all`). These are accepted, so that views that say them compile.
nonisolated extension View {
  public func accessibilityZoomAction(
    _ handler: @escaping (Double) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityZoomAction", fileID, line) }
  public func dialogSeverity(_ severity: DialogSeverity, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("dialogSeverity", fileID, line, if: severity == .critical) }
  public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("dialogSuppressionToggle", fileID, line) }
  public func labelIconToTitleSpacing(_ spacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("labelIconToTitleSpacing", fileID, line) }
  public func labelReservedIconWidth(_ width: CGFloat, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("labelReservedIconWidth", fileID, line) }
  public func buttonSizing(_ sizing: ButtonSizing, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("buttonSizing", fileID, line, if: sizing != .automatic) }
  public func defersSystemGestures(on edges: Edge.Set, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("defersSystemGestures", fileID, line, if: !edges.isEmpty) }
  public func allowedDynamicRange(
    _ range: Image.DynamicRange?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("allowedDynamicRange", fileID, line, if: range != nil && range != .standard) }
  public func invalidatableContent(
    _ invalidatable: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("invalidatableContent", fileID, line, if: invalidatable) }
  public func horizontalRadioGroupLayout(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("horizontalRadioGroupLayout", fileID, line)
  }
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("matchedTransitionSource", fileID, line) }
  public func navigationTransition(
    _ style: some NavigationTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("navigationTransition", fileID, line, if: !(style is AutomaticNavigationTransition))
  }
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("listSectionMargins", fileID, line) }
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("navigationLinkIndicatorVisibility", fileID, line, if: visibility == .hidden) }
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("toolbarForegroundStyle", fileID, line) }
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
    public func post(fileID: StaticString = #fileID, line: UInt = #line) {
      reportUnsupported("AccessibilityNotification", fileID, line)
    }
  }
}
