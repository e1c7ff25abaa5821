import Foundation

/// A server that uses the port of an app that has ended, reports the reason to its pages, and waits until one of them starts
/// it again.
package struct EndedApp: Sendable {
  /// Kept by a ``PortClaim``.
  let port: UInt16
  let key: ServerKey
  let reason: String
  let stage: PageStage
  let saves: FollowedSaves?

  /// - Parameter saves: the messages about saves, where the app is followed.
  package init(
    port: UInt16, key: ServerKey, reason: String, stage: PageStage = PageStage(), saves: FollowedSaves? = nil
  ) {
    (self.port, self.key, self.reason, self.stage, self.saves) = (port, key, reason, stage, saves)
  }

  /// Returns when a page asks for the app, or something else has happened; the port is free then.
  ///
  /// - Parameter arrange: gets a closure that ends the wait.
  package func waitForRestart(
    orWhen arrange: (_ end: @escaping @Sendable () -> Void) -> Void = { _ in }
  ) throws {
    let listening = Listening()
    let (port, key, stage) = (port, key, try JSONEncoder().encode(stage))
    let (requests, request) = AsyncStream.makeStream(of: Void.self)
    let notices = AppNotices(end: reason) { request.finish() }
    saves?.pass { notices.complain($0) }
    defer { saves?.pass(to: nil) }
    Task.detached {
      do {
        let listener = try await Listener.start(at: port, isClaimed: true) { port in
          PageHandler(
            port: port, key: key, socket: notices.over(DeafSocket()), stage: stage, notices: notices)
        }
        for await _ in requests {}
        // The answer to the page was sent before.
        await listener.stop()
        listening.end(nil)
      } catch {
        listening.end(error)
      }
    }
    arrange { request.finish() }
    try listening.wait()
  }
}

/// Waits without a task for what a task does.
private final class Listening: @unchecked Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private var problem: (any Error)?

  func end(_ problem: (any Error)?) {
    self.problem = problem
    isOver.signal()
  }

  func wait() throws {
    isOver.wait()
    if let problem { throw problem }
  }
}
