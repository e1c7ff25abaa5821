/// Choices that follow from bytes: the same bytes make the same thing. Where the bytes are at their end, the first of each list is
/// chosen, which is always the smallest.
package struct Choices {
  private let bytes: [UInt8]
  private var cursor = 0
  /// How many parts a thing may still have.
  var room: Int

  package init(_ bytes: [UInt8], room: Int = 40) { (self.bytes, self.room) = (bytes, room) }

  /// As many bytes as a trial needs, by a number.
  package init(seed: UInt64, room: Int = 40) { self.init(Self.bytes(seed: seed), room: room) }

  package static func bytes(seed: UInt64, count: Int = 1024) -> [UInt8] {
    var state = seed
    return (0..<count / 8).flatMap { _ in
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      number ^= number >> 31
      return (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
  }

  mutating func byte() -> UInt8 {
    guard cursor < bytes.count else { return 0 }
    defer { cursor += 1 }
    return bytes[cursor]
  }

  mutating func below(_ count: Int) -> Int { (Int(byte()) << 8 | Int(byte())) % max(1, count) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// True once in so many times.
  mutating func isOne(in count: Int) -> Bool { below(count) == count - 1 }

  /// A number that somebody may write: mostly an ordinary one.
  mutating func number() -> Double {
    switch below(8) {
    case 0...3: return pick([8, 0, 1, 0.5, 20, 44, 100, 300, -1, -20, 0.1])
    case 4: return Double(bitPattern: (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) })
    default: return pick(Self.hostile)
    }
  }

  /// A whole number, which may be as large as there are.
  mutating func whole() -> Int {
    pick([1, 0, 2, 3, 7, -1, 100, 65_536, Int(Int32.max), Int.max, Int.min, -1_000_000])
  }

  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0,
    1e-300,
    1e9, -1e9, 1e16, 9.3e18, -9.3e18, 1e19, 2_147_483_648, -2_147_483_649, 4_294_967_296, 3.5e38, 32_768, 1e6,
  ]
}
