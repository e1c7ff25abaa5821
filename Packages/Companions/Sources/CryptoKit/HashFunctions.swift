/// The hash function of 256 bits.
public struct SHA256: HashFunction {
  /// The number of bytes in a block.
  public static let blockByteCount = 64
  private var mixing = SHA2<UInt32>(
    SHA2Constants.fractions(of: 8, root: 2).map { UInt32($0 >> 32) })
  /// Creates a function without bytes.
  public init() {}
  /// Adds more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { mixing.add(bufferPointer) }
  /// Returns the bytes that come of all.
  public func finalize() -> SHA256Digest { SHA256Digest(_bytes: mixing.finished(32)) }
}

/// The hash function of 512 bits.
public struct SHA512: HashFunction {
  /// The number of bytes in a block.
  public static let blockByteCount = 128
  private var mixing = SHA2<UInt64>(SHA2Constants.fractions(of: 8, root: 2))
  /// Creates a function without bytes.
  public init() {}
  /// Adds more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { mixing.add(bufferPointer) }
  /// Returns the bytes that come of all.
  public func finalize() -> SHA512Digest { SHA512Digest(_bytes: mixing.finished(64)) }
}

/// The hash function of 384 bits: that of 512 bits from another beginning.
public struct SHA384: HashFunction {
  /// The number of bytes in a block.
  public static let blockByteCount = 128
  // The ninth to the sixteenth prime.
  private var mixing = SHA2<UInt64>(Array(SHA2Constants.fractions(of: 16, root: 2).suffix(8)))
  /// Creates a function without bytes.
  public init() {}
  /// Adds more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { mixing.add(bufferPointer) }
  /// Returns the bytes that come of all.
  public func finalize() -> SHA384Digest { SHA384Digest(_bytes: mixing.finished(48)) }
}

/// The 32 bytes of SHA-256.
public struct SHA256Digest: Digest {
  /// The number of bytes of a digest.
  public static let byteCount = 32
  public static let _name = "SHA256"
  public let _bytes: [UInt8]
}
/// The 48 bytes of SHA-384.
public struct SHA384Digest: Digest {
  /// The number of bytes of a digest.
  public static let byteCount = 48
  public static let _name = "SHA384"
  public let _bytes: [UInt8]
}
/// The 64 bytes of SHA-512.
public struct SHA512Digest: Digest {
  /// The number of bytes of a digest.
  public static let byteCount = 64
  public static let _name = "SHA512"
  public let _bytes: [UInt8]
}

/// A secret of bytes.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// Creates a secret from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a secret by chance.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Calls a closure with the bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int
  /// Creates a size of bits.
  public init(bitCount: Int) { self.bitCount = max(0, bitCount) }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}
