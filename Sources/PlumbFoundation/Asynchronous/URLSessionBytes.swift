public import Foundation
public import FoundationNetworking
private import Synchronization

extension URLSession {
  /// The bytes of an answer, as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task that receives them.
    public let task: URLSessionDataTask
    fileprivate let parts: AsyncThrowingStream<Data, any Error>

    /// Makes an iterator. The bytes are received once.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts: parts.makeAsyncIterator()) }

    /// Waits for the next byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var parts: AsyncThrowingStream<Data, any Error>.Iterator
      fileprivate var part = Data().makeIterator()

      fileprivate init(parts: AsyncThrowingStream<Data, any Error>.Iterator) { self.parts = parts }

      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        while true {
          if let byte = part.next() { return byte }
          guard let next = try await parts.next() else { return nil }
          part = next.makeIterator()
        }
      }
    }
  }

  /// Returns the bytes of the answer to a request, as they come, and the header of the answer.
  public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws
    -> (AsyncBytes, URLResponse)
  {
    let receiver = ByteReceiver()
    // A session without its own delegate passes on nothing before the end, so another one with the same settings does.
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    task.delegate = delegate
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)
    continuation.onTermination = { _ in
      task.cancel()
      session.finishTasksAndInvalidate()
    }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        receiver.begin(waiting, continuation)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, parts: stream), response)
  }

  /// Returns the bytes of what an address answers, as they come, and the header of the answer.
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
    -> (AsyncBytes, URLResponse)
  {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

/// Passes an answer on as it comes.
private final class ByteReceiver: NSObject, URLSessionDataDelegate {
  private struct State {
    var waiting: CheckedContinuation<URLResponse, any Error>?
    var parts: AsyncThrowingStream<Data, any Error>.Continuation?
  }
  private let state = Mutex(State())

  func begin(
    _ waiting: CheckedContinuation<URLResponse, any Error>,
    _ parts: AsyncThrowingStream<Data, any Error>.Continuation
  ) {
    state.withLock { $0 = State(waiting: waiting, parts: parts) }
  }

  private func takeWaiting() -> CheckedContinuation<URLResponse, any Error>? {
    state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    takeWaiting()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let response = dataTask.response { takeWaiting()?.resume(returning: response) }
    _ = state.withLock { $0.parts }?.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let waiting = takeWaiting()
    if let error {
      waiting?.resume(throwing: error)
    } else if let response = task.response {
      waiting?.resume(returning: response)
    } else {
      waiting?.resume(throwing: URLError(.badServerResponse))
    }
    state.withLock { $0.parts }?.finish(throwing: error)
    session.finishTasksAndInvalidate()
  }
}
