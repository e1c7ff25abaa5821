import Foundation

/// The messages that a program has written. Nothing keeps them here, so a store cannot be opened.
public final class OSLogStore: Sendable {
  /// The programs whose messages are read.
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

  /// The reason why a store cannot be opened.
  package struct NotKept: LocalizedError {
    package init() {}
    package var errorDescription: String? { "Messages go to standard error, and are not kept." }
  }

  /// Opens the messages of some programs.
  /// - Throws: always, because messages are not kept.
  public init(scope: Scope) throws { throw NotKept() }
  /// Opens the messages of the system.
  /// - Throws: always, because messages are not kept.
  public static func local() throws -> OSLogStore { throw NotKept() }

  /// The place of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// The place some seconds before the end.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  /// The place some seconds after the start of the system.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

  /// The messages from a place on.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place in a store of messages.
public final class OSLogPosition: Sendable {}

/// The order in which messages are read.
public enum OSLogEnumerator {
  /// Options for the order of messages.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the newest to the oldest.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A message in a store, or another event.
open class OSLogEntry: @unchecked Sendable {
  /// The text of the message.
  public let composedMessage: String
  /// The time of the message.
  public let date: Date

  init(composedMessage: String, date: Date) { (self.composedMessage, self.date) = (composedMessage, date) }
}

/// A message in a store.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// The levels of messages.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  /// The level of the message.
  public let level: Level
  /// The program, or the large part of it, that wrote it.
  public let subsystem: String
  /// The part that wrote it.
  public let category: String
  /// The name of the process.
  public let process: String

  init(
    composedMessage: String, date: Date, level: Level, subsystem: String, category: String, process: String
  ) {
    (self.level, self.subsystem, self.category, self.process) = (level, subsystem, category, process)
    super.init(composedMessage: composedMessage, date: date)
  }
}
