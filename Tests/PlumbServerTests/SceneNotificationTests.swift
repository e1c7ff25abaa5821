import PlumbViews
import SwiftUI
import Testing

@testable import PlumbServer

@MainActor @Suite("Notifications of a scene")
struct SceneNotificationTests {
  private func notification(_ title: String, opened: @escaping @MainActor @Sendable () -> Void = {})
    -> ShownNotification
  { ShownNotification(title: title, opened: opened) }

  @Test("a page is told of one at a time, and twenty wait")
  func order() throws {
    var notifications = PageNotifications()
    let taken = (0...PageNotifications.most).map { notifications.add(notification("\($0)")) }
    #expect(taken == Array(repeating: true, count: PageNotifications.most) + [false])
    let first = notifications.next(app: "App")?.text ?? ""
    #expect(first.contains(#""lines":["App","0","",""]"#))
    let early = notifications.next(app: "App")
    #expect(early?.text == nil)
    let ended = [2, 1, 1].map { notifications.finish($0)?.title }
    #expect(ended == [nil, "0", nil])
    let second = notifications.next(app: "App")?.text ?? ""
    #expect(second.contains(#""lines":["App","1","",""]"#))
    // A page that is loaded again shows it again.
    notifications.forgetPage()
    let again = notifications.next(app: "App")?.text
    #expect(again?.contains(#""lines":["App","1","",""]"#) == true)
  }

  @Test("a long text is cut before it is sent")
  func long() throws {
    var notifications = PageNotifications()
    _ = notifications.add(notification(String(repeating: "x", count: 1 << 20)))
    let sent = notifications.next(app: "App")?.text ?? ""
    #expect((400..<1000).contains(sent.utf8.count))
  }

  @Test("a press is told once, and of what the page does not show nothing is told")
  func press() throws {
    let viewport = Viewport(size: CGSize(width: 200, height: 100), scale: 1)
    let sessions = Sessions(ServerContent(title: "Test") { AnyView(Text("Hello")) })
    let link = PageLink(page: "one") { _ in }
    let session = try #require(
      sessions.open(link, session: nil, window: nil, viewport: viewport, isDark: false))
    let presses = Presses()
    #expect(session.notify(notification("a") { presses.count += 1 }))
    #expect(session.receive(.notification(7, isOpened: true)) != nil)
    #expect(session.receive(.notification(1, isOpened: true)) == nil)
    #expect(session.receive(.notification(1, isOpened: true)) != nil)
    #expect(presses.count == 1)
    session.detach(link)
    #expect(!session.notify(notification("nobody there")))
  }

  @MainActor private final class Presses { var count = 0 }
}
