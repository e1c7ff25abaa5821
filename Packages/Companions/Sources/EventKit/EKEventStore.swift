/// The kinds of things in a calendar.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// The access of an app to calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// The recurring events that a change affects.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// An error with a calendar.
public struct EKError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, eventStoreNotAuthorized = 29
  }
  /// The kind of error.
  public let code: Code
}

/// The calendars of a person. No host has any: access is refused.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store of calendars.
  public override init() {}
  /// Returns the access of the app: none.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  /// Requests access. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, nil) }
  }
  /// Requests access. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestAccess(
    to entityType: EKEntityType
  ) async throws -> Bool {
    return false
  }
  /// Requests access to events. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestFullAccessToEvents() async throws -> Bool {
    return false
  }
  /// Requests access to events. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, nil) }
  }
  /// Requests permission to add events. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestWriteOnlyAccessToEvents() async throws
    -> Bool
  {
    return false
  }
  /// Requests permission to add events. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, nil) }
  }
  /// Requests access to reminders. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestFullAccessToReminders() async throws
    -> Bool
  {
    return false
  }
  /// Requests access to reminders. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, nil) }
  }

  /// The accounts: none.
  open var sources: [EKSource] { [] }
  /// Returns the calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns the calendar of a name. There is none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The calendar for new events. There is none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns the calendar for new reminders. There is none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns the event of a name. There is none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns the event or reminder of a name. There is none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Returns a predicate of the events of a time.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  {
    NSPredicate(value: true)
  }
  /// Returns a predicate of all reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  /// Returns a predicate of incomplete reminders.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Returns a predicate of completed reminders.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Returns the events that are asked for: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Goes through the events that are asked for: none.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// Returns the reminders that are asked for: none.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    later { completion([]) }
    return NSObject()
  }
  /// Keeps an event. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func save(
    _ event: EKEvent, span: EKSpan, commit: Bool = true
  ) throws { try refuseWriting() }
  /// Keeps a reminder. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func save(_ reminder: EKReminder, commit: Bool)
    throws
  {
    try refuseWriting()
  }
  /// Deletes an event. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func remove(
    _ event: EKEvent, span: EKSpan, commit: Bool = true
  ) throws { try refuseWriting() }
  /// Deletes a reminder. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func remove(_ reminder: EKReminder, commit: Bool)
    throws
  {
    try refuseWriting()
  }
  /// Keeps a calendar. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, EKEventStore does nothing: no host has calendars, so access is refused."
  )
  open func saveCalendar(
    _ calendar: EKCalendar, commit: Bool
  ) throws {
    try refuseWriting()
  }
  /// Writes all changes. There are none.
  open func commit() throws {}
  /// Forgets all changes. There are none.
  open func reset() {}

  private func refuseWriting() throws {
    throw EKError(code: .eventStoreNotAuthorized)
  }
}

extension Notification.Name {
  /// Calendars have changed. None does.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
