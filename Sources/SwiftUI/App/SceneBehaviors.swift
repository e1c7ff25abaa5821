import Foundation
import PlumbLayout
import PlumbViews
import PlumbControls

// A page is one window of the browser, which opens it, sizes it and closes it.
extension Scene {
  /// Sets whether windows come back when the app is started again. Plumb's windows begin anew.
  public nonisolated func restorationBehavior(
    _ behavior: SceneRestorationBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("restorationBehavior", fileID, line, if: behavior == .automatic)
    return self
  }
  /// Sets whether the scene opens when the app starts. Plumb shows the first window.
  public nonisolated func defaultLaunchBehavior(
    _ behavior: SceneLaunchBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("defaultLaunchBehavior", fileID, line, if: behavior != .automatic)
    return self
  }
  /// Adds a task that runs in the background. Plumb never begins it.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene where D: Sendable, R: Sendable {
    reportUnsupported("backgroundTask", fileID, line)
    return self
  }
  /// Sets whether windows stay above others. Plumb leaves windows to the browser.
  public nonisolated func windowLevel(
    _ level: WindowLevel, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowLevel", fileID, line, if: level != .automatic)
    return self
  }
  /// Sets the role of windows in the system. Plumb leaves windows to the browser.
  public nonisolated func windowManagerRole(
    _ role: WindowManagerRole, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowManagerRole", fileID, line, if: role != .automatic)
    return self
  }
  /// Sets the size of an enlarged window. Plumb leaves windows to the browser.
  public nonisolated func windowIdealSize(
    _ idealSize: WindowIdealSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowIdealSize", fileID, line, if: idealSize != .automatic)
    return self
  }
  /// Sets whether a window is moved by dragging its background. Plumb leaves windows to the browser.
  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowBackgroundDragBehavior", fileID, line, if: behavior == .enabled)
    return self
  }
  /// Sets the position of a new window. Plumb leaves windows to the browser.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("defaultWindowPlacement", fileID, line)
    return self
  }
  /// Sets the position of an enlarged window. Plumb leaves windows to the browser.
  public nonisolated func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowIdealPlacement", fileID, line)
    return self
  }
}

/// Whether windows come back.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They do not come back
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene is there at the start.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It is there
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It is not there
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether windows stay above others.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the others
  public static let normal = WindowLevel(name: "normal")
  /// Above the others
  public static let floating = WindowLevel(name: "floating")
  /// Below all others
  public static let desktop = WindowLevel(name: "desktop")
}

/// The role of windows in the system.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// Main windows
  public static let principal = WindowManagerRole(name: "principal")
  /// Windows beside a main window
  public static let associated = WindowManagerRole(name: "associated")
}

/// The size of an enlarged window.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// As large as can be
  public static let maximum = WindowIdealSize(name: "maximum")
  /// As large as its content
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
}

/// The content of a window that is placed. Plumb does not use it.
public struct WindowLayoutRoot: Sendable {
  /// Returns the size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The display on which a window is placed. Plumb does not use it.
public struct WindowPlacementContext: Sendable {
  /// The display's size in points.
  public struct DisplayProxy: Sendable {
    /// The part of the display that windows may take.
    public let visibleRect: CGRect
    /// The whole display.
    public let bounds: CGRect
  }
  /// The display of the window.
  public let defaultDisplay: DisplayProxy
}

/// The position and size of a window.
public struct WindowPlacement: Sendable {
  /// Creates a placement at a point of the display in unit coordinates, with a size.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// Creates a placement at a point of the display in unit coordinates, with a width and a height.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Creates a placement at a point of the display in points.
  public init(_ position: CGPoint, size: CGSize? = nil) {}
}

/// Work for the background. Plumb never begins it.
public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
  /// Work that keeps the app fresh.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
  /// Work after something was fetched.
  public static var urlSession: BackgroundTask { BackgroundTask() }
}
extension BackgroundTask where Request == Void, Response == Void {
  /// Work after something of a name was fetched.
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}
