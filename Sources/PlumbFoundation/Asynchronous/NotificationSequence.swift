public import Foundation

extension NotificationCenter {
  /// Returns the notifications of a name, as they are posted.
  ///
  /// - Parameter object: the poster; `nil` for any.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> Notifications
  {
    Notifications(of: self, name, object)
  }

  /// The notifications of a name, as they are posted. Each iterator receives those that are posted after it was made.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification
    /// Nothing fails.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(of center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Makes an iterator, which observes the center as long as it lives.
    public func makeAsyncIterator() -> Iterator { Iterator(of: center, name, object) }

    /// Waits for the next notification.
    public struct Iterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<Posted>.Iterator
      private let observation: Observation

      fileprivate init(of center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        posted = stream.makeAsyncIterator()
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        }
        observation = Observation(token, of: center, continuation)
      }

      /// Returns the next notification; `nil` when the task is cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }

      /// Returns the next notification; `nil` when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way to the task that waits for it. What it holds may be of any type, as on Apple's systems.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// An observer, which ends with its iterator.
private final class Observation: @unchecked Sendable {
  private let token: any NSObjectProtocol
  private let center: NotificationCenter
  private let continuation: AsyncStream<Posted>.Continuation

  init(
    _ token: any NSObjectProtocol, of center: NotificationCenter,
    _ continuation: AsyncStream<Posted>.Continuation
  ) {
    (self.token, self.center, self.continuation) = (token, center, continuation)
  }

  deinit {
    center.removeObserver(token)
    continuation.finish()
  }
}
