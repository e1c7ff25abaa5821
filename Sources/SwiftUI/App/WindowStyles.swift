import PlumbLayout
import PlumbViews

/// The style of a window. The page draws none.
public protocol WindowStyle: Sendable {}
/// A window as it is where nobody asks for a style.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window with a bar for its title.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// A window whose title has no bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  /// The window as it is where nobody asks for a style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A bar for the window's title. Plumb draws none.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A title without a bar. Plumb draws no bar in any case.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The style of a window's toolbar. The page draws none.
public protocol WindowToolbarStyle: Sendable {}
/// A toolbar as it is where nobody asks for a style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar in one row with the window's title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A low toolbar in one row with the window's title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar under the window's title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The toolbar as it is where nobody asks for a style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// One row for the window's title and the toolbar. Plumb draws the toolbar as it does without a style.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// One row for the toolbar, with or without the window's title. Plumb does not look at `showsTitle`.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// One low row for the window's title and the toolbar. Plumb draws the toolbar as it does without a style.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar under the window's title. Plumb draws the toolbar as it does without a style.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

// The page has one window, which is as the browser has it.
extension Scene {
  /// Sets how windows are drawn. Plumb does not use it: the browser draws them.
  public nonisolated func windowStyle<S: WindowStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowStyle", fileID, line)
    return self
  }
  /// Sets how the toolbars of windows are drawn. Plumb does not use it.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowToolbarStyle", fileID, line)
    return self
  }
  /// Sets the position of a new window on the screen. Plumb does not use it: the browser decides.
  public nonisolated func defaultPosition(
    _ position: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("defaultPosition", fileID, line)
    return self
  }
  /// Sets the events of other programs that open a window. Plumb does not use it: an address opens a window.
  public nonisolated func handlesExternalEvents(
    matching conditions: Set<String>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("handlesExternalEvents", fileID, line)
    return self
  }
  /// Removes the commands of the scene. Plumb shows none.
  public nonisolated func commandsRemoved(fileID: StaticString = #fileID, line: UInt = #line) -> some Scene {
    reportUnsupported("commandsRemoved", fileID, line)
    return self
  }
  /// Replaces the scene's commands. Plumb shows neither, and never runs `content`.
  public nonisolated func commandsReplaced<C: Commands>(
    @CommandsBuilder content: () -> C, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("commandsReplaced", fileID, line)
    return self
  }
  /// Sets the shortcut of the command that opens the scene. Plumb does not use it: there is no such command.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene {
    reportUnsupported("Scene.keyboardShortcut", fileID, line)
    return self
  }
}

/// Commands that many apps have. The page has no menu bar.
public struct SidebarCommands: Commands {
  /// Creates the commands for a sidebar.
  public nonisolated init() {}
  public var body: Never { fatalError("SidebarCommands has no body") }
}
/// Commands that show, hide and change a toolbar. The page has no menu bar.
public struct ToolbarCommands: Commands {
  /// Creates the commands for a toolbar.
  public nonisolated init() {}
  public var body: Never { fatalError("ToolbarCommands has no body") }
}
/// Commands that find and check text. The page has no menu bar.
public struct TextEditingCommands: Commands {
  /// Creates the commands for text.
  public nonisolated init() {}
  public var body: Never { fatalError("TextEditingCommands has no body") }
}
/// Commands that change the looks of text. The page has no menu bar.
public struct TextFormattingCommands: Commands {
  /// Creates the commands for the looks of text.
  public nonisolated init() {}
  public var body: Never { fatalError("TextFormattingCommands has no body") }
}
/// The command that shows and hides an inspector. The page has no menu bar.
public struct InspectorCommands: Commands {
  /// Creates the command for an inspector.
  public nonisolated init() {}
  public var body: Never { fatalError("InspectorCommands has no body") }
}
