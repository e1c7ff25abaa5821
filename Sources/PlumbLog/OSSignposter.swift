/// Marks stretches of time for a profiler. There is none here: it only runs what it is given.
public struct OSSignposter: Sendable {
  /// Creates a signposter, which marks nothing.
  public init() {}
  /// Creates a signposter, which marks nothing; the log is not kept.
  public init(logHandle: OSLog) {}
  /// Creates a signposter, which marks nothing; the logger is not kept.
  public init(logger: Logger) {}
  /// Creates a signposter, which marks nothing; the names are not kept.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter, which marks nothing; the name and the category are not kept.
  public init(subsystem: String, category: OSLog.Category) {}

  /// A signposter that marks nothing, as all others here.
  public static let disabled = OSSignposter()
  /// Whether a profiler listens, which is never so.
  public var isEnabled: Bool { false }

  /// Returns an identifier for a stretch of time. Plumb answers the same one each time.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for a stretch of time in the life of an object. Plumb answers the same one for all objects.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Does nothing, and answers a state for the end of the stretch.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Does nothing, and answers a state for the end of the stretch; the message is not written.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    OSSignpostIntervalState()
  }
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Does nothing; the message is not written.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing; the message is not written.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Runs a function, and marks nothing around it; what the function throws is thrown on.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// An identifier that distinguishes intervals with one name.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifier of a stretch of time that is alone under its name; all identifiers are equal here.
  public static let exclusive = OSSignpostID()
  /// The identifier of no stretch of time, which equals all others here.
  public static let null = OSSignpostID()
  /// The identifier that is not one, which equals all others here.
  public static let invalid = OSSignpostID()

  init() {}
  /// Creates an identifier, which equals all others here.
  public init(log: OSLog) {}
  /// Creates an identifier for an object, which equals all others here.
  public init(log: OSLog, object: AnyObject) {}
}

/// A point of a stretch of time.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// Marks a point for a profiler. There is none here, so nothing is marked.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
/// Marks a point for a profiler. There is none here, so nothing is marked, and the message is not written.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// A stretch of time that has begun.
public final class OSSignpostIntervalState: Sendable {}
