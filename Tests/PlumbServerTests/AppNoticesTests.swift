import Synchronization
import Testing

@testable import PlumbServer

@Suite("Notices about an app")
struct AppNoticesTests {
  /// The texts that a page got.
  private final class Page: Sendable {
    private let texts = Mutex<[String]>([])

    var newest: String? { texts.withLock(\.last) }
    var count: Int { texts.withLock(\.count) }

    func take(_ message: SocketMessage) {
      if case .text(let text) = message { texts.withLock { $0.append(text) } }
    }
  }

  /// Lets a page talk over a socket whose app never answers.
  private func join(_ notices: AppNotices) async -> (Page, end: AsyncStream<SocketEvent>.Continuation) {
    let page = Page()
    let (events, end) = AsyncStream.makeStream(of: SocketEvent.self)
    let connection = SocketConnection(events: events, send: page.take, proceed: {})
    let socket = notices.over(DeafSocket())
    Task { await socket.talk(over: connection) }
    while page.count == 0 { await Task.yield() }
    return (page, end)
  }

  @Test("reach each page once, at once, and those that come later as they are then")
  func pages() async throws {
    let notices = AppNotices {}
    let (first, end) = await join(notices)
    defer { end.finish() }
    #expect(first.newest?.contains(#""complaints":[]"#) == true)
    notices.hangs("It counts for ever.")
    notices.hangs("It counts for ever.")
    #expect(first.count == 2 && first.newest?.contains("It counts for ever.") == true)
    notices.complain([PreviewProject.Complaint(kind: .error, text: "no such card")])
    #expect(first.count == 3 && first.newest?.contains("no such card") == true)
    let (second, other) = await join(notices)
    defer { other.finish() }
    while second.count < 2 { await Task.yield() }
    #expect(second.newest?.contains("no such card") == true)
    notices.hangs(nil)
    for page in [first, second] { #expect(page.newest?.contains("reason") == false, "\(page.newest ?? "")") }
  }

  @Test("no longer reach a page that has gone")
  func gone() async throws {
    let notices = AppNotices {}
    let (page, end) = await join(notices)
    end.finish()
    // The page leaves when its socket has ended.
    while notices.pageCount > 0 { await Task.yield() }
    notices.hangs("It counts for ever.")
    #expect(page.count == 1)
  }

  @Test("let a page start an app again only while it has ended or does not answer")
  func restart() {
    let starts = Mutex(0)
    let notices = AppNotices { starts.withLock { $0 += 1 } }
    let handler = PageHandler(port: 1, key: ServerKey(), socket: nil, notices: notices)
    func status() -> Response.Status? {
      guard case .response(let response) = handler.restart(notices) else { return nil }
      return response.status
    }
    var counts: [Int] = []
    for (reason, expected) in [(nil, .unavailable), ("It counts for ever.", .accepted), (nil, .unavailable)]
      as [(String?, Response.Status)]
    {
      notices.hangs(reason)
      #expect(status() == expected)
      counts.append(starts.withLock { $0 })
    }
    #expect(counts == [0, 1, 1])
  }
}
