public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, from one object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications as they are posted, on the thread on which that happens.
  public struct Publisher: OpenCombine.Publisher, Equatable, @unchecked Sendable {
    /// The notification as it was posted.
    public typealias Output = Notification
    /// Notifications never fail.
    public typealias Failure = Never

    /// The center in which the notifications are posted.
    public let center: NotificationCenter
    /// The name that a notification has to have.
    public let name: Notification.Name
    /// The object that has to have posted a notification, or `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name, from one object or from all.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Listens at the center for one subscriber, until its subscription is cancelled.
    ///
    /// A notification that is posted while the subscriber asks for nothing is lost.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: Listening(self) { subscriber.receive($0) })
    }

    public static func == (one: Publisher, other: Publisher) -> Bool {
      one.center === other.center && one.name == other.name && one.object === other.object
    }
  }

  /// One subscriber's place at a notification center.
  private final class Listening: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let center: NotificationCenter
    private var deliver: ((Notification) -> Subscribers.Demand)?
    private var observer: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init(_ publisher: NotificationCenter.Publisher, _ deliver: @escaping (Notification) -> Subscribers.Demand)
    {
      center = publisher.center
      self.deliver = deliver
      observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
        [weak self] in self?.receive($0)
      }
    }

    deinit { cancel() }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
      let gone = lock.withLock {
        let gone = observer
        (observer, deliver) = (nil, nil)
        return gone
      }
      if let gone { center.removeObserver(gone) }
    }

    private func receive(_ notification: Notification) {
      let deliver = lock.withLock {
        if demand == .none { return nil as ((Notification) -> Subscribers.Demand)? }
        demand -= 1
        return self.deliver
      }
      guard let more = deliver?(notification) else { return }
      lock.withLock { demand += more }
    }
  }
}
