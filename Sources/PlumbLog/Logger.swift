/// Writes messages of one part of a program to standard error, as Xcode's console shows them.
///
///     private let logger = Logger(subsystem: "com.example.app", category: "store")
///     logger.info("loaded \(items.count) items from \(url, privacy: .public)")
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a category.
  public init() { log = .default }
  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { self.log = log }
  /// Creates a logger for a part of a program; the category precedes each message, and the subsystem is not
  /// written.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message of the usual level.
  public func log(_ message: OSLogMessage) { log.take(message.text, .default) }
  /// Writes a message of a level. Plumb writes all levels, `debug` too.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.take(message.text, level) }
  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log.take(message.text, .debug) }
  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log.take(message.text, .debug) }
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log.take(message.text, .info) }
  /// Writes a message of the usual level.
  public func notice(_ message: OSLogMessage) { log.take(message.text, .default) }
  /// Writes a message of the level `error`, which precedes it.
  public func warning(_ message: OSLogMessage) { log.take(message.text, .error) }
  /// Writes a message of the level `error`, which precedes it.
  public func error(_ message: OSLogMessage) { log.take(message.text, .error) }
  /// Writes a message of the level `fault`, which precedes it.
  public func critical(_ message: OSLogMessage) { log.take(message.text, .fault) }
  /// Writes a message of the level `fault`, which precedes it.
  public func fault(_ message: OSLogMessage) { log.take(message.text, .fault) }
}
