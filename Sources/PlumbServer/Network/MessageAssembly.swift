import NIOCore
import NIOWebSocket

/// Puts the frames of a WebSocket together to messages, by the rules of RFC 6455. What stands against the rules is refused with the
/// code of the closing message.
struct MessageAssembly {
  enum Message: Equatable {
    /// UTF-8.
    case text([UInt8])
    case binary
    case ping(ByteBuffer)
    case pong
    case close
  }

  /// The longest message, in bytes.
  let longest: Int
  private var pieces: [UInt8] = []
  /// What the message in pieces is; `nil` where none has begun.
  private var kind: WebSocketOpcode?

  init(longest: Int) { self.longest = longest }

  /// The message that a frame completes.
  mutating func take(_ frame: WebSocketFrame) throws(SocketCode) -> Message? {
    // Pages mask what they send, so that nobody takes it for something else on the way; we have agreed on no extension,
    // which the reserved bits are for.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { throw .protocolError }
    if frame.opcode.isControlOpcode { return try control(frame) }
    switch (frame.opcode, kind) {
    case (.text, nil), (.binary, nil): kind = frame.opcode
    case (.continuation, .some): break
    default: throw .protocolError
    }
    guard pieces.count + frame.length <= longest else { throw .tooLong }
    pieces.append(contentsOf: frame.unmaskedData.readableBytesView)
    guard frame.fin else { return nil }
    let (message, isText) = (pieces, kind == .text)
    (pieces, kind) = ([], nil)
    guard isText else { return .binary }
    guard String(validating: message, as: UTF8.self) != nil else { throw .notText }
    return .text(message)
  }

  private func control(_ frame: WebSocketFrame) throws(SocketCode) -> Message {
    guard frame.fin, frame.length <= 125 else { throw .protocolError }
    switch frame.opcode {
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .pong
    case .connectionClose where frame.length != 1: return .close
    default: throw .protocolError
    }
  }
}
