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
}

/// A way of signing in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The accounts of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a person is signed in.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
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

/// A request to an account.
open class ASAuthorizationAppleIDRequest: NSObject {
  /// The parts of the account to request.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// A value that shows that an answer belongs to the request.
  public var nonce: String?
  /// A value that comes back with the answer.
  public var state: String?
}

/// The result of signing in.
open class ASAuthorization: NSObject {
  /// The parts of an account that an app may read.
  public typealias Scope = ASAuthorizationScope
  /// The credential of the person who signed in.
  public let credential: any ASAuthorizationCredential
  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// The reason why signing in failed.
public struct ASAuthorizationError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}
