import FlyingFox
import Foundation

/// Serves the page that shows a source's previews, and tells its pages what becomes of them. The views themselves
/// are in other processes, with which the pages talk directly.
@MainActor package final class PreviewServer {
  /// Told what a page says.
  package var received: (PreviewMessage) -> Void = { _ in }
  /// Gives the text of one of the source's files by the name that the user knows it by; `nil` for every other name.
  package var text: @Sendable (String) -> String? = { _ in nil }
  private var pages: [UUID: (Data) -> Void] = [:]
  private var last = Data()
  private var server: HTTPServer?
  private var running: Task<Void, any Error>?

  package init() {}

  /// Begins to serve at a port, or the next free one after it.
  package func start(port: UInt16) async throws -> (address: URL, port: UInt16) {
    guard let port = Ports.firstFree(from: port) else {
      throw Server.Problem(
        description: "The ports from \(port) on are all taken; choose another with --port.")
    }
    let config = HTTPServer.Configuration(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30, logger: .disabled)
    let text = text
    let handler = PageHandler(
      port: port, socket: PreviewSocket(server: self),
      file: { path in
        if path.hasPrefix("/source/") {
          let name = path.dropFirst("/source/".count).removingPercentEncoding ?? ""
          return text(name).map { WebFile(text: $0) }
        }
        return WebFile.ofPreview(path)
      }, mayReachOthers: true)
    let server = HTTPServer(config: config, handler: handler)
    self.server = server
    running = Task.detached { try await server.run() }
    do { try await server.waitUntilListening(timeout: 30) } catch {
      throw Server.Problem(description: "Port \(port) can not be listened at.")
    }
    return (URL(string: "http://127.0.0.1:\(port)/")!, port)
  }

  package func stop() async {
    await server?.stop(timeout: 0)
    running?.cancel()
  }

  /// Tells all pages, and those that come later.
  package func tell(_ project: PreviewProject) {
    guard let data = try? JSONEncoder().encode(project), data != last else { return }
    last = data
    for send in pages.values { send(data) }
  }

  func joined(_ page: UUID, _ send: @escaping (Data) -> Void) {
    pages[page] = send
    if !last.isEmpty { send(last) }
  }

  func left(_ page: UUID) { pages[page] = nil }
}
