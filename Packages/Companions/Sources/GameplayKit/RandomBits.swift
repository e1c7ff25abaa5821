/// The multiplication and addition of Knuth's MMIX; the high half is the better one.
struct LinearCongruential: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    let high = step() >> 32
    return high << 32 | step() >> 32
  }

  private mutating func step() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

/// MT19937-64, with the constants of Matsumoto's and Nishimura's paper of 2000.
struct MersenneTwister: RandomNumberGenerator {
  private static let (size, middle) = (312, 156)
  private var state: [UInt64]
  private var index = MersenneTwister.size

  init(seed: UInt64) {
    state = [seed]
    for place in 1..<Self.size {
      let last = state[place - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(place))
    }
  }

  mutating func next() -> UInt64 {
    if index == Self.size { twist() }
    var number = state[index]
    index += 1
    number ^= (number >> 29) & 0x5555_5555_5555_5555
    number ^= (number << 17) & 0x71D6_7FFF_EDA6_0000
    number ^= (number << 37) & 0xFFF7_EEE0_0000_0000
    return number ^ (number >> 43)
  }

  private mutating func twist() {
    for place in 0..<Self.size {
      let mixed =
        (state[place] & 0xFFFF_FFFF_8000_0000) | (state[(place + 1) % Self.size] & 0x7FFF_FFFF)
      let turned = (mixed >> 1) ^ (mixed & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
      state[place] = state[(place + Self.middle) % Self.size] ^ turned
    }
    index = 0
  }
}

/// The bytes of RC4 (RFC 6229 has its numbers), eight for each number.
struct RC4: RandomNumberGenerator {
  private var box = Array(UInt8.min...UInt8.max)
  private var (first, second): (UInt8, UInt8) = (0, 0)

  init(seed: [UInt8]) {
    // Without a byte there is nothing to mix.
    let seed = seed.isEmpty ? [0] : seed
    var other: UInt8 = 0
    for place in 0..<256 {
      other = other &+ box[place] &+ seed[place % seed.count]
      box.swapAt(place, Int(other))
    }
  }

  mutating func byte() -> UInt8 {
    first = first &+ 1
    second = second &+ box[Int(first)]
    box.swapAt(Int(first), Int(second))
    return box[Int(box[Int(first)] &+ box[Int(second)])]
  }

  mutating func next() -> UInt64 { (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) } }
}
