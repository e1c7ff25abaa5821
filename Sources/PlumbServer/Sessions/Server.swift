import Foundation

/// Shows content in the browser, to pages on this machine that have the key.
@MainActor package final class Server {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// The key that pages need in addition to the port.
  package nonisolated let key: ServerKey
  private let sessions: Sessions
  private let stage: PageStage
  private let pagePort: UInt16?
  private let limits: ServerLimits
  private let notices: AppNotices?
  private var listener: Listener?

  /// - Parameters:
  ///   - key: the key of those who know the address already; otherwise there is a new one.
  ///   - pagePort: the port of another server, whose page may use this one too.
  package init(
    _ content: ServerContent, key: ServerKey = ServerKey(), pagePort: UInt16? = nil,
    limits: ServerLimits = ServerLimits()
  ) {
    stage = content.stage
    (sessions, self.key, self.pagePort, self.limits) = (Sessions(content), key, pagePort, limits)
    notices = content.notices
  }

  /// The number of scenes.
  package var sceneCount: Int { sessions.count }

  /// Begins to serve at a port, or the next free one after it, and returns the address.
  ///
  /// - Parameter isClaimed: a ``PortClaim`` keeps the port for us, and no other is taken.
  package func start(port: UInt16, isClaimed: Bool = false) async throws -> (address: URL, port: UInt16) {
    let (key, pagePort, desk) = (key, pagePort, sessions.desk)
    let page = PageSocket(sessions: sessions)
    let socket: any Socket = notices?.over(page) ?? page
    let (stage, notices) = (try JSONEncoder().encode(stage), notices)
    let listener = try await Listener.start(from: port, isClaimed: isClaimed, limits: limits) { port in
      PageHandler(
        port: port, key: key, socket: socket, pagePort: pagePort, desk: desk, stage: stage,
        notices: notices)
    }
    self.listener = listener
    return (key.address(port: listener.port), listener.port)
  }

  /// Cuts the connections and keeps the scenes.
  package func dropConnections() { sessions.dropConnections() }

  package func stop() async {
    sessions.endAll("The app has ended.")
    await listener?.stop()
  }
}
