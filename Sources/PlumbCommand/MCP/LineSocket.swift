import Foundation
import PlumbServer
import PlumbSource

/// A socket between two processes of this command, at a path in a folder that only the user may look into; it carries lines.
final class LineSocket: @unchecked Sendable {
  /// The longest line: a picture of sixty-four megapixels is shorter.
  private static let longest = 256 << 20

  private let descriptor: Int32
  /// The same connection, with its own descriptor, when it carries whole messages instead of lines.
  private(set) lazy var relayed = RelayStream(takingOver: fcntl(descriptor, F_DUPFD_CLOEXEC, 0))
  // Only the one thread that reads uses it.
  private var buffer = LineBuffer()

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  static func connect(to path: String) throws -> LineSocket {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let code = try with(path) { Glibc.connect(descriptor, $0, $1) }
    guard code == 0 else {
      throw Failure(.notWritten, "There is no socket at \(path): \(systemWords(errno)).")
    }
    return LineSocket(descriptor)
  }

  /// A socket that waits for one other process.
  static func listen(at path: String) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    unlink(path)
    guard try with(path, { bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, 1) == 0 else {
      close(descriptor)
      throw Failure(.notWritten, "No socket can be made at \(path): \(systemWords(errno)).")
    }
    return descriptor
  }

  /// The process that has come; `nil` when none did.
  ///
  /// - Parameter isOver: asked a few times a second whether nobody needs it any more.
  static func accept(_ listening: Int32, until deadline: ContinuousClock.Instant?, orWhen isOver: () -> Bool)
    -> LineSocket?
  {
    guard waits(for: listening, until: deadline, orWhen: isOver) else { return nil }
    let descriptor = Glibc.accept(listening, nil, nil)
    // The children that are started next must not keep it open.
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor < 0 ? nil : LineSocket(descriptor)
  }

  /// The process at the other end, by its number here; `nil` where the system does not report it.
  var otherProcess: pid_t? {
    // Swift's headers leave out what the C library calls `ucred`.
    var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
    var length = socklen_t(MemoryLayout.size(ofValue: peer))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0, peer.process > 0 else {
      return nil
    }
    return peer.process
  }

  /// Sends a line; false when the other end is gone.
  func write(_ line: Data) -> Bool { writeAll(line + Data([UInt8(ascii: "\n")]), to: descriptor) == 0 }

  /// The next line; `nil` when the other end is gone, or the time is over.
  func read(until deadline: ContinuousClock.Instant?, orWhen isOver: () -> Bool) -> Data? {
    while true {
      if let line = buffer.take() { return line }
      guard buffer.count < Self.longest, Self.waits(for: descriptor, until: deadline, orWhen: isOver),
        buffer.read(from: descriptor)
      else { return nil }
    }
  }

  private static func waits(
    for descriptor: Int32, until deadline: ContinuousClock.Instant?, orWhen isOver: () -> Bool
  ) -> Bool {
    while !isOver() {
      if let deadline, ContinuousClock.now >= deadline { return false }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 50) > 0 { return true }
    }
    return false
  }

  private static func with(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) throws
    -> Int32
  {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    var path = path
    var folder: Int32 = -1
    defer { if folder >= 0 { close(folder) } }
    if path.utf8.count >= room {
      // The address of a socket is short; that of its folder, once it is open, is shorter.
      let place = URL(fileURLWithPath: path)
      folder = open(place.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      path = "/proc/self/fd/\(folder)/\(place.lastPathComponent)"
    }
    guard path.utf8.count < room else {
      throw Failure(.notWritten, "\(path) is too long for a socket; set TMPDIR to a shorter path.")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
