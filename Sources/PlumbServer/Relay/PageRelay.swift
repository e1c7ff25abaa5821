import Foundation
import Synchronization

/// The server of an app that is behind a wall and has no way to the network. It is outside: it answers all requests itself, and
/// passes on only what a page and the app say to each other.
package final class PageRelay: Sendable {
  package enum News: Sendable {
    /// Pages can be loaded from this port.
    case isShown(port: UInt16)
    case isNotShown(reason: String)
    /// The app's main thread does not answer; the bytes say where it is, and are the app's own.
    case hangs([UInt8])
    case answers
  }

  /// The reason why the app says no more.
  package enum End: Sendable {
    /// The connection has ended.
    case gone
    /// The app has sent what no app sends.
    case nonsense
  }

  private struct Page {
    var connection: SocketConnection
    /// The bytes of its messages that the app has not read.
    var untaken = 0
  }

  private struct State {
    var pages: [UInt32: Page] = [:]
    var last: UInt32 = 0
    var listener: Listener?
    var isReady = false
    var isOver = false
  }

  /// The most that an app says of where it is, in bytes.
  private static let longestReport = 1 << 16

  private let state = Mutex(State())
  /// An app that does not read what it is sent keeps only this waiting.
  private let writing = DispatchQueue(label: "plumb.relay")
  private let stream: RelayStream
  private let key: ServerKey
  private let stage: PageStage
  private let pagePort: UInt16?
  private let hangs: HangAnswers?
  private let saves: FollowedSaves?

  /// - Parameters:
  ///   - stream: leads to the app.
  ///   - pagePort: the port of another server, whose page may use this one too.
  package init(
    _ stream: RelayStream, key: ServerKey, stage: PageStage, pagePort: UInt16? = nil,
    hangs: HangAnswers? = nil, saves: FollowedSaves? = nil
  ) {
    (self.stream, self.key, self.stage, self.pagePort) = (stream, key, stage, pagePort)
    (self.hangs, self.saves) = (hangs, saves)
  }

  /// Passes on what the app says, on this thread, until the app is gone. Pages are served as soon as it is ready.
  ///
  /// - Parameters:
  ///   - port: 0 is any free one.
  ///   - isClaimed: a ``PortClaim`` keeps the port for us, and no other is taken.
  package func run(port: UInt16, isClaimed: Bool, news: @escaping @Sendable (News) -> Void) -> End {
    while true {
      let message: RelayMessage
      do throws(RelayStream.Nonsense) {
        guard let next = try stream.receive() else { return .gone }
        message = next
      } catch { return .nonsense }
      switch message.kind {
      case .ready:
        let isFirst = state.withLock { state in
          defer { state.isReady = true }
          return !state.isReady
        }
        if isFirst { Task { await serve(port, isClaimed, news) } }
      case .text: send(.text(String(decoding: message.bytes, as: UTF8.self)), to: message.page)
      case .binary: send(.binary(message.bytes), to: message.page)
      case .close: send(.close(.normal, reason: ""), to: message.page)
      case .took: took(message.page)
      case .hangs: if message.bytes.count <= Self.longestReport { news(.hangs(message.bytes)) }
      case .answers: news(.answers)
      // Nothing that an app says.
      case .joined, .said, .saidBinary, .saidTooMuch, .didNotRead, .left: return .nonsense
      }
    }
  }

  /// Ends all connections, and returns when the port is free.
  package func stop() async {
    let listener = state.withLock { state in
      state.isOver = true
      return state.listener
    }
    stream.end()
    await listener?.stop()
  }

  private func serve(_ port: UInt16, _ isClaimed: Bool, _ news: @Sendable (News) -> Void) async {
    do {
      let stage = try JSONEncoder().encode(stage)
      let (key, socket, pagePort) = (key, RelayedSocket(relay: self), pagePort)
      let (hangs, saves) = (hangs, saves)
      let listener = try await Listener.start(from: port, isClaimed: isClaimed) { port in
        PageHandler(
          port: port, key: key, socket: socket, pagePort: pagePort, stage: stage, hangs: hangs, saves: saves)
      }
      let isOver = state.withLock { state in
        state.listener = listener
        return state.isOver
      }
      if isOver { await listener.stop() } else { news(.isShown(port: listener.port)) }
    } catch { news(.isNotShown(reason: "\(error)")) }
  }

  private func send(_ message: SocketMessage, to page: UInt32) {
    state.withLock { $0.pages[page]?.connection }?.send(message)
  }

  /// Lets a page say more. An app that counts wrongly lets no page say more than it may.
  private func took(_ page: UInt32) {
    let connection: SocketConnection? = state.withLock { state in
      guard let untaken = state.pages[page]?.untaken, untaken > 0 else { return nil }
      state.pages[page]?.untaken -= 1
      return state.pages[page]?.connection
    }
    connection?.proceed()
  }

  // MARK: Pages

  fileprivate func join(_ connection: SocketConnection) -> UInt32 {
    let page = state.withLock { state in
      state.last += 1
      state.pages[state.last] = Page(connection: connection)
      return state.last
    }
    tell(.joined, page)
    return page
  }

  fileprivate func leave(_ page: UInt32) {
    state.withLock { $0.pages[page] = nil }
    tell(.left, page)
  }

  fileprivate func pass(_ event: SocketEvent, of page: UInt32) {
    state.withLock { $0.pages[page]?.untaken += 1 }
    switch event {
    case .text(let bytes): tell(.said, page, bytes)
    case .binary: tell(.saidBinary, page)
    case .tooLong: tell(.saidTooMuch, page)
    case .full: tell(.didNotRead, page)
    }
  }

  private func tell(_ kind: RelayMessage.Kind, _ page: UInt32, _ bytes: [UInt8] = []) {
    writing.async { [stream] in stream.send(RelayMessage(kind: kind, page: page, bytes: bytes)) }
  }
}

/// One page's WebSocket, whose other end is the app.
private struct RelayedSocket: Socket {
  let relay: PageRelay

  var longestMessage: Int { PageMessage.longest }
  var longestQueue: Int { 64 }

  @MainActor func talk(over connection: SocketConnection) async {
    let page = relay.join(connection)
    // The app says when it has dealt with each, and when it has heard enough.
    for await event in connection.events { relay.pass(event, of: page) }
    relay.leave(page)
  }
}
