import Foundation
import PlumbCompanions
import Testing
import Waiting

/// Each test has a center of its own: the process's one is used by apps on pages.
@Suite("UserNotifications")
struct NotificationTests {
  private func request(_ name: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    let request = UNNotificationRequest(identifier: name, content: content, trigger: trigger)
    content.title = "changed afterwards"
    return request
  }

  @Test("what is scheduled is pending with the words of that moment, and can be taken back")
  func pending() async throws {
    let center = UNUserNotificationCenter()
    #expect(try await center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
    try await center.add(
      request("a", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
    try await center.add(
      request("b", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
    try await center.add(
      request("b", UNTimeIntervalNotificationTrigger(timeInterval: 1800, repeats: false)))
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["a", "b"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("what is due comes, and is asked for by the delegate's handler")
  @MainActor func delivery() async throws {
    let center = UNUserNotificationCenter()
    _ = try await center.requestAuthorization(options: [.alert])
    let listener = Listener()
    center.delegate = listener
    try await center.add(request("due", nil))
    try await waitUntil { !listener.shown.isEmpty }
    #expect(listener.shown == ["due"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["due"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("a time of the calendar has a next date, and an impossible one none")
  func calendar() {
    let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
    #expect(daily.nextTriggerDate() != nil)
    let never = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(month: 13), repeats: false)
    #expect(never.nextTriggerDate() == nil)
  }
}

private final class Listener: NSObject, UNUserNotificationCenterDelegate {
  var shown: [String] = []
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    shown.append(notification.request.identifier)
    completionHandler([.banner])
  }
}
