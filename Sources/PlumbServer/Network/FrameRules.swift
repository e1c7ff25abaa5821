import NIOCore

/// Reads the heads of WebSocket frames as they come, by the rules of RFC 6455: what is against them, or too long, is refused
/// before any of its content has come.
struct FrameRules {
  /// The longest message, in bytes.
  let longest: Int
  /// The head of the next frame, as far as it is there.
  private var head: [UInt8] = []
  /// The bytes of the last frame that have not come yet.
  private var missing = 0
  /// The bytes of the message that has begun; `nil` where none has.
  private var message: Int?

  init(longest: Int) { self.longest = longest }

  /// Looks at the next bytes.
  ///
  /// - Returns: how many of them belong to frames that are in order, and what the next frame is refused with.
  mutating func take(_ bytes: ByteBufferView) -> (accepted: Int, refusal: SocketCode?) {
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if missing > 0 {
        let count = min(missing, bytes.endIndex - place)
        missing -= count
        place += count
        continue
      }
      head.append(bytes[place])
      place += 1
      do throws(SocketCode) { try look() } catch {
        return (max(0, place - head.count - bytes.startIndex), error)
      }
    }
    return (bytes.count, nil)
  }

  /// Looks at the newest byte of the head.
  private mutating func look() throws(SocketCode) {
    switch head.count {
    case 1: try checkKind()
    // Pages mask what they send, so that nobody takes it for something else on the way.
    case 2 where head[1] & 0x80 == 0: throw .protocolError
    default: break
    }
    let lengthBytes = head.count < 2 ? 0 : head[1] & 0x7F == 126 ? 2 : head[1] & 0x7F == 127 ? 8 : 0
    guard head.count >= 2, head.count == 2 + lengthBytes else { return }
    let length = head.dropFirst(2).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    try begin(length: lengthBytes == 0 ? UInt64(head[1] & 0x7F) : length)
  }

  private func checkKind() throws(SocketCode) {
    let (isLast, reserved, kind) = (head[0] & 0x80 != 0, head[0] & 0x70, head[0] & 0x0F)
    // The reserved bits are for extensions, and we have agreed on none.
    guard reserved == 0 else { throw .protocolError }
    switch kind {
    case 0 where message != nil, 1 where message == nil, 2 where message == nil: break
    case 8 where isLast, 9 where isLast, 10 where isLast: break
    default: throw .protocolError
    }
  }

  /// Begins the content of a frame, which follows its mask.
  private mutating func begin(length: UInt64) throws(SocketCode) {
    let (isLast, kind) = (head[0] & 0x80 != 0, head[0] & 0x0F)
    if kind >= 8 {
      // A closing message has a code of two bytes, or nothing.
      guard length <= 125, kind != 8 || length != 1 else { throw .protocolError }
    } else {
      let before = message ?? 0
      guard length <= UInt64(longest - before) else { throw .tooLong }
      message = isLast ? nil : before + Int(length)
    }
    missing = Int(length) + 4
    head = []
  }
}

/// Lets frames through that keep the rules, on the way to NIO's decoder; the first other one is an error, which is a `SocketCode`.
final class FrameGate: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var rules: FrameRules
  private var isOver = false

  init(longest: Int) { rules = FrameRules(longest: longest) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    var bytes = unwrapInboundIn(data)
    let (accepted, refusal) = rules.take(bytes.readableBytesView)
    if accepted > 0, let frames = bytes.readSlice(length: accepted) {
      context.fireChannelRead(wrapInboundOut(frames))
    }
    guard let refusal else { return }
    isOver = true
    context.fireErrorCaught(refusal)
  }
}
