/// Asks people whether they may be followed. No host here can: it is refused.
open class ATTrackingManager: NSObject {
  /// The answer of a person.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  /// The answer of the person: no.
  public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Asks. The answer is no.
  public class func requestTrackingAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line,
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    reportCompanion("ATTrackingManager", fileID, line)
    later { completion(.denied) }
  }
  /// Asks. The answer is no.
  @discardableResult public class func requestTrackingAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> AuthorizationStatus {
    reportCompanion("ATTrackingManager", fileID, line)
    return .denied
  }
}
