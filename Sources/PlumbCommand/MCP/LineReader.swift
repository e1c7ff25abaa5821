import Foundation

/// Reads lines of bounded length from a descriptor.
struct LineReader {
  enum Line: Equatable {
    case text(Data)
    /// It was longer than anything that is taken; its bytes were not kept.
    case tooLong
  }

  /// In bytes: far longer than any request.
  static let longest = 4 << 20

  private let descriptor: Int32
  private var rest = Data()
  private var isSkipping = false
  private var isOver = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line that is not empty, without its end; `nil` at the end of the input. What stands behind the last line
  /// feed counts too.
  mutating func next() -> Line? {
    while true {
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[rest.index(after: end)...])
        if let found = take(line) { return found }
      }
      if rest.count > Self.longest { (rest, isSkipping) = (Data(), true) }
      if isOver {
        let line = rest
        rest = Data()
        return take(line)
      }
      read()
    }
  }

  private mutating func take(_ line: Data) -> Line? {
    if isSkipping {
      isSkipping = false
      return .tooLong
    }
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard text.count <= Self.longest else { return .tooLong }
    return text.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : .text(Data(text))
  }

  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 {
      rest.append(contentsOf: bytes[..<count])
    } else if count == 0 || errno != EINTR {
      isOver = true
    }
  }
}
