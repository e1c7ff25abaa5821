import Synchronization

/// Talks with a page over a WebSocket.
protocol Socket: Sendable {
  /// The longest message that is read, in bytes.
  var longestMessage: Int { get }
  /// The number of messages that may wait to be sent. A page that does not read them is disconnected.
  var longestQueue: Int { get }
  /// Handles the page's messages. The connection is closed when it returns.
  func talk(over connection: SocketConnection) async
}

/// A message that is sent to a page.
enum SocketMessage: Equatable, Sendable {
  case text(String)
  case binary([UInt8])
  /// Ends the connection.
  case close(SocketCode, reason: String)
}

/// The codes of WebSocket's closing message.
enum SocketCode: UInt16, Error, Sendable {
  case normal = 1000
  case goingAway = 1001
  case protocolError = 1002
  case notText = 1007
  case tooLong = 1009
}

/// An event that comes from a page.
enum SocketEvent: Equatable, Sendable {
  /// UTF-8.
  case text([UInt8])
  case binary
  /// A message was longer than it may be. It is the last event.
  case tooLong
  /// The page does not read what it is sent. It is the last event.
  case full
}

/// The server's end of a WebSocket.
struct SocketConnection: Sendable {
  /// The page's events, in order, until the connection ends. Each event that was handled is to be followed by
  /// ``proceed()``.
  let events: AsyncStream<SocketEvent>
  private let sends: @Sendable (SocketMessage) -> Void
  private let proceeds: @Sendable () -> Void

  init(
    events: AsyncStream<SocketEvent>, send: @escaping @Sendable (SocketMessage) -> Void,
    proceed: @escaping @Sendable () -> Void
  ) {
    (self.events, sends, proceeds) = (events, send, proceed)
  }

  func send(_ message: SocketMessage) { sends(message) }

  /// Marks an event as handled, so that the next may come.
  func proceed() { proceeds() }
}

/// Counts the messages that were received and not yet handled.
final class WaitingMessages: Sendable {
  private let count = Atomic(0)
  let limit: Int

  init(limit: Int) { self.limit = limit }

  func came() { count.add(1, ordering: .acquiringAndReleasing) }

  var isFull: Bool { count.load(ordering: .acquiring) >= limit }

  /// Returns whether it is time to read again. That is so when half is done: each time costs a way to another thread.
  func took() -> Bool { count.subtract(1, ordering: .acquiringAndReleasing).newValue == limit / 2 }
}
