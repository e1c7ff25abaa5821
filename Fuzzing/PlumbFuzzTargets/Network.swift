// Tested parts are internal, and can be seen only in a debug build.
#if DEBUG
  import NIOCore
  import NIOEmbedded
  import NIOWebSocket
  @testable import PlumbServer

  extension FuzzTarget {
    /// What comes through a socket, with the server's own parts but without a network.
    static let network = [
      FuzzTarget("requests") { bytes in
        let channel = EmbeddedChannel()
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        guard (try? Listener.serve(channel, Greeter(), ServerLimits())) != nil,
          let address = try? SocketAddress(ipAddress: "127.0.0.1", port: 80)
        else { return }
        channel.connect(to: address, promise: nil)
        // In two pieces, as a network may deliver them.
        for piece in [bytes[..<(bytes.count / 2)], bytes[(bytes.count / 2)...]] {
          _ = try? channel.writeInbound(ByteBuffer(bytes: piece))
          while (try? channel.readOutbound(as: ByteBuffer.self)) != nil {}
        }
      },
      FuzzTarget("frames") { bytes in
        let longest = 1 << 20
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: longest))
        let channel = EmbeddedChannel(handlers: [FrameGate(longest: longest), decoder])
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
        var assembly = MessageAssembly()
        while let frame = try? channel.readInbound(as: WebSocketFrame.self) {
          do { _ = try assembly.take(frame) } catch { return }
        }
      },
    ]
  }

  private struct Greeter: RequestHandler {
    var socket: (any PlumbServer.Socket)? { nil }
    func answer(_ request: Request) -> Answer { .response(Response(.done, request.path)) }
  }
#endif
