import Foundation
import Synchronization

/// The server of an app that is behind a wall and has no way to the network. It is outside: it answers all requests itself, and
/// passes on only what a page and the app say to each other.
package final class PageRelay: Sendable {
  package enum News: Sendable {
    /// Pages can be loaded from this port.
    case isShown(port: UInt16)
    case isNotShown(reason: String)
    /// For a while the app has not begun, or not read what a page has said. It may have been stopped (SIGSTOP).
    case isLate
  }

  private struct Page {
    var connection: SocketConnection
    /// The number of its messages that the app has not dealt with.
    var untaken = 0
  }

  private struct State {
    var pages: [UInt32: Page] = [:]
    var last: UInt32 = 0
    var listener: Listener?
    var isReady = false
    var isOver = false
    /// Whether a timer runs, which it does only while the app has something to do.
    var isTimed = false
    var isLate: Bool { !isOver && (!isReady || pages.values.contains { $0.untaken > 0 }) }
  }

  /// The time after which it is looked why the app does not read what a page has said (assumed), in seconds.
  private static let patience = 0.5

  private let state = Mutex(State())
  private let wire: Wire
  private let port: UInt16
  private let isClaimed: Bool
  private let news: @Sendable (News) -> Void
  private let key: ServerKey
  private let stage: PageStage
  private let pagePort: UInt16?
  private let notices: AppNotices?

  /// - Parameters:
  ///   - wire: leads to the app.
  ///   - port: 0 is any free one.
  ///   - isClaimed: a ``PortClaim`` keeps the port for us, and no other is taken.
  ///   - pagePort: the port of another server, whose page may use this one too.
  ///   - news: called when pages can be loaded, and when they never can.
  package init(
    _ wire: Wire, port: UInt16, isClaimed: Bool, key: ServerKey, stage: PageStage, pagePort: UInt16? = nil,
    notices: AppNotices? = nil, news: @escaping @Sendable (News) -> Void
  ) {
    (self.wire, self.port, self.isClaimed, self.news) = (wire, port, isClaimed, news)
    (self.key, self.stage, self.pagePort) = (key, stage, pagePort)
    self.notices = notices
    lookLater()
  }

  private func lookLater() {
    let isFirst = state.withLock { state in
      defer { state.isTimed = true }
      return !state.isTimed
    }
    guard isFirst else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      guard let self else { return }
      let isLate = state.withLock { state in
        state.isTimed = false
        return state.isLate
      }
      guard isLate else { return }
      news(.isLate)
      lookLater()
    }
  }

  /// Passes on what the app says. Pages are served as soon as it is ready.
  ///
  /// - Returns: false for what no app says.
  package func take(_ message: WireMessage) -> Bool {
    switch message.kind {
    case .ready:
      let isFirst = state.withLock { state in
        defer { state.isReady = true }
        return !state.isReady
      }
      if isFirst { Task { await serve() } }
    case .text: send(.text(String(decoding: message.bytes, as: UTF8.self)), to: message.page)
    case .binary: send(.binary(message.bytes), to: message.page)
    case .close: send(.close(.normal, reason: ""), to: message.page)
    case .took: took(message.page)
    default: return false
    }
    return true
  }

  /// Ends all connections, and returns when the port is free.
  package func stop() async {
    let listener = state.withLock { state in
      state.isOver = true
      return state.listener
    }
    wire.end()
    await listener?.stop()
  }

  private func serve() async {
    do {
      let stage = try JSONEncoder().encode(stage)
      let (key, pagePort, notices) = (key, pagePort, notices)
      let page = RelayedSocket(relay: self)
      let socket: any Socket = notices?.over(page) ?? page
      let listener = try await Listener.start(from: port, isClaimed: isClaimed) { port in
        PageHandler(
          port: port, key: key, socket: socket, pagePort: pagePort, stage: stage, notices: notices)
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
    lookLater()
    switch event {
    case .text(let bytes): tell(.said, page, bytes)
    case .binary: tell(.saidBinary, page)
    case .tooLong: tell(.saidTooMuch, page)
    case .full: tell(.didNotRead, page)
    }
  }

  private func tell(_ kind: WireMessage.Kind, _ page: UInt32, _ bytes: [UInt8] = []) {
    wire.post(WireMessage(kind: kind, page: page, bytes: bytes))
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
