import Foundation

/// The way to one page.
struct PageLink: Sendable {
  let id = UUID()
  /// The page's own name, which it keeps when its connection comes back.
  let page: String
  private let sends: @Sendable (SocketMessage) -> Void

  init(page: String, send: @escaping @Sendable (SocketMessage) -> Void) { (self.page, sends) = (page, send) }

  func send(_ text: String) { sends(.text(text)) }

  func send(_ bytes: [UInt8]) { sends(.binary(bytes)) }

  func close(_ reason: String) {
    send(Notice.dropped.text)
    sends(.close(.goingAway, reason: reason))
  }
}
