/// Hash functions that nobody should trust any more.
public enum Insecure {
  /// The hash function of 128 bits (RFC 1321).
  public struct MD5: HashFunction {
    /// The number of bytes in a block.
    public static let blockByteCount = 64
    private var hash = BlockHash<UInt32>(
      [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476], isBigEndian: false)
    /// Creates a function without bytes.
    public init() {}
    /// Adds more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.add(bufferPointer, Self.mix)
    }
    /// Returns the bytes that come of all.
    public func finalize() -> MD5Digest { MD5Digest(_bytes: hash.finished(Self.mix)) }

    private static let turns: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      let words: [UInt32] = (0..<16).map { index in
        let start = block.startIndex + index * 4
        return (0..<4).reduce(0) { $0 | UInt32(block[start + $1]) << (8 * UInt32($1)) }
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mixed, place): (UInt32, Int) =
          switch index / 16 {
          case 0: ((b & c) | (~b & d), index)
          case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ mixed &+ constants[index] &+ words[place]
        let turn = turns[index / 16][index % 4]
        (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
      }
      for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
    }
  }

  /// The 16 bytes of MD5.
  public struct MD5Digest: Digest {
    /// The number of bytes of a digest.
    public static let byteCount = 16
    public static let _name = "MD5"
    public let _bytes: [UInt8]
  }

  /// The hash function of 160 bits (FIPS 180-4).
  public struct SHA1: HashFunction {
    /// The number of bytes in a block.
    public static let blockByteCount = 64
    private var hash = BlockHash<UInt32>(
      [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0], isBigEndian: true)
    /// Creates a function without bytes.
    public init() {}
    /// Adds more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.add(bufferPointer, Self.mix)
    }
    /// Returns the bytes that come of all.
    public func finalize() -> SHA1Digest { SHA1Digest(_bytes: hash.finished(Self.mix)) }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      var words: [UInt32] = (0..<16).map { index in
        let start = block.startIndex + index * 4
        return block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(word << 1 | word >> 31)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((b & c) | (~b & d), 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = (a << 5 | a >> 27) &+ mixed &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, next)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }
  }

  /// The 20 bytes of SHA-1.
  public struct SHA1Digest: Digest {
    /// The number of bytes of a digest.
    public static let byteCount = 20
    public static let _name = "SHA1"
    public let _bytes: [UInt8]
  }
}
