/// The parts of an account that an app may read.
public struct ASAuthorizationScope: Hashable, Sendable {
  private let name: String
  /// The person's name.
  public static let fullName = ASAuthorizationScope(name: "fullName")
  /// The person's address.
  public static let email = ASAuthorizationScope(name: "email")
}

/// The credential of a person who signs in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A person with an account of Apple's. None signs in here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The person's identifier.
  public let user = ""
  /// The person's name.
  public let fullName: PersonNameComponents? = nil
  /// The person's address.
  public let email: String? = nil
  /// The token that a server can check.
  public let identityToken: Data? = nil
  /// The code that a server can use once.
  public let authorizationCode: Data? = nil
  /// The state of the request.
  public let state: String? = nil
  /// The scopes that the account granted.
  public let authorizedScopes: [ASAuthorization.Scope] = []
  /// Whether it is a person.
  public let realUserStatus = ASUserDetectionStatus.unknown
}

/// Whether an account is a person's.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// A way of signing in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The accounts of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a person is signed in.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// The name of the notification that a person has taken an account back. It never comes.
  public class var credentialRevokedNotification: Notification.Name {
    Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  }
  /// Creates a provider.
  public override init() {}
  /// Makes a request.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Passes the state of a person's credential to a closure: no person is found.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { later { completion(.notFound, nil) } }
  /// Returns whether a person is signed in: nobody is found.
  public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// The result of signing in.
open class ASAuthorization: NSObject {
  /// The parts of an account that an app may read.
  public typealias Scope = ASAuthorizationScope
  /// The credential of the person who signed in.
  public let credential: any ASAuthorizationCredential
  /// The provider that was asked.
  public let provider: any ASAuthorizationProvider
  init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
    (self.credential, self.provider) = (credential, provider)
  }
}

/// The reason why signing in failed.
public struct ASAuthorizationError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential, credentialImport, credentialExport
  }
  /// Something unknown.
  public static var unknown: Code { .unknown }
  /// The person has taken it back.
  public static var canceled: Code { .canceled }
  /// The answer is not one.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nobody has answered.
  public static var notHandled: Code { .notHandled }
  /// It did not work.
  public static var failed: Code { .failed }
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}
