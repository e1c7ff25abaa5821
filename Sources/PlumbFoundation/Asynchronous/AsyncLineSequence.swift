/// The lines of bytes of UTF-8. An empty line counts, and bytes that are no text become U+FFFD.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line without its end.
  public typealias Element = String

  private let base: Base

  init(of base: Base) { self.base = base }

  /// Makes an iterator.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(of: base.makeAsyncIterator()) }

  /// Waits for the next line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var line: [UInt8] = []
    private var last: UInt8?

    fileprivate init(of bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next line; `nil` at the end.
    public mutating func next() async throws -> String? {
      while let byte = try await bytes.next() {
        let before = last
        last = byte
        // The second half of a line break that has ended a line.
        if byte == UInt8(ascii: "\n"), before == UInt8(ascii: "\r") { continue }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return take() }
        line.append(byte)
      }
      return line.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of bytes of UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(of: self) }
}
