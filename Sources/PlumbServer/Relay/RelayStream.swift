import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A message between the command and an app behind a wall.
struct RelayMessage: Equatable {
  enum Kind: UInt8 {
    // From the command: a page has come, has said something, or has gone.
    case joined = 1, said, saidBinary, saidTooMuch, didNotRead, left
    // From the app: it can be shown; it says something to a page, has dealt with what a page said, or lets a page go.
    case ready, text, binary, close, took
    // From the app: its main thread does not answer, and this is where it is; it answers again.
    case hangs, answers
  }

  var kind: Kind
  /// The number of a page, from 1.
  var page: UInt32 = 0
  var bytes: [UInt8] = []

  /// The most bytes of a message: a page is sent no drawing that is as large.
  static let longest = 256 << 20
}

/// A connection that carries whole messages: a kind, a page, a length, and so many bytes.
package final class RelayStream: Sendable {
  /// The exit status of an app that lost its connection: `EX_OSFILE` of sysexits.h. Where the command is still there, the
  /// app's own code did that.
  package static let endedStatus: Int32 = 72

  private static let headLength = 9

  private let descriptor: Int32
  /// One message is written at a time.
  private let writer = Mutex(())

  /// Creates a stream of a connected descriptor, which is closed with it.
  package init(takingOver descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Sends a message, and waits until the system has taken it; false when the other end is gone.
  @discardableResult
  func send(_ message: RelayMessage) -> Bool {
    var bytes = [message.kind.rawValue]
    bytes.reserveCapacity(Self.headLength + message.bytes.count)
    for number in [message.page, UInt32(message.bytes.count)] {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(contentsOf: message.bytes)
    return writer.withLock { _ in
      bytes.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = Glibc.send(
            descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
            Int32(MSG_NOSIGNAL))
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return false }
          rest = rest.dropFirst(count)
        }
        return true
      }
    }
  }

  /// The other end has sent what no message is.
  struct Nonsense: Error {}

  /// The next message; `nil` when the other end is gone.
  func receive() throws(Nonsense) -> RelayMessage? {
    guard let head = read(Self.headLength) else { return nil }
    guard let kind = RelayMessage.Kind(rawValue: head[0]) else { throw Nonsense() }
    func number(_ place: Int) -> UInt32 {
      head[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    let length = Int(number(5))
    guard length <= RelayMessage.longest else { throw Nonsense() }
    guard let bytes = read(length) else { return nil }
    return RelayMessage(kind: kind, page: number(1), bytes: bytes)
  }

  private func read(_ length: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    // Memory is taken for what comes, and not for what is only announced.
    while bytes.count < length {
      var part = [UInt8](repeating: 0, count: min(1 << 20, length - bytes.count))
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes.append(contentsOf: part[..<count])
    }
    return bytes
  }

  /// Ends the connection for both ends, also for who is waiting for a message.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
