import PlumbUIKit

/// The kind of an account.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// An account with calendars.
open class EKSource: NSObject {
  /// Its name.
  public let title: String
  /// The identifier of the account.
  public let sourceIdentifier = UUID().uuidString
  /// The kind of the account.
  public let sourceType = EKSourceType.local
  init(title: String) { self.title = title }
}

/// A calendar.
open class EKCalendar: NSObject, Identifiable {
  /// The identifier of the calendar.
  public let calendarIdentifier = UUID().uuidString
  /// Its name.
  open var title = ""
  /// Its colour.
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  /// Its account.
  open var source: EKSource!
  /// Whether events may be added.
  open var allowsContentModifications: Bool { true }
  /// Creates a calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// An item of a calendar: an event or a reminder. It can be filled in, and isn't kept.
open class EKCalendarItem: NSObject {
  /// The identifier of the item.
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar.
  open var calendar: EKCalendar!
  /// The title of the item.
  open var title: String! = ""
  /// The location.
  open var location: String?
  /// More about it.
  open var notes: String?
  /// A page about it.
  open var url: URL?
  /// The time zone of its times.
  open var timeZone: TimeZone?
  /// The alarms. None is shown.
  open var alarms: [EKAlarm]?
  /// The rules of recurrence.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Whether people are reminded of it.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  /// Whether it comes again.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Reminds people of it. Nobody is reminded.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Reminds nobody of it.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Lets it come again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// An event.
open class EKEvent: EKCalendarItem, Identifiable {
  /// The identifier of the event.
  public let eventIdentifier: String! = UUID().uuidString
  /// The start.
  open var startDate: Date! = Date()
  /// The end.
  open var endDate: Date! = Date()
  /// Whether it lasts a day.
  open var isAllDay = false
  /// The availability of people meanwhile.
  open var availability = EKEventAvailability.busy
  /// A place on a map.
  open var structuredLocation: EKStructuredLocation?
  /// Creates an event. It is kept by nobody.
  public init(eventStore: EKEventStore) {}
}
/// The availability of people.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// A place with a name.
open class EKStructuredLocation: NSObject {
  /// Its name.
  open var title: String?
  /// Creates a place.
  public init(title: String) { self.title = title }
}

/// A reminder.
open class EKReminder: EKCalendarItem, Identifiable {
  /// From when on.
  open var startDateComponents: DateComponents?
  /// Until when.
  open var dueDateComponents: DateComponents?
  /// Whether it was done.
  open var isCompleted = false
  /// The date of completion.
  open var completionDate: Date?
  /// The priority, from 1 down to 9; 0 for none.
  open var priority = 0
  /// Creates a reminder. It is kept by nobody.
  public init(eventStore: EKEventStore) {}
}

/// An alarm.
open class EKAlarm: NSObject {
  /// The time after the start, in seconds.
  open var relativeOffset: TimeInterval = 0
  /// At which time.
  open var absoluteDate: Date?
  /// Creates an alarm at a number of seconds after the start.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  /// Creates an alarm at a date.
  public init(absoluteDate date: Date) { absoluteDate = date }
}

/// The frequency of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// The end of a recurrence.
open class EKRecurrenceEnd: NSObject {
  /// At which time.
  public let endDate: Date?
  /// After how many times.
  public let occurrenceCount: Int
  /// Creates an end at a date.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// Creates an end after a number of times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// A rule of recurrence.
open class EKRecurrenceRule: NSObject {
  /// The frequency of the recurrence.
  public let frequency: EKRecurrenceFrequency
  /// Each how many times.
  public let interval: Int
  /// Until when.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// Creates a rule.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
  }
}
