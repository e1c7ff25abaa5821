import Foundation
import PlumbLayout
import PlumbViews
import PlumbControls

// A page is one window of the browser, which opens it, sizes it and closes it.
extension Scene {
  /// Takes whether windows come back when the app is started again. Plumb's windows begin anew.
  public nonisolated func restorationBehavior(
    _ behavior: SceneRestorationBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("restorationBehavior", fileID, line, if: behavior == .automatic)
    return self
  }
  /// Takes whether the scene is there when the app starts. Plumb shows the first window.
  public nonisolated func defaultLaunchBehavior(
    _ behavior: SceneLaunchBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("defaultLaunchBehavior", fileID, line, if: behavior != .automatic)
    return self
  }
  /// Takes work for the background. Plumb never begins it.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Scene where D: Sendable, R: Sendable {
    reportUnsupported("backgroundTask", fileID, line)
    return self
  }
  /// Takes whether windows stay above others. Plumb leaves windows to the browser.
  public nonisolated func windowLevel(
    _ level: WindowLevel, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowLevel", fileID, line, if: level != .automatic)
    return self
  }
  /// Takes what windows are to the system. Plumb leaves windows to the browser.
  public nonisolated func windowManagerRole(
    _ role: WindowManagerRole, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowManagerRole", fileID, line, if: role != .automatic)
    return self
  }
  /// Takes how large a window becomes that is enlarged. Plumb leaves windows to the browser.
  public nonisolated func windowIdealSize(
    _ idealSize: WindowIdealSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowIdealSize", fileID, line, if: idealSize != .automatic)
    return self
  }
  /// Takes whether a window is moved by its ground. Plumb leaves windows to the browser.
  public nonisolated func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("windowBackgroundDragBehavior", fileID, line, if: behavior == .enabled)
    return self
  }
  /// Takes where a new window stands. Plumb leaves windows to the browser.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    reportUnsupported("defaultWindowPlacement", fileID, line)
    return self
  }
  /// Takes where an enlarged window stands. Plumb leaves windows to the browser.
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
  /// As the platform has it
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They do not come back
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene is there at the start.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It is there
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It is not there
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether windows stay above others.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  /// As the platform has it
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the others
  public static let normal = WindowLevel(name: "normal")
  /// Above the others
  public static let floating = WindowLevel(name: "floating")
  /// Below all others
  public static let desktop = WindowLevel(name: "desktop")
}

/// What windows are to the system.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// As the platform has it
  public static let automatic = WindowManagerRole(name: "automatic")
  /// Main windows
  public static let principal = WindowManagerRole(name: "principal")
  /// Windows beside a main window
  public static let associated = WindowManagerRole(name: "associated")
}

/// How large a window becomes that is enlarged.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// As the platform has it
  public static let automatic = WindowIdealSize(name: "automatic")
  /// As large as can be
  public static let maximum = WindowIdealSize(name: "maximum")
  /// As large as its content
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
}

/// A window's content, for who says where windows stand. Plumb asks nobody.
public struct WindowLayoutRoot: Sendable {
  /// How large the content would be.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// What is known of the display, for who says where windows stand. Plumb asks nobody.
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

/// Where a window stands.
public struct WindowPlacement: Sendable {
  /// Makes a place by a share of the room, and a size.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// Makes a place by a share of the room, a width and a height.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Makes a place in points.
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
