import Foundation

/// The level of a message.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level of a number; one that is not known here is written as the usual level is.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual level.
  public static let `default` = OSLogType(0)
  /// The level of messages that may help, and are not needed.
  public static let info = OSLogType(1)
  /// The level of messages that help only while somebody looks for a mistake.
  public static let debug = OSLogType(2)
  /// The level of errors: "error: " precedes the message.
  public static let error = OSLogType(16)
  /// The level of mistakes in the program itself: "fault: " precedes the message.
  public static let fault = OSLogType(17)

  /// The word before a message that is worse than usual.
  var word: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// A log for the messages of one part of a program.
public final class OSLog: Sendable {
  /// The name of the program, or of a large part of it. It is not written.
  public let subsystem: String
  /// The name of the part, in brackets before each message; an empty one leaves the brackets out.
  public let category: String
  private let isDisabled: Bool

  /// Creates a log for a part of a program.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
  }

  /// Creates a log for one of Apple's own categories, which is a name like any other here.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(isDisabled: Bool) { (subsystem, category, self.isDisabled) = ("", "", isDisabled) }

  /// The log of a program without parts.
  public static let `default` = OSLog(isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(isDisabled: true)

  /// Categories with their own meaning on Apple's systems; here they are names.
  public struct Category: Sendable {
    let name: String
    /// The category that a profiler on Apple's systems shows on its time line.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// The category that a profiler on Apple's systems records on request.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// The category that a profiler on Apple's systems records on request, with the calls that led there.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// Returns whether messages are written; Plumb writes all levels alike.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
  /// Whether a profiler listens, which is never so.
  public var signpostsEnabled: Bool { false }

  /// Returns the line that a message becomes, as Xcode's console shows it: what is private too, and without a time.
  public static func line(_ message: String, type: OSLogType, category: String) -> String {
    (category.isEmpty ? "" : "[\(category)] ") + type.word + message
  }

  func take(_ message: String, _ type: OSLogType) {
    guard !isDisabled else { return }
    // One call for the whole line, so that lines of several threads do not mix.
    let line = Array((Self.line(message, type: type, category: category) + "\n").utf8)
    _ = write(2, line, line.count)
  }
}

/// Writes a message of any level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.take(message.text, type)
}

/// Writes a message of the usual level to the log of a program without parts.
public func os_log(_ message: OSLogMessage) { OSLog.default.take(message.text, .default) }

/// Writes a message in the older form, whose places are `%d`, `%{public}@` and the like.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ values: Any...
) {
  log.take(OSLogPlaces(message.description).filled(with: values), type)
}

/// Writes a message of a level in the older form; `dso` is not looked at.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ values: Any...
) {
  log.take(OSLogPlaces(message.description).filled(with: values), type)
}
