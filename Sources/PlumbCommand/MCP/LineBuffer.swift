import Foundation

/// The bytes from a descriptor that do not form a whole line yet.
struct LineBuffer {
  private var rest = Data()
  /// The number of bytes without a line feed among them.
  private var scanned = 0

  var count: Int { rest.count }

  /// The next line, without its line feed; `nil` as long as its end has not come.
  mutating func take() -> Data? {
    guard let end = rest[(rest.startIndex + scanned)...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = rest.count
      return nil
    }
    let line = Data(rest[..<end])
    (rest, scanned) = (Data(rest[rest.index(after: end)...]), 0)
    return line
  }

  /// All that is there.
  mutating func takeAll() -> Data {
    defer { (rest, scanned) = (Data(), 0) }
    return rest
  }

  /// Waits for more; false at the end.
  mutating func read(from descriptor: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 { rest.append(contentsOf: bytes[..<count]) }
    return count > 0 || count < 0 && errno == EINTR
  }
}
