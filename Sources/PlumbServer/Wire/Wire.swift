import Foundation
import Synchronization

/// One end of the connection between the command and a child, which inherits the other end at its start. It carries whole messages:
/// a kind, a page, a length, and so many bytes.
package final class Wire: Sendable {
  /// Counts up with each change of the messages. The two ends differ where the program was replaced while it ran.
  package static let version: UInt8 = 1

  /// The exit status of a child that lost its connection: `EX_OSFILE` of sysexits.h. Where the command is still there, the
  /// child's own code did that.
  package static let endedStatus: Int32 = 72

  private static let headLength = 9

  private let descriptor: Int32
  /// One message is written at a time.
  private let writer = Mutex(())
  /// A process that does not read what it is sent keeps only this waiting.
  private let queue = DispatchQueue(label: "plumb.wire")

  /// Creates an end of a connected descriptor, which is closed with it. No program that is started later inherits it.
  package init(takingOver descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// No connection can be made.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Makes a connection.
  ///
  /// - Returns: one end, and the descriptor of the other.
  package static func pair() throws(Problem) -> (ours: Wire, theirs: Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      throw Problem(
        description: "No connection with a process can be made: \(String(cString: strerror(errno))).")
    }
    // The kernel says who has sent the first message (unix(7)).
    var isWanted: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_PASSCRED, &isWanted, socklen_t(MemoryLayout<Int32>.size))
    return (Wire(takingOver: ends[0]), ends[1])
  }

  /// Sends a message, and waits until the system has taken it; false when the other end is gone.
  @discardableResult
  package func send(_ message: WireMessage) -> Bool {
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

  /// Sends a message after those that wait already, and does not wait itself.
  package func post(_ message: WireMessage) { queue.async { self.send(message) } }

  /// The other end has sent what no message is.
  package struct Nonsense: Error {}

  /// The next message; `nil` when the other end is gone.
  package func receive() throws(Nonsense) -> WireMessage? {
    guard let head = read(Self.headLength) else { return nil }
    return try message(head)
  }

  /// The first message, and the process that has sent it, by its number here.
  package func receiveFirst() throws(Nonsense) -> (message: WireMessage, sender: pid_t)? {
    guard let (first, sender) = readWithSender(), first.count == 1 else { return nil }
    guard let rest = read(Self.headLength - 1), let message = try message(first + rest) else { return nil }
    return (message, sender)
  }

  private func message(_ head: [UInt8]) throws(Nonsense) -> WireMessage? {
    guard let kind = WireMessage.Kind(rawValue: head[0]) else { throw Nonsense() }
    func number(_ place: Int) -> UInt32 {
      head[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    let length = Int(number(5))
    guard length <= kind.longest else { throw Nonsense() }
    guard let bytes = read(length) else { return nil }
    return WireMessage(kind: kind, page: number(1), bytes: bytes)
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

  /// A byte, and the process that has sent it; 0 where the system does not report it.
  private func readWithSender() -> (bytes: [UInt8], sender: pid_t)? {
    // Swift's headers leave out what the C library calls `ucred` and `SCM_CREDENTIALS`, and the macros for `cmsghdr`.
    let credentials: Int32 = 2
    typealias Sender = (process: pid_t, user: uid_t, group: gid_t)
    let headLength = MemoryLayout<cmsghdr>.size
    var byte: UInt8 = 0
    var control = [UInt64](repeating: 0, count: 8)
    return control.withUnsafeMutableBytes { control in
      withUnsafeMutableBytes(of: &byte) { place -> ([UInt8], pid_t)? in
        var part = iovec(iov_base: place.baseAddress, iov_len: 1)
        return withUnsafeMutablePointer(to: &part) { part in
          var head = msghdr()
          (head.msg_iov, head.msg_iovlen) = (part, 1)
          (head.msg_control, head.msg_controllen) = (control.baseAddress, control.count)
          var count = recvmsg(descriptor, &head, Int32(MSG_CMSG_CLOEXEC))
          while count < 0, errno == EINTR {
            count = recvmsg(descriptor, &head, Int32(MSG_CMSG_CLOEXEC))
          }
          guard count == 1 else { return nil }
          let told = control.loadUnaligned(as: cmsghdr.self)
          let isSender =
            head.msg_controllen >= headLength + MemoryLayout<Sender>.size && told.cmsg_level == SOL_SOCKET
            && told.cmsg_type == credentials
          return (
            [place[0]],
            isSender ? control.loadUnaligned(fromByteOffset: headLength, as: Sender.self).process : 0
          )
        }
      }
    }
  }

  /// Ends the receiving of messages after those that have come. Who waits for one gets it, or the end.
  package func stopReceiving() { shutdown(descriptor, Int32(SHUT_RD)) }

  /// Ends the connection for both ends, also for who is waiting for a message.
  package func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
