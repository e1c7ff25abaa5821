import Foundation

// What a phone shows around an app is not drawn here: these are taken and change nothing.
nonisolated extension View {
  /// Hides the status bar, which no host of ours draws.
  public func statusBarHidden(_ hidden: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("statusBarHidden", fileID, line, if: !hidden) }
  /// Hides the status bar, which no host of ours draws; the older name of `statusBarHidden`.
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

  /// Says what the person is doing with an element, for other devices; there are none here, so `update` is never called.
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

  /// Says that the activity goes on now. Plumb tells nobody.
  open func becomeCurrent() {}
  /// Says that the activity rests. Plumb tells nobody.
  open func resignCurrent() {}
  /// Says that the activity is over. Plumb tells nobody.
  open func invalidate() {}
}
