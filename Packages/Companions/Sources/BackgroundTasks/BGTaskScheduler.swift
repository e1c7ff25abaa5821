/// A request for work in the background.
open class BGTaskRequest: NSObject {
  /// The identifier of the task.
  public let identifier: String
  /// Not before a time.
  public var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request for a short task.
  public init(identifier: String) { super.init(identifier) }
}
/// A request for a longer task.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether it needs a network.
  public var requiresNetworkConnectivity = false
  /// Whether it needs a plug.
  public var requiresExternalPower = false
  /// Creates a request for a longer task.
  public init(identifier: String) { super.init(identifier) }
}
/// Work while the app is not seen. Nobody ever holds one here.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier = ""
  /// A closure that is called when the time is over.
  public var expirationHandler: (() -> Void)?
  /// Marks the task as completed.
  public func setTaskCompleted(success: Bool) {}
}
/// A little work.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Longer work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Begins work while the app is not seen. A page is always seen: nothing begins.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The reason why a request failed.
  public struct Error: Swift.Error, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
    /// The kind of error.
    public let code: Code
  }
  /// The one of the app.
  public static let shared = BGTaskScheduler()
  /// Registers the handler of a task.
  @available(
    *, deprecated,
    message:
      "In Plumb, BGTaskScheduler does nothing: a page is always seen, so no work begins in the background."
  )
  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    return true
  }
  /// Submits a request. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, BGTaskScheduler does nothing: a page is always seen, so no work begins in the background."
  )
  public func submit(_ taskRequest: BGTaskRequest) throws {
    throw Error(code: .unavailable)
  }
  /// Cancels a request.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Cancels all requests.
  public func cancelAllTaskRequests() {}
}
