import FlyingFox
import Foundation

/// The way to one page.
struct PageLink: Sendable {
  let id = UUID()
  /// The page's own name, which it keeps when its connection comes back.
  let page: String
  private let frames: AsyncStream<WSFrame>.Continuation

  init(page: String, frames: AsyncStream<WSFrame>.Continuation) { (self.page, self.frames) = (page, frames) }

  func send(_ text: String) { yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))) }

  /// In one piece: smaller ones wait for each other on the way.
  func send(_ bytes: [UInt8]) {
    yield(WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data(bytes)))
  }

  func close(_ reason: String) {
    // A reason of a close message has at most 123 bytes.
    frames.yield(.close(code: WSCloseCode(1001, reason: String(reason.prefix(100)))))
    frames.finish()
  }

  /// A page that does not read what it is sent is let go; it comes back when it can.
  private func yield(_ frame: WSFrame) {
    if case .dropped = frames.yield(frame) { frames.finish() }
  }
}
