import Foundation

/// Finds a port that nobody listens at.
enum Ports {
  /// How many ports are tried.
  private static let attempts = 100

  /// The first free port from this one on; from 0 on, any free one.
  static func firstFree(from first: UInt16) -> UInt16? {
    if first == 0 { return tried(0) }
    for port in Int(first)..<min(Int(first) + attempts, 65536) {
      if let free = tried(UInt16(port)) { return free }
    }
    return nil
  }

  /// The port, if it can be taken on this machine's own address.
  private static func tried(_ port: UInt16) -> UInt16? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // As the server does: a port whose last user has just ended is free.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(descriptor, address, length) == 0, listen(descriptor, 1) == 0,
          getsockname(descriptor, address, &length) == 0
        else { return nil }
        return UInt16(
          bigEndian: UnsafeRawPointer(address).assumingMemoryBound(to: sockaddr_in.self).pointee.sin_port)
      }
    }
  }
}
