import Foundation

/// Opens a window. Hosts here show one window, so nothing happens.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(id: String, fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("openWindow", fileID, line)
  }
  public func callAsFunction<D: Codable & Hashable>(
    value: D, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("openWindow", fileID, line)
  }
  public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("openWindow", fileID, line)
  }
}

/// Closes a window. Hosts here show one window, so nothing happens.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("dismissWindow", fileID, line)
  }
  public func callAsFunction(id: String, fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("dismissWindow", fileID, line)
  }
  public func callAsFunction<D: Codable & Hashable>(
    value: D, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("dismissWindow", fileID, line)
  }
}

/// Opens the app's settings. Hosts here show one window, so nothing happens.
@MainActor @preconcurrency public struct OpenSettingsAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) {
    reportUnsupported("openSettings", fileID, line)
  }
}

/// Whether a window is in front. All are here.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// How strong a background is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var supportsMultipleWindows: Bool { false }
  public var controlActiveState: ControlActiveState { .key }
  public var appearsActive: Bool { true }
  /// Nobody films the screen.
  public var isSceneCaptured: Bool { false }
  /// No display here is dimmed.
  public var isLuminanceReduced: Bool { false }
  public var backgroundProminence: BackgroundProminence { .standard }
  /// No host here keeps what can be undone.
  public var undoManager: UndoManager? { nil }
}

/// Takes back what was done. No host here keeps one.
open class UndoManager {
  public init() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func setActionName(_ actionName: String) {}
  open func removeAllActions() {}
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}
