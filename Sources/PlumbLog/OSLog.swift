import Foundation

/// How much a message matters.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  /// What stands before a message that is worse than usual.
  var word: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Takes messages of one part of a program.
public final class OSLog: Sendable {
  public let subsystem: String
  public let category: String
  private let isDisabled: Bool

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(isDisabled: Bool) { (subsystem, category, self.isDisabled) = ("", "", isDisabled) }

  public static let `default` = OSLog(isDisabled: false)
  public static let disabled = OSLog(isDisabled: true)

  /// Categories with a meaning of their own on Apple's systems; here they are names.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
  public var signpostsEnabled: Bool { false }

  /// The line that a message becomes, as Xcode's console shows it: what is private too, and without a time.
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

public func os_log(_ message: OSLogMessage) { OSLog.default.take(message.text, .default) }

/// Writes a message in the older form, whose places are `%d`, `%{public}@` and the like.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ values: Any...
) {
  log.take(OSLogPlaces(message.description).filled(with: values), type)
}

@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ values: Any...
) {
  log.take(OSLogPlaces(message.description).filled(with: values), type)
}
