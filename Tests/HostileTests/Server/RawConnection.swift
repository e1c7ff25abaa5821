import CommandTesting
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A connection that says what it is told, right or wrong.
final class RawConnection: Sendable {
  struct Problem: Error { let description: String }

  let port: UInt16
  private let descriptor: Int32
  /// Reads wait, and must not keep the tasks' threads.
  private let queue = DispatchQueue(label: "raw connection")

  init(port: UInt16) throws {
    self.port = port
    descriptor = try LocalSocket.connect(to: port, reading: 120, writing: 120)
  }

  deinit { close(descriptor) }

  // MARK: Bytes

  /// False when the other end takes no more.
  @discardableResult func write(_ bytes: [UInt8]) async -> Bool {
    await onQueue { [descriptor] in LocalSocket.send(bytes, count: bytes.count, to: descriptor) }
  }

  @discardableResult func write(_ text: String) async -> Bool { await write(Array(text.utf8)) }

  /// That many bytes, or those that came before the end.
  func read(_ count: Int) async -> [UInt8] {
    await onQueue { [descriptor] in
      var bytes = [UInt8](repeating: 0, count: count)
      var filled = 0
      while filled < count {
        let got = bytes.withUnsafeMutableBytes {
          recv(descriptor, $0.baseAddress! + filled, count - filled, 0)
        }
        guard got > 0 else { break }
        filled += got
      }
      return Array(bytes.prefix(filled))
    }
  }

  /// Whether something has come, or the end has.
  var hasNews: Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&event, 1, 0) > 0
  }

  // MARK: HTTP

  /// Sends a request with this server's name.
  func request(_ line: String, _ fields: [String] = []) async {
    let all = ["\(line) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields
    await write(all.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// The status of the next answer, and its text; 0 where the connection ends without one.
  func answer() async -> (status: Int, text: String) {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let byte = await read(1)
      guard !byte.isEmpty else { return (0, "") }
      head += byte
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
    let count = length.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
    return (status, String(decoding: await read(count), as: UTF8.self))
  }

  /// Whether nothing more comes.
  var isAtEnd: Bool { get async { await read(1).isEmpty } }

  private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: work()) } }
  }
}
