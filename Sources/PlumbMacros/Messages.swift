import Foundation

/// The frames of the compiler's plug-in protocol: eight bytes with the length, little-endian, then JSON.
struct Messages {
  let input: Int32
  let output: Int32

  /// The next message, or `nil` when the compiler has closed the pipe.
  func read() -> [String: Any]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // No source file is that large: what arrives is not the protocol.
    guard length < 1 << 30, let body = read(count: Int(length)) else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
  }

  func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys) else {
      return
    }
    let length = UInt64(body.count)
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    bytes += body
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var received = 0
    while received < count {
      let got = bytes[received...].withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, $0.count) }
      guard got > 0 else { return nil }
      received += got
    }
    return bytes
  }
}
