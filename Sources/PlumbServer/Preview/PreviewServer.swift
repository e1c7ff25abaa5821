import Foundation

/// Serves the page that shows a source's previews, and sends it each change. The views are in other processes, with which
/// the page talks directly.
@MainActor package final class PreviewServer {
  /// A closure that receives the messages of a page.
  package var received: (PreviewMessage) -> Void = { _ in }
  /// Gives the text of one of the source's files by the name that the user knows it by; `nil` for every other name.
  package var text: @Sendable (String) -> String? = { _ in nil }
  /// The key that pages need in addition to the port. The processes that show the views ask for the same one.
  package nonisolated let key = ServerKey()
  private var pages: [UUID: (String) -> Void] = [:]
  private var last = ""
  private var listener: Listener?

  package init() {}

  /// Begins to serve at a port, or the next free one after it.
  package func start(port: UInt16) async throws -> (address: URL, port: UInt16) {
    let (key, socket, text) = (key, PreviewSocket(server: self), text)
    let listener = try await Listener.start(from: port) { port in
      PageHandler(
        port: port, key: key, socket: socket, file: WebFile.ofPreview, source: text, mayReachOthers: true)
    }
    self.listener = listener
    return (key.address(port: listener.port), listener.port)
  }

  package func stop() async { await listener?.stop() }

  /// Sends a message to all pages, and to those that come later.
  package func tell(_ project: PreviewProject) {
    guard let data = try? JSONEncoder().encode(project) else { return }
    let message = String(decoding: data, as: UTF8.self)
    guard message != last else { return }
    last = message
    for send in pages.values { send(message) }
  }

  func joined(_ page: UUID, _ send: @escaping (String) -> Void) {
    pages[page] = send
    if !last.isEmpty { send(last) }
  }

  func left(_ page: UUID) { pages[page] = nil }
}
