import NIOCore
import NIOWebSocket

/// One WebSocket: frames on the side of the network, messages on ours.
final class SocketChannel: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = SocketMessage
  typealias OutboundOut = WebSocketFrame

  private let limits: ServerLimits
  private let longestQueue: Int
  private let events: AsyncStream<SocketEvent>.Continuation
  private let waiting: WaitingMessages
  private var assembly = MessageAssembly()
  /// Frames that the page's system has not taken yet, and their bytes.
  private var unsent = 0
  private var unsentBytes = 0
  /// The maximum number of bytes that wait to be sent: an app behind a wall can say whatever it likes.
  private static let mostUnsentBytes = 512 << 20
  /// The page has sent something since the last ping.
  private var isHeard = true
  private var isOver = false
  private var timer: Scheduled<Void>?
  private var end: Scheduled<Void>?

  /// Puts a WebSocket at the end of a channel that has been upgraded, and lets somebody talk over it.
  static func add(_ socket: any Socket, to channel: any Channel, limits: ServerLimits) throws {
    let (events, continuation) = AsyncStream.makeStream(of: SocketEvent.self)
    let waiting = WaitingMessages(limit: limits.waitingMessages)
    let handler = SocketChannel(socket, events: continuation, waiting: waiting, limits: limits)
    let pipeline = channel.pipeline.syncOperations
    // Behind the parser of HTTP, which may hand on what came with the request, and before the decoder of frames.
    let decoder = try pipeline.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
    try pipeline.addHandler(FrameGate(longest: socket.longestMessage), position: .before(decoder))
    try pipeline.addHandler(handler)
    let connection = SocketConnection(events: events) { message in
      channel.writeAndFlush(message, promise: nil)
    } proceed: {
      if waiting.took() { channel.read() }
    }
    Task {
      await socket.talk(over: connection)
      connection.send(.close(.normal, reason: ""))
    }
  }

  private init(
    _ socket: any Socket, events: AsyncStream<SocketEvent>.Continuation, waiting: WaitingMessages,
    limits: ServerLimits
  ) {
    (self.events, self.waiting, self.limits) = (events, waiting, limits)
    longestQueue = socket.longestQueue
  }

  func handlerAdded(context: ChannelHandlerContext) { askLater(context) }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  private func stop() {
    isOver = true
    timer?.cancel()
    end?.cancel()
    events.finish()
  }

  /// Sends pings. While the server does not read, the page may have answered.
  private func askLater(_ context: ChannelHandlerContext) {
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.pingTime)) {
      [weak self] in
      guard let self, !isOver else { return }
      guard isHeard || waiting.isFull else { return context.close(promise: nil) }
      isHeard = false
      write(.ping, ByteBuffer(), context, nil)
      flush(context: context)
      askLater(context)
    }
  }

  // MARK: From the page

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    isHeard = true
    do throws(SocketCode) {
      switch try assembly.take(unwrapInboundIn(data)) {
      case .text(let text): tell(.text(text))
      case .binary: tell(.binary)
      case .ping(let payload):
        write(.pong, payload, context, nil)
        flush(context: context)
      case .close: close(.normal, "", context)
      case .pong, nil: break
      }
    } catch {
      fail(error, context)
    }
  }

  /// Reads no more while too many messages wait to be handled: the page keeps the rest.
  func read(context: ChannelHandlerContext) { if isOver || !waiting.isFull { context.read() } }

  /// A frame that is against the rules, or too long, is refused by its head, before any of its content is kept.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isOver else { return }
    switch error {
    case let code as SocketCode: fail(code, context)
    case is NIOWebSocketError: fail(.protocolError, context)
    default: context.close(promise: nil)
    }
  }

  private func tell(_ event: SocketEvent) {
    waiting.came()
    events.yield(event)
  }

  private func fail(_ code: SocketCode, _ context: ChannelHandlerContext) {
    if code == .tooLong { tell(.tooLong) }
    let reason =
      switch code {
      case .tooLong: "The message is too long."
      case .notText: "The text is no UTF-8."
      default: "The frame is against the protocol."
      }
    close(code, reason, context)
  }

  // MARK: To the page

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isOver else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .text(let text): write(.text, ByteBuffer(string: text), context, promise)
    case .binary(let bytes): write(.binary, ByteBuffer(bytes: bytes), context, promise)
    case .close(let code, let reason): close(code, reason, context)
    }
  }

  /// In one frame: smaller ones wait for each other on the way.
  private func write(
    _ opcode: WebSocketOpcode, _ payload: ByteBuffer, _ context: ChannelHandlerContext,
    _ promise: EventLoopPromise<Void>?
  ) {
    let length = payload.readableBytes
    unsent += 1
    unsentBytes += length
    let sent = promise ?? context.eventLoop.makePromise()
    sent.futureResult.assumeIsolated().whenComplete { [weak self] _ in
      self?.unsent -= 1
      self?.unsentBytes -= length
    }
    context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: payload)), promise: sent)
  }

  /// Disconnects a page that does not read what it is sent. It connects again when it can.
  func flush(context: ChannelHandlerContext) {
    context.flush()
    guard !isOver, unsent > longestQueue || unsentBytes > Self.mostUnsentBytes else { return }
    tell(.full)
    stop()
    context.close(promise: nil)
  }

  private func close(_ code: SocketCode, _ reason: String, _ context: ChannelHandlerContext) {
    var payload = ByteBuffer(integer: code.rawValue)
    // All of a closing message has at most 125 bytes.
    payload.writeString(String(reason.prefix(100)))
    if payload.readableBytes > 125 { payload = ByteBuffer(integer: code.rawValue) }
    write(.connectionClose, payload, context, nil)
    context.flush()
    stop()
    end = context.closeAfterLastWords(limits.lastWords)
    // The page may have more to say, which nobody hears; without reading its end would not be seen.
    context.read()
  }
}
