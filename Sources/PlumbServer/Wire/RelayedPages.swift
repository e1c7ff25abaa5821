import Foundation

extension Wire {
  /// Behind a wall: lets a socket talk with each page of the command, and ends the process when the command is gone.
  func passOn(to socket: any Socket) {
    Thread.detachNewThread { [self] in
      talk(over: socket)
      exit(Wire.endedStatus)
    }
    send(WireMessage(kind: .ready))
  }

  private func talk(over socket: any Socket) {
    var pages: [UInt32: AsyncStream<SocketEvent>.Continuation] = [:]
    while let message = try? receive() {
      let page = message.page
      switch message.kind {
      case .joined:
        let (events, continuation) = AsyncStream.makeStream(of: SocketEvent.self)
        pages[page] = continuation
        let connection = SocketConnection(events: events) { [self] message in
          send(WireMessage(message, to: page))
        } proceed: { [self] in
          send(WireMessage(kind: .took, page: page))
        }
        Task {
          await socket.talk(over: connection)
          connection.send(.close(.normal, reason: ""))
        }
      case .said: pages[page]?.yield(.text(message.bytes))
      case .saidBinary: pages[page]?.yield(.binary)
      case .saidTooMuch: pages[page]?.yield(.tooLong)
      case .didNotRead: pages[page]?.yield(.full)
      case .left: pages.removeValue(forKey: page)?.finish()
      default: return
      }
    }
  }
}

extension WireMessage {
  fileprivate init(_ message: SocketMessage, to page: UInt32) {
    switch message {
    case .text(let text): self.init(kind: .text, page: page, bytes: Array(text.utf8))
    case .binary(let bytes): self.init(kind: .binary, page: page, bytes: bytes)
    // A message has informed the page why.
    case .close: self.init(kind: .close, page: page)
    }
  }
}
