/// The words that SHA-2 mixes (FIPS 180-4): of 32 or of 64 bits.
protocol SHA2Word: FixedWidthInteger & UnsignedInteger & Sendable {
  static var rounds: Int { get }
  /// The rotations and shifts of words: σ0, σ1, Σ0, Σ1.
  static var turns:
    (s0: (Self, Self, Self), s1: (Self, Self, Self), S0: (Self, Self, Self), S1: (Self, Self, Self))
  { get }
  static var constants: [Self] { get }
}

extension SHA2Word {
  func turned(_ count: Self) -> Self { (self >> count) | (self << (Self(Self.bitWidth) - count)) }
}

extension UInt32: SHA2Word {
  static let rounds = 64
  static let turns:
    (
      s0: (UInt32, UInt32, UInt32), s1: (UInt32, UInt32, UInt32), S0: (UInt32, UInt32, UInt32),
      S1: (UInt32, UInt32, UInt32)
    ) =
      ((7, 18, 3), (17, 19, 10), (2, 13, 22), (6, 11, 25))
  static let constants = UInt64.constants.prefix(64).map { UInt32($0 >> 32) }
}

extension UInt64: SHA2Word {
  static let rounds = 80
  static let turns:
    (
      s0: (UInt64, UInt64, UInt64), s1: (UInt64, UInt64, UInt64), S0: (UInt64, UInt64, UInt64),
      S1: (UInt64, UInt64, UInt64)
    ) =
      ((1, 8, 7), (19, 61, 6), (28, 34, 39), (14, 18, 41))
  /// The first bits behind the point of the cube roots of the first eighty primes.
  static let constants = SHA2Constants.fractions(of: 80, root: 3)
}

/// The numbers of SHA-2, which follow from primes.
enum SHA2Constants {
  static func fractions(of count: Int, root: Int) -> [UInt64] {
    var (primes, candidate) = ([Int](), 2)
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { fraction(of: $0, root: root) }
  }

  /// 64 bits behind the point of a root, found bit by bit with whole numbers.
  private static func fraction(of prime: Int, root: Int) -> UInt64 {
    // The largest number whose power is at most prime · 2^(64 · root).
    let goal = Wide(UInt64(prime), shiftedBy: 64 * root)
    var found = UInt128(0)
    for bit in stride(from: 69, through: 0, by: -1) {
      let next = found | UInt128(1) << UInt128(bit)
      var power = Wide(next)
      for _ in 1..<root { power = power.times(next) }
      if power <= goal { found = next }
    }
    return UInt64(truncatingIfNeeded: found)
  }

  /// A whole number of 320 bits, in parts of 32.
  private struct Wide {
    var parts: [UInt64]
    init(_ number: UInt64, shiftedBy bits: Int) {
      parts = [UInt64](repeating: 0, count: 10)
      parts[bits / 32] = number
    }
    init(_ number: UInt128) {
      parts = (0..<10).map {
        $0 < 4 ? UInt64(truncatingIfNeeded: number >> (32 * UInt128($0))) & 0xFFFF_FFFF : 0
      }
    }
    func times(_ other: UInt128) -> Wide {
      let factors = Wide(other).parts
      var result = [UInt64](repeating: 0, count: 10)
      for (place, factor) in factors.enumerated() where factor != 0 {
        var carry: UInt64 = 0
        for index in 0..<(10 - place) {
          let sum = result[index + place] + parts[index] * factor + carry
          (result[index + place], carry) = (sum & 0xFFFF_FFFF, sum >> 32)
        }
      }
      var product = self
      product.parts = result
      return product
    }
    static func <= (one: Wide, other: Wide) -> Bool {
      !other.parts.reversed().lexicographicallyPrecedes(one.parts.reversed())
    }
  }
}

/// The mixing of SHA-2.
struct SHA2<Word: SHA2Word>: Sendable {
  private var hash: BlockHash<Word>

  init(_ state: [Word]) { hash = BlockHash(state, isBigEndian: true) }

  mutating func add(_ bytes: UnsafeRawBufferPointer) { hash.add(bytes, Self.mix) }

  func finished(_ count: Int) -> [UInt8] { Array(hash.finished(Self.mix).prefix(count)) }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [Word]) {
    let (size, turns) = (Word.bitWidth / 8, Word.turns)
    var words: [Word] = (0..<16).map { index in
      let start = block.startIndex + index * size
      return block[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
    }
    for index in 16..<Word.rounds {
      let (a, b) = (words[index - 15], words[index - 2])
      let s0 = a.turned(turns.s0.0) ^ a.turned(turns.s0.1) ^ (a >> turns.s0.2)
      let s1 = b.turned(turns.s1.0) ^ b.turned(turns.s1.1) ^ (b >> turns.s1.2)
      words.append(words[index - 16] &+ s0 &+ words[index - 7] &+ s1)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Word.constants
    for index in 0..<Word.rounds {
      let s1 = e.turned(turns.S1.0) ^ e.turned(turns.S1.1) ^ e.turned(turns.S1.2)
      let chosen = (e & f) ^ (~e & g)
      let one = h &+ s1 &+ chosen &+ constants[index] &+ words[index]
      let s0 = a.turned(turns.S0.0) ^ a.turned(turns.S0.1) ^ a.turned(turns.S0.2)
      let two = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}
