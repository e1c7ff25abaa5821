import Foundation

/// Reads what one page says, one message at a time: the next is read when this one is dealt with.
struct PageSocket: Socket {
  let sessions: Sessions

  var longestMessage: Int { PageMessage.longest }
  var longestQueue: Int { 64 }

  @MainActor func talk(over connection: SocketConnection) async {
    var reader = PageReader(sessions: sessions, connection: connection)
    for await event in connection.events {
      let goesOn = reader.take(event)
      connection.proceed()
      guard goesOn else { break }
    }
    reader.end()
  }
}

/// One page's messages, in order.
@MainActor private struct PageReader {
  let sessions: Sessions
  let connection: SocketConnection
  private var session: Session?
  private var link: PageLink?
  private var refusals = RefusalLog()

  init(sessions: Sessions, connection: SocketConnection) {
    (self.sessions, self.connection) = (sessions, connection)
  }

  /// False when the connection is to end.
  mutating func take(_ event: SocketEvent) -> Bool {
    switch event {
    case .text(let text): return take(Data(text))
    case .binary: refuse(BadMessage("Only text is understood."))
    case .tooLong:
      sessions.log(
        "A page's message is longer than \(PageMessage.longest) bytes. Its connection ends; it may come back."
      )
      return false
    case .full:
      sessions.log(
        "A page does not read what it is sent. Its connection ends; it may come back for the newest.")
      return false
    }
    return true
  }

  private mutating func take(_ data: Data) -> Bool {
    let message: PageMessage
    do { message = try PageMessage(data) } catch {
      refuse(error)
      return true
    }
    if let session, let link {
      // Another connection may show the scene by now; what this one still says is about what it showed.
      guard session.link?.id == link.id else { return true }
      if let reason = session.receive(message) { refuse(reason) }
      return true
    }
    guard case .hello(let id, let page, let window, let viewport, let isDark, let stageHello) = message
    else {
      refuse(BadMessage("A page says hello first."))
      return true
    }
    let link = PageLink(page: page, send: connection.send)
    self.link = link
    session = sessions.open(
      link, session: id, window: window, viewport: viewport, isDark: isDark, stageHello: stageHello)
    if session == nil {
      let reason = "There are \(Sessions.limit) open windows already; close one and load again."
      sessions.log(reason)
      link.send(Notice.closed(reason).text)
    }
    return session != nil
  }

  private mutating func refuse(_ reason: BadMessage) {
    if let line = refusals.line(for: reason) { sessions.log(line) }
    connection.send(.text(Notice.refused(reason.description).text))
  }

  func end() { if let link { session?.detach(link) } }
}
