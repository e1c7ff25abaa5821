/// The bytes that a hash function makes of others.
public protocol Digest: Sequence, Hashable, ContiguousBytes, CustomStringConvertible, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
  /// The bytes.
  var _bytes: [UInt8] { get }
  /// The name of the hash function.
  static var _name: String { get }
}

extension Digest {
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
  /// Calls a closure with the bytes in memory.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  /// The name of the function and the bytes, in sixteens.
  public var description: String {
    "\(Self._name) digest: \(_bytes.map { String(format: "%02x", $0) }.joined())"
  }
}

/// The protocol, where a type has the name.
public typealias _AnyDigest = Digest

/// Makes a few bytes of any number of them.
public protocol HashFunction: Sendable {
  associatedtype Digest: _AnyDigest
  /// The number of bytes that are mixed at once.
  static var blockByteCount: Int { get }
  /// Begins without bytes.
  init()
  /// Adds more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The bytes that come of all.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the bytes that come of some.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// Adds more bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }
}

/// Blocks of bytes, and what is left of them.
struct HashBlocks: Sendable {
  let size: Int
  private(set) var rest: [UInt8] = []
  private(set) var count: UInt64 = 0

  init(size: Int) { self.size = size }

  mutating func add(_ bytes: UnsafeRawBufferPointer, _ mix: (ArraySlice<UInt8>) -> Void) {
    count += UInt64(bytes.count)
    rest += bytes
    var start = 0
    while rest.count - start >= size {
      mix(rest[start..<start + size])
      start += size
    }
    rest.removeFirst(start)
  }

  /// A one, zeros, and the number of bits: the last blocks.
  func last(isBigEndian: Bool) -> [UInt8] {
    let lengthBytes = size / 8
    var bytes = rest + [0x80]
    while bytes.count % size != size - lengthBytes { bytes.append(0) }
    let bits = (0..<8).map { UInt8(truncatingIfNeeded: (count &* 8) >> (UInt64($0) * 8)) }
    return bytes + (isBigEndian ? [UInt8](repeating: 0, count: lengthBytes - 8) + bits.reversed() : bits)
  }
}
