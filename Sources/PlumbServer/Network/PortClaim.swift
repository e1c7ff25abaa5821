#if canImport(Glibc)
  import Glibc
#endif

/// Keeps a port of this machine's own address from other programs, also while nobody listens there.
///
/// Whoever listens does so beside the claim, which Linux allows to processes of one user that ask for it (`SO_REUSEPORT`). So
/// nobody takes the port of an app that has crashed, to whom open pages would send their key.
package final class PortClaim: Sendable {
  package let port: UInt16
  private let descriptor: Int32

  /// The number of ports that are tried.
  private static let attempts = 100

  /// Claims a port, or the next free one after it; 0 is any free one.
  ///
  /// - Throws: ``Server/Problem`` when none is free.
  package init(from first: UInt16) throws(Server.Problem) {
    let last = first == 0 ? first : UInt16(min(Int(first) + Self.attempts - 1, 65535))
    for wanted in first...last {
      let port = wanted == 0 ? Self.free ?? 0 : wanted
      guard let descriptor = Self.claim(port) else { continue }
      (self.port, self.descriptor) = (port, descriptor)
      return
    }
    throw Server.Problem(
      description: first == 0
        ? "This machine has no free port."
        : "The ports from \(first) to \(last) are all taken; choose another with --port.")
  }

  deinit { close(descriptor) }

  /// Listening shows that nobody else does. A socket that stops keeps a port that it asked for by its number.
  private static func claim(_ port: UInt16) -> Int32? {
    guard port > 0, let descriptor = bound(port, [(SO_REUSEADDR, 1)]) else { return nil }
    guard listen(descriptor, 1) == 0 else {
      close(descriptor)
      return nil
    }
    set(SO_REUSEADDR, 0, descriptor)
    set(SO_REUSEPORT, 1, descriptor)
    shutdown(descriptor, Int32(SHUT_RD))
    return descriptor
  }

  /// The number of a port that is free now.
  private static var free: UInt16? {
    guard let descriptor = bound(0, []) else { return nil }
    defer { close(descriptor) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) } == 0
    }
    return isKnown ? UInt16(bigEndian: address.sin_port) : nil
  }

  private static func bound(_ port: UInt16, _ options: [(Int32, Int32)]) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    for (option, value) in options { set(option, value, descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      } == 0
    }
    if isBound { return descriptor }
    close(descriptor)
    return nil
  }

  private static func set(_ option: Int32, _ value: Int32, _ descriptor: Int32) {
    var value = value
    setsockopt(descriptor, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
