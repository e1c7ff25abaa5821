#if Companions
  import Foundation
  import PlumbCompanions
  import SwiftUI
  import Testing

  @testable import PlumbServer

  /// Notifications on the page. There is one center in a process, so these tests come one after the other.
  @Suite("Notifications on the page", .serialized, .timeLimit(.minutes(12)))
  struct NotificationPageTests {
    private struct Reminders: View {
      @State private var opened = "nothing"
      @State private var listener = Listener()
      var body: some View {
        VStack(spacing: 40) {
          Text("Opened: \(opened)").accessibilityIdentifier("opened")
          Button("Remind") {
            let content = UNMutableNotificationContent()
            (content.title, content.subtitle) = ("Water the plants", "Balcony")
            content.body = "The tomatoes and the basil have been in the sun since this morning."
            let request = UNNotificationRequest(identifier: "water", content: content, trigger: nil)
            UNUserNotificationCenter.current().add(request)
          }
        }
        .task {
          let center = UNUserNotificationCenter.current()
          _ = try? await center.requestAuthorization(options: [.alert])
          listener.opened = { opened = $0 }
          center.delegate = listener
        }
      }
    }

    @MainActor private final class Listener: NSObject, UNUserNotificationCenterDelegate {
      var opened: (String) -> Void = { _ in }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async {
        opened("\(response.notification.request.identifier) \(response.actionIdentifier.suffix(23))")
      }
    }

    private let shown = "document.querySelector('#banner.shown .open')"
    private let gone =
      "!document.querySelector('#banner.shown') && !document.querySelector('#banner').children.length"

    /// Asks for a banner and waits until it stands still. The pointer over it keeps it there, however slow the machine is.
    private func show(_ page: BrowserPage) async throws {
      try await page.click("#elements button")
      try await page.wait(shown)
      try await page.call(
        "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 150, "y": 40, "button": "none"])
      try await page.wait("document.querySelector('#banner').getAnimations().length === 0")
    }

    @Test("a banner has the app's name and the words; a press tells the delegate", arguments: [false, true])
    func press(isDark: Bool) async throws {
      try await TestServer.with({ Reminders() }) { testServer in
        let page = try await BrowserPage.open(testServer.address, width: 360, height: 640, isDark: isDark)
        try await show(page)
        let lines = try await page.value("[...\(shown).children].map(line => line.textContent)")
        #expect(
          lines == [
            "Test", "Water the plants", "Balcony",
            "The tomatoes and the basil have been in the sun since this morning.",
          ])
        let role = try await page.value("document.querySelector('#banner').role")
        #expect(role == "status")
        let box = try await page.numbers(
          "(() => { const b = document.querySelector('#banner').getBoundingClientRect(); return [b.left, b.right] })()",
          count: 2)
        #expect(box == [8, 352])
        if let folder = ProcessInfo.processInfo.environment["PLUMB_SHOTS"] {
          try await page.wait("document.querySelector('#banner').getAnimations().length === 0")
          try await page.screenshot().write(
            to: URL(filePath: folder).appending(path: isDark ? "dark.png" : "light.png"))
        }
        try await page.click("#banner .body")
        let opened = "document.querySelector('[data-identifier=opened]').textContent"
        try await page.wait("\(opened) === 'Opened: water DefaultActionIdentifier'")
        #expect(try await page.value(gone).isTrue)
        try await page.close()
      }
    }

    @Test(
      "a banner goes by its button, by Escape, by a swipe up, and by itself; a short drag leaves it there")
    func goes() async throws {
      try await TestServer.with({ Reminders() }) { testServer in
        let page = try await BrowserPage.open(testServer.address, width: 390, height: 600)
        try await show(page)
        try await page.click("#banner .close")
        try await page.wait(gone)
        try await show(page)
        try await page.press("F8", code: 119)
        let hasFocus = try await page.value("document.activeElement.className")
        #expect(hasFocus == "open")
        try await page.press("Escape", code: 27)
        try await page.wait(gone)
        try await show(page)
        try await page.drag(from: (150, 50), to: (150, 38))
        try await page.drag(from: (150, 50), to: (150, 10))
        try await page.wait(gone)
        try await show(page)
        try await page.call(
          "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 20, "y": 580, "button": "none"])
        try await page.wait(gone)
        let opened = try await page.value("document.querySelector('[data-identifier=opened]').textContent")
        #expect(opened == "Opened: nothing")
        try await page.close()
      }
    }
  }
#endif
