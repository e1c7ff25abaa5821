import Foundation

// What a phone shows around an app is not drawn here: these are taken and change nothing.
nonisolated extension View {
  /// Hides the status bar, which no host of ours draws.
  public func statusBarHidden(_ hidden: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("statusBarHidden", fileID, line, if: !hidden) }
  public func statusBar(hidden: Bool, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("statusBar", fileID, line, if: !hidden)
  }

  /// Says whether the system's own marks over the app are shown; no host of ours draws them.
  public func persistentSystemOverlays(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("persistentSystemOverlays", fileID, line, if: visibility == .visible) }

  /// Says what the person is doing, for other devices; there are none here, so `update` is never called.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("userActivity", fileID, line) }

  /// Takes up what the person did on another device; there are none here, so `action` is never called.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onContinueUserActivity", fileID, line) }
}

/// What a person is doing in an app.
open class NSUserActivity {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open var isEligibleForPublicIndexing = false

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
