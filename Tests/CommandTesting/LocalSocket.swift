package import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A socket that is connected to a port of this machine, or listens at one.
package enum LocalSocket {
  package struct Problem: Error { package let description: String }

  /// Connects to a port.
  ///
  /// - Parameters:
  ///   - reading: how long a read waits at most, in seconds.
  ///   - writing: how long the other end may take to take more, in seconds.
  package static func connect(to port: UInt16, reading: Int, writing: Int) throws(Problem) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    for (option, seconds) in [(SO_RCVTIMEO, reading), (SO_SNDTIMEO, writing)] {
      var timeout = timeval(tv_sec: seconds, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, option, &timeout, socklen_t(MemoryLayout<timeval>.size))
    }
    guard with(port, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
      close(descriptor)
      throw Problem(description: "There is no connection to port \(port).")
    }
    return descriptor
  }

  /// Sends all bytes; false when the other end takes no more.
  package static func send(_ bytes: some ContiguousBytes, count: Int, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < count {
        let part = Glibc.send(descriptor, bytes.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
        guard part > 0 else { return false }
        sent += part
      }
      return true
    }
  }

  /// Listens at any free port.
  package static func listen() throws(Problem) -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isThere = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        with(0) { bind(descriptor, $0, $1) } == 0 && Glibc.listen(descriptor, 4) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isThere else { throw Problem(description: "No port is free.") }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private static func with(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}
