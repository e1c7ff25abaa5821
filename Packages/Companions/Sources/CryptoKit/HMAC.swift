/// Bytes that only somebody with a secret can make of others (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// Makes a code of bytes.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private let outerKey: [UInt8]

  /// Creates a code with a key.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outerKey = bytes.map { $0 ^ 0x5C }
  }
  /// Adds more bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// Returns the code of all bytes.
  public func finalize() -> HashedAuthenticationCode<H> {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode(bytes: Array(outer.finalize()))
  }
  /// Returns the code of some bytes.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
    -> HashedAuthenticationCode<H>
  {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Returns whether a code is that of some bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool {
    let right = Self.authenticationCode(for: authenticatedData, using: key).bytes
    let other = authenticationCode.bytes
    // All bytes are compared, so that the time reveals nothing.
    return right.count == other.count && zip(right, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Bytes that only somebody with a secret can make.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, ContiguousBytes, Sendable {
  let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
