import PlumbViews

/// The notifications of one scene. Its page shows one after the other, so that an app with many of them neither fills the
/// page nor the queue of what is sent.
struct PageNotifications {
  /// The most that wait, with the one that is shown; further ones are refused (assumed).
  static let most = 20
  /// The most characters of a line: a banner shows fewer.
  static let longestLine = 400

  private var waiting: [(number: Int, notification: ShownNotification)] = []
  private var lastNumber = 0
  /// Whether the page was informed of the first one.
  private var isFirstSent = false

  /// Adds a notification; returns `false` if there are too many.
  mutating func add(_ notification: ShownNotification) -> Bool {
    guard waiting.count < Self.most else { return false }
    lastNumber += 1
    waiting.append((lastNumber, notification))
    return true
  }

  /// Returns the notice to send to the page now, if there is one.
  mutating func next(app: String) -> Notice? {
    guard !isFirstSent, let (number, notification) = waiting.first else { return nil }
    isFirstSent = true
    return .notification(
      number,
      lines: [app, notification.title, notification.subtitle, notification.body].map {
        String($0.prefix(Self.longestLine))
      }, isUrgent: notification.isUrgent)
  }

  /// The page does not show a notification any more. The answer is the notification, if the page showed it.
  mutating func finish(_ number: Int) -> ShownNotification? {
    guard isFirstSent, waiting.first?.number == number else { return nil }
    isFirstSent = false
    return waiting.removeFirst().notification
  }

  /// There is another page, which shows none yet.
  mutating func forgetPage() { isFirstSent = false }
}

extension Session {
  /// Shows a notification as a banner; false where there is no page for it, or too many wait.
  func notify(_ notification: ShownNotification) -> Bool {
    guard link != nil, notifications.add(notification) else { return false }
    tellNotification()
    return true
  }

  /// Sends the next notification to the page, if it shows none.
  func tellNotification() {
    guard let link, let notice = notifications.next(app: content.title(window)) else { return }
    link.send(notice.text)
  }

  /// A banner is gone: a person pressed it, put it away, or did nothing.
  func notificationEnded(_ number: Int, isOpened: Bool) -> BadMessage? {
    guard let notification = notifications.finish(number) else {
      return BadMessage("There is no notification \(number) on the page.")
    }
    if isOpened { notification.opened() }
    tellNotification()
    return nil
  }
}
