/// The manager of the permission to track people. It is refused here.
open class ATTrackingManager: NSObject {
  /// The answer of a person.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  /// The answer of the person: no.
  public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Requests permission to track. It is refused.
  public class func requestTrackingAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line,
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    reportCompanion("ATTrackingManager", fileID, line)
    later { completion(.denied) }
  }
  /// Requests permission to track. It is refused.
  @discardableResult public class func requestTrackingAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> AuthorizationStatus {
    reportCompanion("ATTrackingManager", fileID, line)
    return .denied
  }
}
