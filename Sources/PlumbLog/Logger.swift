/// Writes messages of one part of a program to standard error, as Xcode's console shows them.
///
///     private let logger = Logger(subsystem: "com.example.app", category: "store")
///     logger.info("loaded \(items.count) items from \(url, privacy: .public)")
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ log: OSLog) { self.log = log }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public func log(_ message: OSLogMessage) { log.take(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.take(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.take(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.take(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.take(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.take(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.take(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.take(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.take(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.take(message.text, .fault) }
}
