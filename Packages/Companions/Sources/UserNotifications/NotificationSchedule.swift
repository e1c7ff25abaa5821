import PlumbViews
import SwiftUI

extension UNUserNotificationCenter {
  /// Schedules a notification. One with the same name is taken back.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    if let completionHandler { later { completionHandler(nil) } }
  }

  /// Schedules a notification. One with the same name is taken back.
  public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  /// The window whose code asks is the one that shows it later: an app may have several.
  private func schedule(
    _ request: UNNotificationRequest, in window: EnvironmentValues = Surroundings.current.environment
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    nonisolated(unsafe) let kept = request
    // It is pending before its time begins: what is due at once may come before the next line.
    state.withLock { $0.pending.append((kept, nil)) }
    let wait = request.trigger.map { $0.wait(from: Date()) } ?? 0
    let task = wait.map { seconds in
      later(seconds: seconds) { [weak self] in self?.deliver(request, in: window) }
    }
    let isPending = state.withLock { state in
      guard let index = state.pending.firstIndex(where: { $0.request === kept }) else { return false }
      state.pending[index].wait = task
      return true
    }
    if !isPending { task?.cancel() }
  }

  private func deliver(_ request: UNNotificationRequest, in window: EnvironmentValues) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let notification = UNNotification(request: request, date: Date())
    nonisolated(unsafe) let kept = notification
    state.withLock { $0.delivered.append(kept) }
    show(notification, in: window)
    if request.trigger?.repeats == true { schedule(request, in: window) }
  }

  /// Offers a notification to the delegate, and then to the host. A host that shows none has its words written.
  private func show(_ notification: UNNotification, in window: EnvironmentValues) {
    let center = self
    nonisolated(unsafe) let (delegate, shown) = (delegate, notification)
    let status = state.withLock { $0.status }
    guard status == .authorized || status == .provisional else {
      return writeLine("Notification: the app has not asked whether it may show notifications.")
    }
    Task { @MainActor in
      let last = Surroundings.current.environment
      // The delegate is asked while the app is in front. Without one the person is taken for somebody who has left the app
      // to see what comes, because a page cannot be left and seen at once.
      var options: UNNotificationPresentationOptions = .banner
      if let delegate, last.scenePhase != .background {
        options = await delegate.userNotificationCenter(center, willPresent: shown)
      }
      let isBanner = !options.isDisjoint(with: [.banner, .alert])
      // That window may be closed by now; then the one that was drawn last takes it.
      if isBanner {
        let offered = center.offered(shown)
        if window.systemNotify?(offered) == true || last.systemNotify?(offered) == true { return }
      }
      let content = shown.request.content
      let words = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
      writeLine(
        "Notification: \(words.joined(separator: " – "))"
          + (isBanner ? "" : " (the delegate wants no banner while the app is seen)"))
    }
  }

  /// Returns a notification as a host shows it. A press is reported to the delegate at that time.
  private func offered(_ notification: UNNotification) -> ShownNotification {
    let content = notification.request.content
    nonisolated(unsafe) let notification = notification
    return ShownNotification(
      title: content.title, subtitle: content.subtitle, body: content.body,
      isUrgent: [.timeSensitive, .critical].contains(content.interruptionLevel)
    ) { [self] in
      let name = notification.request.identifier
      // One that was opened is no longer in the list of those that came.
      removeDeliveredNotifications(withIdentifiers: [name])
      let response = UNNotificationResponse(
        notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
      nonisolated(unsafe) let (delegate, told) = (delegate, response)
      Task { @MainActor in await delegate?.userNotificationCenter(self, didReceive: told) }
    }
  }

  /// Removes notifications that have not come yet.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.withLock { state in
      for entry in state.pending where identifiers.contains(entry.request.identifier) { entry.wait?.cancel() }
      state.pending.removeAll { identifiers.contains($0.request.identifier) }
    }
  }

  /// Removes all notifications that have not come yet.
  public func removeAllPendingNotificationRequests() {
    state.withLock { state in
      for entry in state.pending { entry.wait?.cancel() }
      state.pending = []
    }
  }

  /// Forgets notifications that have come.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Forgets all notifications that have come.
  public func removeAllDeliveredNotifications() { state.withLock { $0.delivered = [] } }

  /// Passes the pending notifications to a closure.
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = pending
    later { completionHandler(requests) }
  }

  /// Returns the notifications that have not come yet.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// Passes the delivered notifications to a closure.
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let notifications = delivered
    later { completionHandler(notifications) }
  }

  /// Returns the notifications that have come.
  public func deliveredNotifications() async -> [UNNotification] { delivered }

  private var pending: [UNNotificationRequest] {
    nonisolated(unsafe) var found: [UNNotificationRequest] = []
    state.withLock { found = $0.pending.map(\.request) }
    return found
  }

  private var delivered: [UNNotification] {
    nonisolated(unsafe) var found: [UNNotification] = []
    state.withLock { found = $0.delivered }
    return found
  }
}
