import Foundation

nonisolated extension View {
  /// Hides the status bar of the device that a page draws around the app. The safe area stays as it is.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }
  /// Hides the status bar of the device that a page draws around the app; the older name of `statusBarHidden`.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// Whether the status bar is hidden; of several views the last one that says something is heard, as it lies in front.
private struct StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

extension ViewHost {
  /// The views want no status bar over the app.
  package var isStatusBarHidden: Bool { (root.preference(StatusBarHiddenKey.self) ?? nil) ?? false }
}

// The rest of what a phone shows around an app is not drawn or stays: these are taken and change nothing.
nonisolated extension View {
  /// Sets whether the system's own overlays are shown over the app. No host of Plumb draws them.
  public func persistentSystemOverlays(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("persistentSystemOverlays", fileID, line, if: visibility == .visible) }

  /// Describes the person's activity for other devices. There are none here, so `update` is never called.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("userActivity", fileID, line) }

  /// Describes the person's activity with an element for other devices. There are none here, so `update` is never
  /// called.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("userActivity", fileID, line)
  }

  /// Sets an action for a continued activity of another device. There are none here, so `action` is never called.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onContinueUserActivity", fileID, line) }
}

/// The activity of a person in an app.
open class NSUserActivity {
  /// The type of the activity, in reversed domain order.
  public let activityType: String
  /// The title of the activity.
  open var title: String?
  /// The values that are needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The page on which the activity can go on in a browser.
  open var webpageURL: URL?
  /// Whether the activity can be found by a search. Plumb makes no use of it.
  open var isEligibleForSearch = false
  /// Whether the activity can go on on another device. Plumb makes no use of it.
  open var isEligibleForHandoff = true
  /// Whether anybody may find the activity. Plumb makes no use of it.
  open var isEligibleForPublicIndexing = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Marks the activity as the current one. Plumb passes it to no other device.
  open func becomeCurrent() {}
  /// Marks the activity as paused. Plumb passes it to no other device.
  open func resignCurrent() {}
  /// Ends the activity. Plumb passes it to no other device.
  open func invalidate() {}
}
