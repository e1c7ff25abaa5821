import Combine

/// The ways to sign and to encrypt.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "algid:" + name }
  /// RSA with the padding of PKCS1.
  public static let rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1")
  /// RSA with the padding of OAEP and SHA-1.
  public static let rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1")
  /// RSA with the padding of OAEP and SHA-256.
  public static let rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256")
  /// RSA with the padding of OAEP and SHA-512.
  public static let rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512")
  /// RSA's signature of a message's SHA-256.
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256")
  /// RSA's signature of a message's SHA-512.
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512")
  /// RSA's signature of a digest.
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self("sign:RSA:digest-PKCS1v15:SHA256")
  /// RSA's signature with a salt.
  public static let rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256")
  /// A signature of elliptic curves of a message's SHA-256.
  public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256")
  /// A signature of elliptic curves of a digest.
  public static let ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256")
  /// Encryption by elliptic curves.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  /// Encryption by elliptic curves, without a cofactor.
  public static let eciesEncryptionStandardX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
  /// A shared secret of elliptic curves.
  public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH")
}
/// The uses of a key.
public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

/// Notes that keys are not there.
private func unavailable(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
  let problem = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  error?.pointee = Unmanaged.passRetained(problem)
}

/// Makes a pair of keys. The answer is an error.
@available(
  *, deprecated,
  message:
    "In Plumb, SecKeyCreateRandomKey does nothing: no keys are made or kept, so the answer is an error."
)
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  unavailable(error)
  return nil
}
/// Makes a key of its bytes. The answer is an error.
@available(
  *, deprecated,
  message: "In Plumb, SecKeyCreateWithData does nothing: no keys are made or kept, so the answer is an error."
)
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  unavailable(error)
  return nil
}
/// Encrypts bytes. The answer is an error.
@available(
  *, deprecated,
  message:
    "In Plumb, SecKeyCreateEncryptedData does nothing: no keys are made or kept, so the answer is an error."
)
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  unavailable(error)
  return nil
}
/// Decrypts bytes. The answer is an error.
@available(
  *, deprecated,
  message:
    "In Plumb, SecKeyCreateDecryptedData does nothing: no keys are made or kept, so the answer is an error."
)
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  unavailable(error)
  return nil
}
/// Signs bytes. The answer is an error.
@available(
  *, deprecated,
  message:
    "In Plumb, SecKeyCreateSignature does nothing: no keys are made or kept, so the answer is an error."
)
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  unavailable(error)
  return nil
}
/// Checks a signature. The answer is an error.
@available(
  *, deprecated,
  message:
    "In Plumb, SecKeyVerifySignature does nothing: no keys are made or kept, so the answer is an error."
)
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  unavailable(error)
  return false
}
/// Returns the bytes of a key. The answer is an error.
@available(
  *, deprecated,
  message:
    "In Plumb, SecKeyCopyExternalRepresentation does nothing: no keys are made or kept, so the answer is an error."
)
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  unavailable(error)
  return nil
}
/// Returns the public key of a private one. There is none.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns what is known of a key. Nothing is.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Returns the size of a block of a key, in bytes: no key is here.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
/// Returns whether a key can be used so. It cannot.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  false
}
