import FlyingFox
import Foundation

/// Shows content in the browser, to pages on this machine only.
@MainActor package final class Server {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  private let sessions: Sessions
  private var server: HTTPServer?
  private var running: Task<Void, any Error>?

  private let pagePort: UInt16?

  /// - Parameter pagePort: the port of another server, whose page may use this one too.
  package init(_ content: ServedContent, pagePort: UInt16? = nil) {
    (sessions, self.pagePort) = (Sessions(content), pagePort)
  }

  /// How many scenes there are.
  package var sceneCount: Int { sessions.count }

  /// Begins to serve at a port, or the next free one after it, and returns the address.
  package func start(port: UInt16) async throws -> (address: URL, port: UInt16) {
    guard let port = Ports.firstFree(from: port) else {
      throw Problem(description: "The ports from \(port) on are all taken; choose another with --port.")
    }
    // A page may think for a long time between two messages, and so may a person.
    let config = HTTPServer.Configuration(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30, logger: .disabled)
    let server = HTTPServer(
      config: config,
      handler: PageHandler(port: port, socket: PageSocket(sessions: sessions), pagePort: pagePort))
    self.server = server
    running = Task.detached { try await server.run() }
    do { try await server.waitUntilListening(timeout: 30) } catch {
      throw Problem(description: "Port \(port) can not be listened at.")
    }
    return (URL(string: "http://127.0.0.1:\(port)/")!, port)
  }

  /// Cuts the connections and keeps the scenes.
  package func dropConnections() { sessions.dropConnections() }

  package func stop() async {
    sessions.endAll("The app has ended.")
    await server?.stop(timeout: 0)
    running?.cancel()
  }
}
