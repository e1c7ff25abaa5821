/// The trigger of a notification.
open class UNNotificationTrigger: NSObject {
  /// Whether it comes again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the seconds from a time until it comes next; `nil` for never.
  func wait(from now: Date) -> TimeInterval? { nil }
}

/// A trigger that fires after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger. One that repeats less than a minute apart is refused on Apple's systems.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the next date, if it was scheduled now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: max(0, timeInterval)) }

  override func wait(from now: Date) -> TimeInterval? { timeInterval.isFinite ? max(0, timeInterval) : nil }
}

/// A trigger that fires at a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the time; those that are missing may be anything.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  private func next(after now: Date) -> Date? {
    let calendar = dateComponents.calendar ?? Calendar.current
    return calendar.nextDate(after: now, matching: dateComponents, matchingPolicy: .nextTime)
  }

  override func wait(from now: Date) -> TimeInterval? { next(after: now)?.timeIntervalSince(now) }
}

/// A trigger that fires when an area is entered or left, which never happens here.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The area.
  public let region: CLRegion
  /// Creates a trigger.
  @available(
    *, deprecated,
    message:
      "In Plumb, UNLocationNotificationTrigger does nothing: the device stands still, so the notification never comes."
  )
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// Came from a server. None is asked here.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that is wanted.
open class UNNotificationRequest: NSObject {
  /// Its name: a request with the same name takes its place.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.trigger) = (identifier, trigger)
    // The app may change its content for the next request.
    self.content = UNNotificationContent(copying: content)
  }
}

/// A notification that has come.
open class UNNotification: NSObject {
  /// The date of delivery.
  public let date: Date
  /// The request of the notification.
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}
