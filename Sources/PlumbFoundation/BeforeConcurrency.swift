public import Dispatch
public import Foundation
public import FoundationNetworking

// In Apple's SDK these functions come from Objective-C, which is older than concurrency: in Swift 5 a closure of a class of the main actor may
// use the class in them, and the compiler warns at most ("Migrating to Swift 6", "Dynamic isolation"). Linux's Foundation declares them with
// `@Sendable`, which is an error there. A source calls them by the names that follow, which are as long as their own.

/// The timers of a source.
public enum _Time {
  /// Creates a timer, and schedules it.
  @preconcurrency @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block) }
}

/// Creates a timer of an interval.
@preconcurrency
public func _Tick(
  timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer { Timer(timeInterval: interval, repeats: repeats, block: block) }

/// Creates a timer of a date and an interval.
@preconcurrency
public func _Tick(
  fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer { Timer(fire: date, interval: interval, repeats: repeats, block: block) }

extension NotificationCenter {
  /// Adds a closure for a notification.
  @preconcurrency
  public func _addWatcher(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: object, queue: queue, using: block) }
}

extension OperationQueue {
  /// Adds a closure.
  @preconcurrency
  public func _addOperated(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
  /// Adds an operation.
  public func _addOperated(_ operation: Operation) { addOperation(operation) }
}

extension URLSession {
  /// Creates a task for a request.
  public func _getTask(with request: URLRequest) -> URLSessionDataTask { dataTask(with: request) }
  /// Creates a task for an address.
  public func _getTask(with url: URL) -> URLSessionDataTask { dataTask(with: url) }
  /// Creates a task for a request, and calls a closure at its end.
  @preconcurrency
  public func _getTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: request, completionHandler: completionHandler) }
  /// Creates a task for an address, and calls a closure at its end.
  @preconcurrency
  public func _getTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: url, completionHandler: completionHandler) }
}

extension DispatchQueue {
  /// Runs a closure later.
  @preconcurrency
  public func _late(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) { async(group: group, qos: qos, flags: flags, execute: work) }
}
