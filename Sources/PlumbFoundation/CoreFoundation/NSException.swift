import Foundation

/// An exception of Objective-C. Nothing here raises or catches one: raising it ends the program.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind.
  public let name: NSExceptionName
  /// The reason, for people.
  public let reason: String?
  /// The other values that belong to it.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the program with the name and the reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

extension NSExceptionName {
  /// An exception of no other kind.
  public static let genericException = Self(rawValue: "NSGenericException")
  /// A wrong argument.
  public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
  /// A state that cannot be.
  public static let internalInconsistencyException = Self(rawValue: "NSInternalInconsistencyException")
  /// A place beyond the end.
  public static let rangeException = Self(rawValue: "NSRangeException")
}
