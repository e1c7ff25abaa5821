import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

#if canImport(Glibc)
  import Glibc
#endif

/// Listens at a port of this machine's own address, and answers what comes there.
struct Listener: Sendable {
  let port: UInt16
  private let channel: any Channel
  private let connections: OpenConnections

  /// The number of ports that are tried.
  private static let attempts = 100
  /// One thread reads and writes for all connections. Long work is done elsewhere.
  private static let threads = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Begins to listen at a port, or the next free one after it.
  ///
  /// - Parameter isClaimed: a ``PortClaim`` keeps the port for us, and no other is taken.
  static func start(
    from first: UInt16, isClaimed: Bool = false, limits: ServerLimits = ServerLimits(),
    handler: @escaping @Sendable (UInt16) -> any RequestHandler
  ) async throws -> Listener {
    let last = first == 0 || isClaimed ? first : UInt16(min(Int(first) + attempts - 1, 65535))
    for port in first...last {
      do {
        return try await start(at: port, isClaimed: isClaimed, limits: limits, handler: handler)
      } catch is IOError {}
    }
    if isClaimed { throw Server.Problem(description: "Port \(first) is taken by another program.") }
    throw Server.Problem(
      description: "The ports from \(first) to \(last) are all taken; choose another with --port.")
  }

  /// Begins to listen at a port; 0 is any free one.
  ///
  /// - Parameter handler: made for each connection, with the port.
  static func start(
    at port: UInt16, isClaimed: Bool = false, limits: ServerLimits = ServerLimits(),
    handler: @escaping @Sendable (UInt16) -> any RequestHandler
  ) async throws -> Listener {
    let connections = OpenConnections(limits)
    let address = try SocketAddress(ipAddress: "127.0.0.1", port: Int(port))
    let channel = try await bootstrap(connections, isClaimed, limits, handler).bind(to: address).get()
    let used = channel.localAddress?.port.map(UInt16.init) ?? port
    return Listener(port: used, channel: channel, connections: connections)
  }

  /// Ends all connections, and returns when the port is free. Data that was sent before still goes out.
  func stop() async {
    try? await channel.close()
    await connections.closeAll()
  }

  private static func bootstrap(
    _ connections: OpenConnections, _ isClaimed: Bool, _ limits: ServerLimits,
    _ handler: @escaping @Sendable (UInt16) -> any RequestHandler
  ) -> ServerBootstrap {
    ServerBootstrap(group: threads)
      .serverChannelOption(.backlog, value: 128)
      // A port whose last user has just ended is free.
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.socketOption(.init(rawValue: SO_REUSEPORT)), value: isClaimed ? 1 : 0)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try keepFromChildren(channel) }
      }
      // A message does not wait for the answer to the last one.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try keepFromChildren(channel)
          let port = channel.localAddress?.port.map(UInt16.init) ?? 0
          switch connections.add(channel) {
          case .served: try serve(channel, handler(port), limits)
          case .refused: try refuse(channel, handler(port), limits)
          case .closed: throw ChannelError.operationUnsupported
          }
        }
      }
  }

  /// A program that is started from here must not hold a connection open.
  private static func keepFromChildren(_ channel: any Channel) throws {
    _ = try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) {
      fcntl($0, F_SETFD, FD_CLOEXEC)
    }
  }

  private static func refuse(_ channel: any Channel, _ handler: any RequestHandler, _ limits: ServerLimits)
    throws
  {
    try channel.pipeline.syncOperations.addHandlers([
      HTTPResponseEncoder(), RequestChannel(handler, limits: limits, isSurplus: true),
    ])
  }

  /// Puts what reads and answers requests into a channel.
  static func serve(_ channel: any Channel, _ handler: any RequestHandler, _ limits: ServerLimits)
    throws
  {
    var heads = NIOHTTPDecoderLimitConfiguration()
    (heads.maxHeaderFieldSize, heads.maxHeaderListSize) = (limits.headBytes, limits.headBytes)
    heads.maxHeaderFieldCount = limits.headFields
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: heads))
    let requests = RequestChannel(handler, limits: limits)
    let upgraders = handler.socket.map { [upgrader($0, handler, limits)] } ?? []
    let upgrade = HTTPServerUpgradeHandler(
      upgraders: upgraders, httpEncoder: encoder, extraHTTPHandlers: [decoder, requests]
    ) { _ in }
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandlers([encoder])
    try pipeline.addHandler(decoder)
    try pipeline.addHandler(upgrade)
    try pipeline.addHandler(requests)
  }

  private static func upgrader(
    _ socket: any Socket, _ handler: any RequestHandler, _ limits: ServerLimits
  ) -> any HTTPServerProtocolUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: socket.longestMessage, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let request = Request(head)
        guard case .socket = handler.answer(request), !request.hasBody else {
          return channel.eventLoop.makeSucceededFuture(nil)
        }
        let name = ServerKey.protocolName
        let isNamed = request.list("Sec-WebSocket-Protocol").contains(name)
        return channel.eventLoop.makeSucceededFuture(isNamed ? ["Sec-WebSocket-Protocol": name] : [:])
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture { try SocketChannel.add(socket, to: channel, limits: limits) }
      })
  }
}
