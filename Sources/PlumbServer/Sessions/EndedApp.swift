import FlyingFox
import Foundation

/// Stands at the port of an app that has ended: tells its pages why, and waits until somebody wants it back.
package struct EndedApp: Sendable {
  let port: UInt16
  let reason: String

  package init(port: UInt16, reason: String) { (self.port, self.reason) = (port, reason) }

  /// Returns when a page asks for the app; the port is free then.
  package func waitForRestart() throws {
    let (wishes, wish) = AsyncStream.makeStream(of: Void.self)
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30, logger: .disabled),
      handler: EndedHandler(port: port, reason: reason) { wish.finish() })
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let running = Task { try await server.run() }
      for await _ in wishes {}
      // The answer to the wish goes out first.
      try? await Task.sleep(for: .milliseconds(50))
      await server.stop(timeout: 0)
      running.cancel()
      done.signal()
    }
    done.wait()
  }
}

struct EndedHandler: OwnPageHandler {
  let port: UInt16
  let reason: String
  let restart: @Sendable () -> Void

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let refusal = refusal(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")]) {
      return text(refusal, status: .forbidden)
    }
    switch (request.method, request.path) {
    case (.GET, "/status"): return status(ended: reason)
    case (.POST, "/restart"):
      restart()
      return text("The app is started again.", status: .accepted)
    case (.GET, "/socket"): return text("The app has ended.", status: .serviceUnavailable)
    case (.GET, let path), (.HEAD, let path):
      guard let file = WebFile.named(path) else {
        return text("There is no \(path.prefix(200)).", status: .notFound)
      }
      return HTTPResponse(statusCode: .ok, headers: headers(file.type), body: file.data)
    default: return text("The app has ended.", status: .serviceUnavailable)
    }
  }
}
