import Foundation
import PlumbExchange
import PlumbLayout
import PlumbViews

// A window is as the browser has it, and a page is neither a room nor a watch.
nonisolated extension View {
  /// Sets whether people may change the window's size. Plumb leaves windows to the browser.
  public func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("windowResizeBehavior", fileID, line, if: behavior == .disabled)
  }
  /// Sets whether people may close the window. Plumb leaves windows to the browser.
  public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("windowDismissBehavior", fileID, line, if: behavior == .disabled)
  }
  /// Sets whether people may minimise the window. Plumb leaves windows to the browser.
  public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("windowMinimizeBehavior", fileID, line, if: behavior == .disabled)
  }
  /// Sets whether people may make the window as large as the display. Plumb leaves windows to the browser.
  public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("windowFullScreenBehavior", fileID, line, if: behavior == .disabled)
  }
  /// Sets the corner that stays when a window changes its size. Plumb leaves windows to the browser.
  public func windowResizeAnchor(_ anchor: UnitPoint?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("windowResizeAnchor", fileID, line, if: anchor != nil)
  }
  /// Sets when a window's toolbar is visible on the whole display. Plumb leaves windows to the browser.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("windowToolbarFullScreenVisibility", fileID, line, if: visibility == .onHover)
  }
  /// Sets whether the first click on a window also presses the view there. Plumb leaves windows to the browser.
  public func allowsWindowActivationEvents(
    _ value: Bool? = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("allowsWindowActivationEvents", fileID, line, if: value == true)
  }
  /// Sets the style of windows that the view opens. Plumb opens none.
  public func presentedWindowStyle<S>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("presentedWindowStyle", fileID, line)
  }
  /// Sets the style of the toolbars of windows that the view opens. Plumb opens none.
  public func presentedWindowToolbarStyle<S>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("presentedWindowToolbarStyle", fileID, line)
  }
  /// Sets how a sheet shows through the objects in front of it in a room. A page isn't in a room.
  public func presentationBreakthroughEffect(
    _ effect: BreakthroughEffect, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("presentationBreakthroughEffect", fileID, line, if: effect != .automatic)
  }
  /// Sets how the view shows through the objects in front of it in a room. A page isn't in a room.
  public func breakthroughEffect(
    _ effect: BreakthroughEffect, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("breakthroughEffect", fileID, line, if: effect != .automatic)
  }
  /// Sets whether an open dialog keeps the app from ending. Plumb leaves it to the browser.
  public func dialogPreventsAppTermination(
    _ prevents: Bool?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("dialogPreventsAppTermination", fileID, line, if: prevents == true)
  }
  /// Sets whether an open sheet keeps the app from ending. Plumb leaves it to the browser.
  public func presentationPreventsAppTermination(
    _ prevents: Bool?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("presentationPreventsAppTermination", fileID, line, if: prevents == true)
  }
  /// Sets an action for a change of the window's size by a person. Plumb never calls it.
  public func onInteractiveResizeChange(
    _ action: @escaping (Bool) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onInteractiveResizeChange", fileID, line)
  }
  /// Sets an action for when a person recentres the room. A page isn't in a room.
  public func onWorldRecenter(
    action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onWorldRecenter", fileID, line)
  }
  /// Adds a view beside the window. A page has no space beside it.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("ornament", fileID, line, if: visibility != .hidden)
  }
  /// Sets a tag under which interactions are recorded. Plumb records nothing.
  public func interactionActivityTrackingTag(
    _ tag: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("interactionActivityTrackingTag", fileID, line)
  }
  /// Sets the symbol of a screen in a phone's simplified mode. Plumb has no such mode.
  public func assistiveAccessNavigationIcon(_ icon: Image, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("assistiveAccessNavigationIcon", fileID, line)
  }
  /// Sets the system symbol of a screen in a phone's simplified mode. Plumb has no such mode.
  public func assistiveAccessNavigationIcon(
    systemImage: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("assistiveAccessNavigationIcon", fileID, line)
  }
  /// Sets whether captures of the display leave the view out. Plumb doesn't hide it.
  public func contentCaptureProtected(_ protected: Bool, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("contentCaptureProtected", fileID, line, if: protected)
  }
  /// Sets how far a corner's content moves away from the corner. Plumb leaves it at its place.
  public func containerCornerOffset(
    _ edges: Edge.Set, sizeToFit: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("containerCornerOffset", fileID, line)
  }
  /// Adds items to the bar above a Mac's keyboard. A page has no such bar.
  public func touchBar<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("touchBar", fileID, line)
  }
  /// Marks the principal item of the bar above a Mac's keyboard. A page has no such bar.
  public func touchBarItemPrincipal(
    _ principal: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("touchBarItemPrincipal", fileID, line, if: principal)
  }
  /// Sets the name of an item in the bar above a Mac's keyboard. A page has no such bar.
  public func touchBarCustomizationLabel(_ label: Text, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("touchBarCustomizationLabel", fileID, line)
  }
  /// Sets the style of menus in older programs. Plumb shows its own.
  public func menuButtonStyle<S: MenuButtonStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("menuButtonStyle", fileID, line)
  }
  /// Sets whether an item of a toolbar is hidden. Plumb shows it; hide the item itself.
  public func toolbarItemHidden(_ hidden: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("toolbarItemHidden", fileID, line, if: hidden)
  }
}

/// Whether people may do something to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// They may
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// They may not
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The visibility of a window's toolbar in full screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While a pointer is at the top
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// The way in which a view shows through objects before it in a room.
public struct BreakthroughEffect: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = BreakthroughEffect(name: "automatic")
  /// The view does not show through.
  public static let none = BreakthroughEffect(name: "none")
  /// A little
  public static let subtle = BreakthroughEffect(name: "subtle")
  /// Much
  public static let prominent = BreakthroughEffect(name: "prominent")
}

/// The point of a window to which a view beside it is attached.
public struct OrnamentAttachmentAnchor: Sendable {
  /// Returns an anchor at a point of the window.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
  /// Returns an anchor at a point of the view.
  public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
}

/// The look of menus of older programs.
public protocol MenuButtonStyle {}
/// The platform's default style.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
}
/// A menu without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
}
