/// A number of bytes.
public typealias CC_LONG = UInt32

/// The bytes of an MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the MD5 of some bytes.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.self, data, len, md) }

/// Writes the SHA-1 of some bytes.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.self, data, len, md) }

/// Writes the SHA-256 of some bytes.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.self, data, len, md) }

/// Writes the SHA-384 of some bytes.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA384.self, data, len, md) }

/// Writes the SHA-512 of some bytes.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.self, data, len, md) }

private func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> Data {
  data.map { Data(bytes: $0, count: count) } ?? Data()
}

private func write<Hash: HashFunction>(
  _ hash: Hash.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let place else { return nil }
  for (index, byte) in Hash.hash(data: bytes(data, Int(count))).enumerated() { place[index] = byte }
  return place
}

/// A hash function of a message with a key.
public typealias CCHmacAlgorithm = UInt32
/// With SHA-1.
public let kCCHmacAlgSHA1 = 0
/// With MD5.
public let kCCHmacAlgMD5 = 1
/// With SHA-256.
public let kCCHmacAlgSHA256 = 2
/// With SHA-384.
public let kCCHmacAlgSHA384 = 3
/// With SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the hash of a message with a key; nothing for an algorithm that is not named here.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  func write<Hash: HashFunction>(_ hash: Hash.Type) {
    let code = HMAC<Hash>.authenticationCode(for: bytes(data, dataLength), using: key)
    for (index, byte) in code.enumerated() {
      macOut.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(Insecure.SHA1.self)
  case kCCHmacAlgMD5: write(Insecure.MD5.self)
  case kCCHmacAlgSHA256: write(SHA256.self)
  case kCCHmacAlgSHA384: write(SHA384.self)
  case kCCHmacAlgSHA512: write(SHA512.self)
  default: break
  }
}
