import SwiftUI

/// The result of signing in.
public enum ASAuthorizationResult {
  /// With a password.
  case password(ASPasswordCredential)
  /// With an account of Apple's.
  case appleID(ASAuthorizationAppleIDCredential)
  /// With a new key.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// With a key that was there.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}

/// Asks a person to sign in: the environment's `authorizationController`. No host here knows accounts, so it is an error.
@MainActor public struct AuthorizationController: Sendable {
  nonisolated init() {}
  /// Asks. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASAuthorizationController does nothing: no host knows accounts, so the answer is an error."
  )
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notHandled)
  }
  /// Asks, without the later ones if one is answered. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASAuthorizationController does nothing: no host knows accounts, so the answer is an error."
  )
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request], options: options)
  }
  /// Offers what is there at a text field. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASAuthorizationController does nothing: no host knows accounts, so the answer is an error."
  )
  public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult {
    try await performRequests(requests)
  }
  /// Cancels the request.
  public func cancel() {}
}

/// Signs in on a page of the web: the environment's `webAuthenticationSession`. No host here shows such pages, so it is an error.
@MainActor public struct WebAuthenticationSession: Sendable {
  /// The way in which a page is shown.
  public struct BrowserSession: Hashable, Sendable {
    let name: String
    /// Without what other pages have kept.
    public static let ephemeral = BrowserSession(name: "ephemeral")
    /// With what other pages have kept.
    public static let shared = BrowserSession(name: "shared")
  }
  nonisolated init() {}
  /// Shows the page. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASWebAuthenticationSession does nothing: no host shows pages of the web, so the answer is an error."
  )
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.presentationContextInvalid)
  }
}

extension EnvironmentValues {
  /// Asks a person to sign in. No host here knows accounts, so it is an error.
  public var authorizationController: AuthorizationController { AuthorizationController() }
  /// Signs in on a page of the web. No host here shows such pages, so it is an error.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
