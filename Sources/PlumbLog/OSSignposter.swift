/// Marks stretches of time for a profiler. There is none here: it only runs what it is given.
public struct OSSignposter: Sendable {
  public init() {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}

  public static let disabled = OSSignposter()
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    OSSignpostIntervalState()
  }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// Tells stretches of time apart that have one name.
public struct OSSignpostID: Hashable, Sendable {
  public static let exclusive = OSSignpostID()
  public static let null = OSSignpostID()
}

/// A stretch of time that has begun.
public final class OSSignpostIntervalState: Sendable {}
