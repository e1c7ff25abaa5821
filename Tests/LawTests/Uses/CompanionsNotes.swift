// swift-format-ignore-file
import SwiftUI
import UserNotifications

class Scheduler: NSObject, UNUserNotificationCenterDelegate {
  static let shared = Scheduler()
  func schedule() async {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    do { let granted = try await center.requestAuthorization(options: [.alert, .badge, .sound]); print(granted) } catch { print(error) }
    let content = UNMutableNotificationContent()
    content.title = "Feed the cat"
    content.subtitle = "It looks hungry"
    content.sound = UNNotificationSound.default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
    let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    try? await center.add(request)
    UNUserNotificationCenter.current().add(request) { error in }
    center.getNotificationSettings { settings in
      if settings.authorizationStatus == .authorized { print("yes") }
    }
  }
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
    completionHandler([.banner, .sound])
  }
}
struct NotesView: View {
  var body: some View {
    Button("Request Permission") {
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { success, error in
        if success { print("All set!") } else if let error = error { print(error.localizedDescription) }
      }
    }.task { await Scheduler.shared.schedule() }
  }
}
