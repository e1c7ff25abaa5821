import Foundation
import PlumbLayout
import PlumbViews

// What no host has an answer to (`Unsupported.all`). These are accepted, so that views that say them compile.
nonisolated extension View {
  /// Sets an action for a zoom by an assistive tool. Plumb doesn't call it.
  public func accessibilityZoomAction(
    _ handler: @escaping (Double) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("accessibilityZoomAction", fileID, line) }
  /// Sets how severe a dialog's question is. Plumb shows all dialogs alike.
  public func dialogSeverity(_ severity: DialogSeverity, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("dialogSeverity", fileID, line, if: severity == .critical) }
  /// Sets whether people may switch a dialog off for later. Plumb neither shows the switch nor changes the binding.
  public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("dialogSuppressionToggle", fileID, line) }
  /// Sets whether people may switch a dialog off for later, with a localised title. Plumb doesn't show the switch.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("dialogSuppressionToggle", fileID, line)
  }
  /// Sets whether people may switch a dialog off for later, with a title that isn't localised. Plumb doesn't show the
  /// switch.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("dialogSuppressionToggle", fileID, line)
  }
  /// Sets whether people may switch a dialog off for later, with a text. Plumb doesn't show the switch.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("dialogSuppressionToggle", fileID, line)
  }
  /// Sets the distance between a label's icon and its title, in points. Plumb doesn't apply it.
  public func labelIconToTitleSpacing(_ spacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("labelIconToTitleSpacing", fileID, line) }
  /// Sets the width that labels keep free for their icons, in points. Plumb doesn't apply it.
  public func labelReservedIconWidth(_ width: CGFloat, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("labelReservedIconWidth", fileID, line) }
  /// Sets the edges where the system's own gestures wait. Plumb doesn't report them to its hosts.
  public func defersSystemGestures(on edges: Edge.Set, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("defersSystemGestures", fileID, line, if: !edges.isEmpty) }
  /// Sets the dynamic range of images in the view. Plumb shows all of them in the standard range.
  public func allowedDynamicRange(
    _ range: Image.DynamicRange?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("allowedDynamicRange", fileID, line, if: range != nil && range != .standard) }
  /// Marks the content as possibly out of date. Plumb doesn't show the mark.
  public func invalidatableContent(
    _ invalidatable: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("invalidatableContent", fileID, line, if: invalidatable) }
  /// Places a radio group's options side by side. Plumb keeps them below each other.
  public func horizontalRadioGroupLayout(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("horizontalRadioGroupLayout", fileID, line)
  }
  /// Marks the view as the source of a transition to another screen. Plumb doesn't begin it there.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("matchedTransitionSource", fileID, line) }
  /// Marks the view as the source of a transition, and sets its look then. Plumb doesn't begin it there.
  public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
    id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("matchedTransitionSource", fileID, line) }
  /// Sets the transition of the screen in a navigation stack. Plumb slides all screens in alike.
  public func navigationTransition(
    _ style: some NavigationTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("navigationTransition", fileID, line, if: !(style is AutomaticNavigationTransition))
  }
  /// Sets the margins around a list's section, in points. Plumb keeps the list style's own.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("listSectionMargins", fileID, line) }
  /// Sets whether navigation links show their chevron. Plumb leaves it as the list has it.
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("navigationLinkIndicatorVisibility", fileID, line, if: visibility == .hidden) }
  /// Sets the foreground style of bars. Plumb keeps the bars' own colours.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("toolbarForegroundStyle", fileID, line) }
}

extension Image {
  /// The dynamic range of an image. All are standard here.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// A type that describes the transition to a screen. All have the usual one here.
public protocol NavigationTransition {}
/// The transition of the surroundings: screens slide in.
public struct AutomaticNavigationTransition: NavigationTransition {}
/// A screen that grows out of a view. Plumb slides it in, as all others.
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the surroundings: the screen slides in.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which a screen grows out of the view marked with an id. Plumb ignores both parameters, and
  /// slides the screen in.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// A screen that comes through the one before. Plumb slides it in, as all others.
public struct CrossFadeNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// The transition in which a screen fades in over the one before. Plumb slides the screen in.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// A type that describes the look of a view at which a transition begins. No transition begins at a view.
public protocol MatchedTransitionSourceConfiguration: Sendable {}
/// The look of a view that a transition begins at, before it is changed.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  /// Ignores a background. Plumb drops it.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration()
  }
  /// Ignores an outline. Plumb drops it.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration()
  }
  /// Ignores a shadow. Plumb drops it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { EmptyMatchedTransitionSourceConfiguration() }
}

/// The severity of a dialog.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// The severity that the surroundings choose.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A question of the common kind.
  public static let standard = DialogSeverity(name: "standard")
  /// A question whose answer can do harm.
  public static let critical = DialogSeverity(name: "critical")
}

nonisolated extension View {
  /// Leaves the labels of the controls inside out where the visibility is `.hidden`, and shows them otherwise.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }
}

/// A menu below a screen's title, which no bar here has.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  /// Creates a title menu with what the platform puts in, which is nothing here.
  public init() where Content == EmptyView {}
  /// Creates a title menu with custom actions. Plumb does not call the closure.
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor public static func _appendItems(_ content: Self, to items: inout _ToolbarItems) {}
}

/// A notification for people who don't see. No host here reads anything out.
public enum AccessibilityNotification {
  /// Text to be read out. No host reads it.
  public struct Announcement: Sendable {
    /// Creates an announcement of text as it is. Plumb drops them.
    public init(_ message: String) {}
    /// Creates an announcement of text with attributes. Plumb drops them.
    public init(_ message: AttributedString) {}
    /// Requests that the text be read out. Plumb does nothing.
    public func post(fileID: StaticString = #fileID, line: UInt = #line) {
      reportUnsupported("AccessibilityNotification", fileID, line)
    }
  }
}
