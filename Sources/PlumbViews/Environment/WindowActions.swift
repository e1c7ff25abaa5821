import Foundation

/// Opens a window. Hosts here show one window, so nothing happens.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Requests the window with an id. Plumb opens none.
  public func callAsFunction(id: String, fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("openWindow", fileID, line)
  }
  /// Requests a window that shows a value. Plumb opens none.
  public func callAsFunction<D: Codable & Hashable>(
    value: D, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("openWindow", fileID, line)
  }
  /// Requests the window with an id and a value to show. Plumb opens none.
  public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("openWindow", fileID, line)
  }
}

/// Closes a window. Hosts here show one window, so nothing happens.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  /// Has no effect: Plumb has no windows to close.
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("dismissWindow", fileID, line)
  }
  /// Requests the dismissal of the window with an id. Plumb opens none.
  public func callAsFunction(id: String, fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("dismissWindow", fileID, line)
  }
  /// Requests the dismissal of the window that shows a value. Plumb opens none.
  public func callAsFunction<D: Codable & Hashable>(
    value: D, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("dismissWindow", fileID, line)
  }
}

/// Opens the app's settings. Hosts here show one window, so nothing happens.
@MainActor @preconcurrency public struct OpenSettingsAction: Sendable {
  nonisolated init() {}
  /// Has no effect: Plumb has no windows to close.
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("openSettings", fileID, line)
  }
}

/// Whether a window is in front. All are here.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// A background that recedes.
  public static let standard = BackgroundProminence(name: "standard")
  /// A prominent background, as that of a chosen row.
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  /// Opens windows; it does nothing here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows; it does nothing here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the app's settings; it does nothing here.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether an app can have several windows; never here.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the window is in front; always `key` here.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether the view looks as in a window in front; always here.
  public var appearsActive: Bool { true }
  /// Whether the screen is recorded. It never is.
  public var isSceneCaptured: Bool { false }
  /// Whether the display is dimmed; never here.
  public var isLuminanceReduced: Bool { false }
  /// The prominence of the background; always standard here.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// The manager of the window's changes that can be undone; `nil` outside of a window.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
