// What a phone shows around an app is not drawn here: these are taken and change nothing.
nonisolated extension View {
  /// Hides the status bar, which no host of ours draws.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }

  /// Says whether the system's own marks over the app are shown; no host of ours draws them.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Says what the person is doing, for other devices; there are none here.
  public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void)
    -> some View
  { self }
}
