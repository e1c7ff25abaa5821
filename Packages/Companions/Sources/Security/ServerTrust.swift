import Combine

// Names for which Foundation on Linux has only a sentence why they are not there.

/// The way in which a server shows who it is.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way in which an app shows a certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The certificates of the server: none, because Foundation on Linux checks them itself.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential with certificates that are trusted.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
