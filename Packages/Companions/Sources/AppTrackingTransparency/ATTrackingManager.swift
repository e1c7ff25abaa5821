/// The manager of the permission to track people. It is refused here.
open class ATTrackingManager: NSObject {
  /// The answer of a person.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  /// The answer of the person: no.
  public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Requests permission to track. It is refused.
  @available(
    *, deprecated, message: "In Plumb, ATTrackingManager does nothing: no host can ask, so the answer is no."
  )
  public class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    later { completion(.denied) }
  }
  /// Requests permission to track. It is refused.
  @available(
    *, deprecated, message: "In Plumb, ATTrackingManager does nothing: no host can ask, so the answer is no."
  )
  @discardableResult public class func requestTrackingAuthorization() async -> AuthorizationStatus {
    return .denied
  }
}
