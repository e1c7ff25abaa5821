import Testing

@testable import PlumbServer

@Suite("Messages that nobody has dealt with", .timeLimit(.minutes(6)))
struct WaitingMessagesTests {
  @Test("more than may wait here wait with the page, and all come once they are dealt with")
  func waitWithThePage() async throws {
    let idle = IdleSocket()
    let listener = try await Listener.start(from: 0) { _ in SocketOnly(socket: idle) }
    let page = try await RawPage.open(port: listener.port, timeout: 2)
    // Systems keep some megabytes on the way; the rest has to stay where it is.
    let message = String(repeating: "x", count: 1 << 16)
    var sent = 0
    await #expect(throws: RawPage.Problem.self) {
      while sent < 1000 {
        try await page.send(message)
        sent += 1
      }
    }
    idle.begin()
    // The last one may have gone only in part.
    #expect(await idle.dealtWith(atLeast: sent))
    await listener.stop()
  }
}

/// Deals with nothing until it is told to begin.
private struct IdleSocket: Socket {
  let longestMessage = 1 << 20
  let longestQueue = 64
  private let start = AsyncStream.makeStream(of: Void.self)
  private let events = AsyncStream.makeStream(of: Void.self)

  func begin() { start.continuation.finish() }

  func dealtWith(atLeast count: Int) async -> Bool {
    var dealt = 0
    for await _ in events.stream {
      dealt += 1
      if dealt == count { return true }
    }
    return count == 0
  }

  func talk(over connection: SocketConnection) async {
    for await _ in start.stream {}
    for await _ in connection.events {
      connection.proceed()
      events.continuation.yield()
    }
    events.continuation.finish()
  }
}

private struct SocketOnly: RequestHandler {
  let socket: (any Socket)?
  init(socket: any Socket) { self.socket = socket }
  func answer(_ request: Request) -> Answer { .socket }
}
