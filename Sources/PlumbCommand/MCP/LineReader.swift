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
  private var buffer = LineBuffer()
  private var isSkipping = false
  private var isOver = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line that is not empty, without its end; `nil` at the end of the input. The text after the last line feed
  /// counts too.
  mutating func next() -> Line? {
    while true {
      while let line = buffer.take() { if let found = take(line) { return found } }
      if isOver { return take(buffer.takeAll()) }
      if buffer.count > Self.longest {
        _ = buffer.takeAll()
        isSkipping = true
      }
      isOver = !buffer.read(from: descriptor)
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
}
