import NIOCore
import NIOWebSocket

/// Puts the frames of a WebSocket together to messages. The frames keep the rules: `FrameRules` has looked at their heads.
struct MessageAssembly {
  enum Message: Equatable {
    /// UTF-8.
    case text([UInt8])
    case binary
    case ping(ByteBuffer)
    case pong
    case close
  }

  private var pieces: [UInt8] = []
  private var isText = false

  /// The message that a frame completes.
  mutating func take(_ frame: WebSocketFrame) throws(SocketCode) -> Message? {
    switch frame.opcode {
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .pong
    case .connectionClose: return .close
    case .continuation: break
    default: isText = frame.opcode == .text
    }
    pieces.append(contentsOf: frame.unmaskedData.readableBytesView)
    guard frame.fin else { return nil }
    let message = pieces
    pieces = []
    guard isText else { return .binary }
    guard String(validating: message, as: UTF8.self) != nil else { throw .notText }
    return .text(message)
  }
}
