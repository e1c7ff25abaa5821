/// A source of random whole numbers.
public protocol GKRandom {
  /// A number of all that a source has.
  func nextInt() -> Int
  /// A number below another one, and at least 0.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// One of two.
  func nextBool() -> Bool
}

/// A source of chance. By itself it is seeded anew in each run; its kinds take a seed.
///
/// One seed gives one sequence, but not the one that Apple's classes give.
open class GKRandomSource: NSObject, GKRandom {
  var bits: any RandomNumberGenerator

  /// Creates a source whose numbers nobody knows before.
  public override init() { bits = SystemRandomNumberGenerator() }

  init(bits: any RandomNumberGenerator) { self.bits = bits }

  /// Returns the source that a program shares.
  public class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// Returns a number of 32 bits, with its sign.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits.next() as UInt64)) }

  /// Returns a number below another one, and at least 0; 0 where the bound leaves none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    return Int(below(UInt64(upperBound)))
  }

  /// Returns a number from 0 to 1.
  open func nextUniform() -> Float { Float(bits.next() >> 40) / Float(1 << 24 - 1) }

  /// One of two.
  open func nextBool() -> Bool { nextInt(upperBound: 2) == 1 }

  /// Returns the elements of an array in an order by chance.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    guard array.count > 1 else { return array }
    for last in stride(from: array.count - 1, to: 0, by: -1) {
      array.swapAt(last, nextInt(upperBound: last + 1))
    }
    return array
  }

  private func below(_ bound: UInt64) -> UInt64 {
    // Values above the last whole multiple are discarded, so that no number comes more often.
    let limit = UInt64.max - UInt64.max % bound
    while true {
      let number = bits.next() as UInt64
      if number < limit { return number % bound }
    }
  }
}

/// A quick source: each number is made of the last one by a multiplication and an addition.
public final class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The seed that determines the numbers.
  public let seed: UInt64

  /// Creates a source with a seed by chance.
  public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

  /// Creates a source with a seed: one seed gives one sequence.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(bits: LinearCongruential(state: seed))
  }
}

/// A source with a long period: the Mersenne Twister of 64 bits (Matsumoto and Nishimura).
public final class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed that determines the numbers.
  public let seed: UInt64

  /// Creates a source with a seed by chance.
  public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

  /// Creates a source with a seed: one seed gives one sequence.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(bits: MersenneTwister(seed: seed))
  }
}

/// A source that mixes a seed of bytes as the cipher RC4 does.
public final class GKARC4RandomSource: GKRandomSource {
  /// The seed that determines the numbers.
  public let seed: Data

  /// Creates a source with a seed by chance.
  public override convenience init() {
    self.init(seed: Data((0..<32).map { _ in UInt8.random(in: 0...255) }))
  }

  /// Creates a source with a seed: one seed gives one sequence.
  public init(seed: Data) {
    self.seed = seed
    super.init(bits: RC4(seed: Array(seed)))
  }

  /// Leaves out numbers, because the first ones of RC4 reveal something about the seed.
  public func dropValues(_ count: Int) {
    for _ in 0..<max(0, min(count, 1 << 20)) { _ = bits.next() as UInt64 }
  }
}
