import Foundation
import PlumbLive

/// Reads messages that say their length before them, as editors and build servers write them: `Content-Length: 12`, an empty
/// line, and so many bytes.
struct FramedMessages {
  /// In bytes: far longer than any message.
  static let longest = 64 << 20
  private static let longestHead = 4096

  private let descriptor: Int32
  private var buffer = Data()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next message; `nil` at the end of the input, and where no message begins.
  mutating func next() -> Data? {
    let end = Data("\r\n\r\n".utf8)
    var head = buffer.range(of: end)
    while head == nil {
      guard buffer.count <= Self.longestHead, readMore() else { return nil }
      head = buffer.range(of: end)
    }
    guard let head, let length = Self.length(buffer[..<head.lowerBound]) else { return nil }
    while buffer.count < head.upperBound - buffer.startIndex + length { guard readMore() else { return nil } }
    let message = Data(buffer[head.upperBound...].prefix(length))
    buffer = Data(buffer[(head.upperBound + length)...])
    return message
  }

  private static func length(_ head: Data) -> Int? {
    for line in String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].trimmingCharacters(in: .whitespaces)).flatMap {
        (0...longest).contains($0) ? $0 : nil
      }
    }
    return nil
  }

  private mutating func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 { buffer.append(contentsOf: bytes[..<count]) }
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
