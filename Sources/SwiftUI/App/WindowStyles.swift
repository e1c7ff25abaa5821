import PlumbLayout
import PlumbViews

/// How a window is drawn. The page draws none.
public protocol WindowStyle: Sendable {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// How a window's toolbar is drawn. The page draws none.
public protocol WindowToolbarStyle: Sendable {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

// The page has one window, which is as the browser has it.
extension Scene {
  public nonisolated func windowStyle<S: WindowStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowStyle", fileID, line)
    return self
  }
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowToolbarStyle", fileID, line)
    return self
  }
  public nonisolated func defaultPosition(
    _ position: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("defaultPosition", fileID, line)
    return self
  }
  public nonisolated func handlesExternalEvents(
    matching conditions: Set<String>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("handlesExternalEvents", fileID, line)
    return self
  }
  public nonisolated func commandsRemoved(fileID: StaticString = #fileID, line: UInt = #line) -> some Scene {
    reportUnsupported("commandsRemoved", fileID, line)
    return self
  }
  public nonisolated func commandsReplaced<C: Commands>(
    @CommandsBuilder content: () -> C, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("commandsReplaced", fileID, line)
    return self
  }
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
  public nonisolated init() {}
  public var body: Never { fatalError("SidebarCommands has no body") }
}
public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("ToolbarCommands has no body") }
}
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("TextEditingCommands has no body") }
}
public struct TextFormattingCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("TextFormattingCommands has no body") }
}
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("InspectorCommands has no body") }
}
