/// A request to an account. No host sends it: a controller reports itself and answers with an error, and the request's values
/// are data that the app reads back.
open class ASAuthorizationRequest: NSObject {
  /// The provider that is asked.
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to an account.
public struct ASAuthorizationOpenIDOperation: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whatever fits.
  public static let operationImplicit = ASAuthorizationOpenIDOperation(rawValue: "implicit")
  /// Signing in.
  public static let operationLogin = ASAuthorizationOpenIDOperation(rawValue: "login")
  /// Signing in anew.
  public static let operationRefresh = ASAuthorizationOpenIDOperation(rawValue: "refresh")
  /// Signing out.
  public static let operationLogout = ASAuthorizationOpenIDOperation(rawValue: "logout")
}

/// A request to an account on the web.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The requested scopes of the account.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// The nonce that shows that an answer belongs to the request.
  public var nonce: String?
  /// The state that comes back with the answer.
  public var state: String?
  /// The requested operation.
  public var requestedOperation = ASAuthorizationOpenIDOperation.operationImplicit
}

/// A request to an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Whom the app knows already.
  public var user: String?
  init() { super.init(provider: ASAuthorizationAppleIDProvider()) }
}

/// A password that a person has kept. None has one here.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// Whose it is.
  public let user: String
  /// The password.
  public let password: String
  /// Makes one.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Passwords that people have kept.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Makes a provider.
  public override init() {}
  /// Makes a request.
  public func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A question for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
