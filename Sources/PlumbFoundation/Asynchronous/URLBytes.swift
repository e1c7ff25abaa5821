public import Foundation
import FoundationNetworking

extension URL {
  /// The bytes of a file, or of what an address answers.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of a file, or of what an address answers.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

  /// The bytes of a file, or of what an address answers. Each iterator reads them anew.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    fileprivate let url: URL

    /// Makes an iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    /// Waits for the next byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let url: URL
      private var file: Data.Iterator?
      private var answer: URLSession.AsyncBytes.AsyncIterator?

      fileprivate init(url: URL) { self.url = url }

      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        if file == nil, answer == nil {
          if url.isFileURL {
            file = try Data(contentsOf: url).makeIterator()
          } else {
            answer = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
          }
        }
        if file != nil { return file?.next() }
        return try await answer?.next()
      }
    }
  }
}
