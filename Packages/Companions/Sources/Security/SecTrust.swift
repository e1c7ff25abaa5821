import Combine

/// A certificate, of which only the bytes are known.
public final class SecCertificate: Hashable, Sendable {
  fileprivate let data: Data
  fileprivate init(_ data: Data) { self.data = data }
  /// Returns whether both have the same bytes.
  public static func == (one: SecCertificate, other: SecCertificate) -> Bool { one.data == other.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A key of a certificate or of the person's own. There are none here.
public final class SecKey: Hashable, Sendable {
  /// Returns whether both are one key.
  public static func == (one: SecKey, other: SecKey) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A certificate with its key. There are none here.
public final class SecIdentity: Sendable {}

/// The rules by which certificates are checked.
public final class SecPolicy: Sendable {}

/// A question whether certificates can be trusted. The answer is no here: nothing is checked.
public final class SecTrust: Sendable {
  fileprivate let certificates: [SecCertificate]
  fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// The answer to whether certificates can be trusted.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// The error for a certificate that cannot be checked.
public let errSecNotTrusted: OSStatus = -67843
/// The error for something that is not there.
public let errSecUnimplemented: OSStatus = -4

/// Certificates that were taken back are asked for at a server.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Certificates that were taken back are looked for in a list.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// The list comes first.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// An answer is needed.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Nobody is asked over the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Either way.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// Returns the certificate of some bytes; `nil` for bytes that cannot be one, because they are no sequence of ASN.1.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  let data = data as Data
  return data.first == 0x30 && data.count > 2 ? SecCertificate(data) : nil
}
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
/// Returns the key of a certificate: none, and that is reported.
@available(
  *, deprecated,
  message:
    "In Plumb, SecTrustEvaluateWithError does nothing: no certificates are checked, so nobody is trusted."
)
public func SecCertificateCopyKey(
  _ certificate: SecCertificate
) -> SecKey? {
  return nil
}

/// Returns the rules for a server of a name.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Returns the rules for any certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Returns the rules for certificates that were taken back.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// Makes a question about one certificate or a list of them.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let list = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
  guard !list.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(list)
  return errSecSuccess
}
/// Sets the rules of a question, which has no answer here whatever they are.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
/// Sets the certificates that are trusted; the answer stays no.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  errSecSuccess
}
/// Sets whether only those certificates are trusted; the answer stays no.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}
/// Returns whether the certificates can be trusted: no, and that is reported.
@available(
  *, deprecated,
  message:
    "In Plumb, SecTrustEvaluateWithError does nothing: no certificates are checked, so nobody is trusted."
)
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted), userInfo: nil)
  return false
}
/// Says whether the certificates can be trusted: no, and that is reported.
@available(
  *, deprecated,
  message:
    "In Plumb, SecTrustEvaluateWithError does nothing: no certificates are checked, so nobody is trusted."
)
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = .recoverableTrustFailure
  return errSecSuccess
}
/// Returns the number of certificates of a question.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
/// Returns one of the certificates of a question.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Returns the certificates of a question.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
/// Returns the key of the first certificate: none, and that is reported.
@available(
  *, deprecated,
  message:
    "In Plumb, SecTrustEvaluateWithError does nothing: no certificates are checked, so nobody is trusted."
)
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? {
  return nil
}
/// Returns the key of the first certificate: none, and that is reported.
@available(
  *, deprecated,
  message:
    "In Plumb, SecTrustEvaluateWithError does nothing: no certificates are checked, so nobody is trusted."
)
public func SecTrustCopyPublicKey(
  _ trust: SecTrust
) -> SecKey? { SecTrustCopyKey(trust) }
