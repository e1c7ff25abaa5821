/// The required certainty that the person is there.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable,
  Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// If the device can.
  public static let preferred = Self(rawValue: "preferred")
  /// In any case.
  public static let required = Self(rawValue: "required")
  /// Not at all.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// Keys that replace passwords. No host here has any.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The server that knows the keys.
  public let relyingPartyIdentifier: String
  /// Makes a provider for a server.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Asks for a new key.
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name: name, userID: userID)
  }
  /// Asks for a key that is there.
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A key that a server knows already.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  /// The key's name.
  public var credentialID: Data
  /// Makes one of its name.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A request for a new key. No host sends it: its values are data that the app reads back.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// The challenge that has to be signed.
  public var challenge: Data
  /// The person's name.
  public var name: String
  /// The person's name as people read it.
  public var displayName: String?
  /// The person's number.
  public var userID: Data
  /// The required certainty that the person is there.
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference
    .preferred
  init(_ provider: any ASAuthorizationProvider, _ challenge: Data, name: String, userID: Data) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider: provider)
  }
}

/// A request for a key that is there. No host sends it: its values are data that the app reads back.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// The challenge that has to be signed.
  public var challenge: Data
  /// The keys that are allowed; any where none is named.
  public var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// The required certainty that the person is there.
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference
    .preferred
  init(_ provider: any ASAuthorizationProvider, _ challenge: Data) {
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A key, new or used. None is made here.
open class ASPublicKeyCredential: NSObject, ASAuthorizationCredential {
  /// The key's name.
  public let credentialID = Data()
  /// The data of the client that was signed.
  public let rawClientDataJSON = Data()
}

/// A new key. None is made here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// The key, as the server keeps it.
  public let rawAttestationObject: Data? = nil
}

/// A key that was used. None is here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// The data of the authenticator.
  public let rawAuthenticatorData: Data! = Data()
  /// The signature.
  public let signature: Data! = Data()
  /// The person's number.
  public let userID: Data! = Data()
}
