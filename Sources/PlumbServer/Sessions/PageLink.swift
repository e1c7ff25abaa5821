import FlyingFox
import Foundation

/// The way to one page.
struct PageLink: Sendable {
  let id = UUID()
  /// The page's own name, which it keeps when its connection comes back.
  let page: String
  private let frames: AsyncStream<WSFrame>.Continuation
  /// Ends the reading, and then the connection: closed under a reader, its descriptor would be the next connection's.
  private let stop: @Sendable () -> Void
  private let full: @Sendable () -> Void

  /// - Parameters:
  ///   - full: told when no more can wait to be sent.
  ///   - stop: ends the reading.
  init(
    page: String, frames: AsyncStream<WSFrame>.Continuation, full: @escaping @Sendable () -> Void = {},
    stop: @escaping @Sendable () -> Void = {}
  ) {
    (self.page, self.frames, self.full, self.stop) = (page, frames, full, stop)
  }

  func send(_ text: String) { yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))) }

  /// In one piece: smaller ones wait for each other on the way.
  func send(_ bytes: [UInt8]) {
    yield(WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data(bytes)))
  }

  func close(_ reason: String) {
    send(Notice.dropped.text)
    // A reason of a close message has at most 123 bytes.
    frames.yield(.close(code: WSCloseCode(1001, reason: String(reason.prefix(100)))))
    stop()
  }

  /// A page that does not read what it is sent is let go; it comes back when it can.
  private func yield(_ frame: WSFrame) {
    guard case .dropped = frames.yield(frame) else { return }
    full()
    stop()
  }
}
