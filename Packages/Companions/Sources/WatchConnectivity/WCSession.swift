/// The state of a session.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// An error between a phone and a watch.
public struct WCError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated,
      deviceNotPaired
    case watchAppNotInstalled, notReachable
  }
  /// The kind of error.
  public let code: Code
}

/// Speaks with a watch. No host here has one, so it is never joined.
open class WCSession: NSObject, @unchecked Sendable {
  /// The one of the app.
  public static let `default` = WCSession()
  /// Returns whether a device can have a watch. It cannot.
  public class func isSupported() -> Bool { false }
  /// The delegate, which is notified of the watch.
  public weak var delegate: (any WCSessionDelegate)?
  /// The state of the session: it is not activated.
  public var activationState: WCSessionActivationState { .notActivated }
  /// Whether the watch hears at once.
  public var isReachable: Bool { false }
  /// Whether there is a watch.
  public var isPaired: Bool { false }
  /// Whether the app is on it.
  public var isWatchAppInstalled: Bool { false }
  /// The values that the watch received last.
  public private(set) var applicationContext: [String: Any] = [:]
  /// The values that the watch has sent last: none.
  public let receivedApplicationContext: [String: Any] = [:]
  /// Joins. That is an error.
  @available(*, deprecated, message: "In Plumb, WCSession does nothing: no host has a watch.")
  public func activate() {
    later { [self] in
      delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(code: .sessionNotSupported))
    }
  }
  /// Sends a message to the watch at once. That is an error.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { later { errorHandler?(WCError(code: .notReachable)) } }
  /// Sends the newest state to the watch. That is an error.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(code: .sessionNotActivated)
  }
}

/// A delegate that is notified of a watch. Only the first three methods are required.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Joining has ended.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Another watch comes.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The watch has gone.
  func sessionDidDeactivate(_ session: WCSession)
  /// The watch says something.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// The watch says something and waits.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// The watch reports its newest state.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Whether the watch hears at once has changed.
  func sessionReachabilityDidChange(_ session: WCSession)
}
extension WCSessionDelegate {
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
}
