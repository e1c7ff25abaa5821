import FlyingFox
import Foundation

/// Reads what one page says, one message at a time: the next is read when this one is dealt with.
struct PageSocket: WSHandler {
  let sessions: Sessions

  /// How many messages may wait to be sent.
  private static let queue = 64

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (frames, out) = AsyncStream.makeStream(
      of: WSFrame.self, bufferingPolicy: .bufferingOldest(PageSocket.queue))
    let sessions = sessions
    // There may be more to send before the connection has ended.
    let isTold = await MainActor.run { Flag() }
    let full: @Sendable () -> Void = {
      Task { @MainActor in
        guard !isTold.isUp else { return }
        isTold.isUp = true
        sessions.log(
          "A page does not read what it is sent. Its connection ends; it may come back for the newest.")
      }
    }
    let (stops, stop) = AsyncStream.makeStream(of: Void.self)
    let reading = Task { @MainActor in
      var reader = PageReader(sessions: sessions, out: out, full: full) { stop.finish() }
      do {
        for try await frame in client { if !reader.take(frame) { break } }
      } catch {}
      reader.end()
      out.finish()
    }
    // What is to be sent still goes out while the reading ends.
    let stopping = Task {
      for await _ in stops {}
      reading.cancel()
    }
    out.onTermination = { _ in
      reading.cancel()
      stopping.cancel()
    }
    return frames
  }
}

@MainActor private final class Flag { var isUp = false }

/// One page's messages, in order.
@MainActor private struct PageReader {
  let sessions: Sessions
  let out: AsyncStream<WSFrame>.Continuation
  let full, stop: @Sendable () -> Void
  private var session: Session?
  private var link: PageLink?
  private var pieces = Data()
  private var isInPieces = false
  private var refusals = Refusals()

  /// - Parameters:
  ///   - full: told when the page does not read what it is sent.
  ///   - stop: ends the connection.
  init(
    sessions: Sessions, out: AsyncStream<WSFrame>.Continuation, full: @escaping @Sendable () -> Void,
    stop: @escaping @Sendable () -> Void
  ) {
    (self.sessions, self.out, self.full, self.stop) = (sessions, out, full, stop)
  }

  /// False when the connection is to end.
  mutating func take(_ frame: WSFrame) -> Bool {
    switch frame.opcode {
    case .ping:
      var answer = frame
      (answer.opcode, answer.mask) = (.pong, nil)
      out.yield(answer)
    case .pong: break
    case .close:
      out.yield(.close(code: .normalClosure))
      return false
    case .text where !isInPieces, .continuation where isInPieces:
      pieces.append(frame.payload)
      isInPieces = !frame.fin
      if pieces.count > PageMessage.longest {
        sessions.log(
          "A page's message is longer than \(PageMessage.longest) bytes. Its connection ends; it may come back."
        )
        out.yield(.close(code: WSCloseCode(1009, reason: "The message is too long.")))
        return false
      }
      if frame.fin {
        let message = pieces
        pieces = Data()
        return take(message)
      }
    default: refuse(BadMessage("Only text is understood."))
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
    guard case .hello(let id, let page, let window, let viewport, let isDark, let greeting) = message else {
      refuse(BadMessage("A page says hello first."))
      return true
    }
    let link = PageLink(page: page, frames: out, full: full, stop: stop)
    self.link = link
    session = sessions.open(
      link, session: id, window: window, viewport: viewport, isDark: isDark, greeting: greeting)
    if session == nil {
      let reason = "There are \(Sessions.limit) open windows already; close one and load again."
      sessions.log(reason)
      link.send(Notice.closed(reason).text)
    }
    return session != nil
  }

  private mutating func refuse(_ reason: BadMessage) {
    if let line = refusals.line(for: reason) { sessions.log(line) }
    let text = Notice.refused(reason.description).text
    if let link { return link.send(text) }
    out.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8)))
  }

  func end() { if let link { session?.detach(link) } }
}
