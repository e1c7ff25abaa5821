import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the requests of one connection, one after the other.
///
/// NIO's parser reads them: its work grows with the length of a request, and it keeps no more than the limits say.
final class RequestChannel: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let handler: any RequestHandler
  private let limits: ServerLimits
  /// There are too many connections, and this one is answered with that.
  private let isSurplus: Bool
  private var deadline: Scheduled<Void>?
  /// The request whose end has not come yet.
  private var head: HTTPRequestHead?
  /// The reader of that request's body.
  private var body: (any BodyReader)?
  /// A part of a request has come, but not its end.
  private var isInRequest = false
  private var hasAnswered = false
  /// Nothing is answered any more.
  private var isOver = false

  init(_ handler: any RequestHandler, limits: ServerLimits, isSurplus: Bool = false) {
    (self.handler, self.limits, self.isSurplus) = (handler, limits, isSurplus)
  }

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { begin(context) } }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    body = nil
    context.fireChannelInactive()
  }

  private func begin(_ context: ChannelHandlerContext) {
    awaitRequest(context)
    if isSurplus { refuse(.unavailable, "There are \(limits.connections) connections already.", context) }
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      if Request(head).hasBody { beginBody(head, context) }
    case .body(let bytes):
      let refusal = bytes.withUnsafeReadableBytes { body?.take($0) }
      if let refusal { refuse(refusal, context) }
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isInRequest = !hasAnswered
    hasAnswered = false
    context.fireChannelReadComplete()
  }

  private func beginBody(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    switch handler.body(of: Request(head)) {
    case .refused(let response): refuse(response, context)
    case .read(let reader):
      body = reader
      giveUp(after: limits.bodyTime, "The request's body", context)
    }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    hasAnswered = true
    var response: Response
    if let body {
      response = body.end()
      self.body = nil
    } else {
      switch handler.answer(Request(head)) {
      case .response(let answer): response = answer
      case .socket:
        response = Response(.badRequest, "Here is a WebSocket, which a request opens with an upgrade.")
      }
    }
    // Bytes after a request for another protocol do not belong to this one.
    let isLast = !head.isKeepAlive || head.headers.contains(name: "Upgrade") || head.method == .CONNECT
    if head.method == .HEAD { response.fields.append(("Content-Length", "\(response.body.count)")) }
    write(response, hasBody: head.method != .HEAD, isLast: isLast, context)
    if !isLast { awaitRequest(context) }
  }

  // MARK: Limits

  /// A request that arrives byte by byte has no more time than another.
  private func awaitRequest(_ context: ChannelHandlerContext) {
    giveUp(after: limits.headTime, "The request", context)
  }

  private func giveUp(after time: Duration, _ what: String, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) {
      [weak self] in
      guard let self else { return }
      // A connection without a request is closed without an answer.
      guard isInRequest, !isOver else { return context.close(promise: nil) }
      refuse(.timedOut, "\(what) did not come within \(time.components.seconds) seconds.", context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isOver else { return }
    switch error {
    // The upgrade was refused, and the request comes here.
    case is NIOWebSocketUpgradeError: break
    case HTTPParserError.headerOverflow:
      refuse(
        .headTooLarge,
        "A request has at most \(limits.headBytes) bytes and \(limits.headFields) fields before its body.",
        context)
    case is HTTPParserError, is HTTPServerUpgradeErrors:
      refuse(.badRequest, "This is no request of HTTP.", context)
    default: context.close(promise: nil)
    }
  }

  private func refuse(_ status: Response.Status, _ reason: String, _ context: ChannelHandlerContext) {
    refuse(Response(status, reason), context)
  }

  private func refuse(_ response: Response, _ context: ChannelHandlerContext) {
    // What has come of a body goes at once.
    body = nil
    write(response, hasBody: true, isLast: true, context)
  }

  private func write(_ response: Response, hasBody: Bool, isLast: Bool, _ context: ChannelHandlerContext) {
    var headers = HTTPHeaders(response.fields.map { ($0.name, $0.value) })
    if hasBody { headers.add(name: "Content-Length", value: "\(response.body.count)") }
    if isLast { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status.rawValue), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if hasBody {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    guard isLast else { return }
    isOver = true
    deadline?.cancel()
    deadline = context.closeAfterLastWords(limits.lastWords)
  }
}

extension Request {
  init(_ head: HTTPRequestHead) {
    self.init(
      method: head.method.rawValue, address: head.uri, fields: head.headers.map { ($0.name, $0.value) })
  }
}

extension ChannelHandlerContext {
  /// Ends our half of a connection, and a while later all of it. A connection that is closed while bytes come in is
  /// reset, and the other end may never see the last message.
  func closeAfterLastWords(_ time: Duration) -> Scheduled<Void> {
    close(mode: .output, promise: nil)
    return eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { self.close(promise: nil) }
  }
}
