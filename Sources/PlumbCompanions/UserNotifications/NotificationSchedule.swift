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

  private func schedule(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let wait = request.trigger.map { $0.wait(from: Date()) } ?? 0
    let task = wait.map { seconds in later(seconds: seconds) { [weak self] in self?.deliver(request) } }
    nonisolated(unsafe) let request = request
    state.withLock { $0.pending.append((request, task)) }
  }

  private func deliver(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let notification = UNNotification(request: request, date: Date())
    nonisolated(unsafe) let kept = notification
    state.withLock { $0.delivered.append(kept) }
    show(notification)
    if request.trigger?.repeats == true { schedule(request) }
  }

  /// Asks the delegate whether the notification is seen, as while an app is in front, and writes its words.
  private func show(_ notification: UNNotification) {
    let center = self
    nonisolated(unsafe) let (delegate, shown) = (delegate, notification)
    let status = state.withLock { $0.status }
    guard status == .authorized || status == .provisional else {
      return writeLine("Notification: the app has not asked whether it may show notifications.")
    }
    Task { @MainActor in
      let options = await delegate?.userNotificationCenter(center, willPresent: shown) ?? []
      let content = shown.request.content
      let words = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
      let isSeen = !options.isDisjoint(with: [.banner, .alert, .list])
      writeLine(
        "Notification: \(words.joined(separator: " – "))"
          + (isSeen || delegate == nil ? "" : " (the delegate shows it not while the app is seen)"))
    }
  }

  /// Takes notifications back that have not come yet.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.withLock { state in
      for entry in state.pending where identifiers.contains(entry.request.identifier) { entry.wait?.cancel() }
      state.pending.removeAll { identifiers.contains($0.request.identifier) }
    }
  }

  /// Takes all notifications back that have not come yet.
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

  /// Tells the notifications that have not come yet.
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = pending
    later { completionHandler(requests) }
  }

  /// The notifications that have not come yet.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// Tells the notifications that have come.
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let notifications = delivered
    later { completionHandler(notifications) }
  }

  /// The notifications that have come.
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
