/// Numbers by chance between two, each as likely as every other.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The least number that comes.
  public let lowestValue: Int
  /// The greatest number that comes.
  public let highestValue: Int

  /// Creates numbers between two, by a custom source.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    (self.lowestValue, self.highestValue) = (min(lowestValue, highestValue), max(lowestValue, highestValue))
  }

  /// Creates numbers between two.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates the numbers of a die, from 1 on.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// Returns a die with six sides.
  public class func d6() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6) }
  /// Returns a die with twenty sides.
  public class func d20() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20) }

  /// The number of possible values.
  public var numberOfPossibleOutcomes: Int {
    let (count, isTooLarge) = highestValue.subtractingReportingOverflow(lowestValue)
    return isTooLarge || count == .max ? .max : count + 1
  }

  /// Returns a number between the two.
  open func nextInt() -> Int { lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// Returns a number between the two that is also below another; the least one where there is none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    let (count, isTooLarge) = upperBound.subtractingReportingOverflow(lowestValue)
    return lowestValue
      &+ source.nextInt(upperBound: min(isTooLarge ? .max : count, numberOfPossibleOutcomes))
  }
  /// Returns a number from 0 to 1.
  open func nextUniform() -> Float { source.nextUniform() }
  /// One of two.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers by chance, of which those near the mean come most often.
public final class GKGaussianDistribution: GKRandomDistribution {
  /// The number that comes most often.
  public var mean: Float { (Float(lowestValue) + Float(highestValue)) / 2 }
  /// The standard deviation: three deviations reach both ends.
  public var deviation: Float { (Float(highestValue) - Float(lowestValue)) / 6 }

  public override func nextInt() -> Int {
    // Box and Muller's two uniform numbers; what falls outside is tried again, a few times.
    for _ in 0..<32 {
      let (one, other) = (max(Double(source.nextUniform()), 1e-9), Double(source.nextUniform()))
      let normal = (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
      let number = Double(mean) + normal * Double(deviation)
      if number >= Double(lowestValue), number <= Double(highestValue) { return Int(number.rounded()) }
    }
    return Int(mean.rounded())
  }
}

/// Numbers by chance, none of which comes again before all have come.
public final class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []

  public override func nextInt() -> Int {
    // A range that no memory holds is not shuffled: a number of it comes again too seldom to be seen.
    guard numberOfPossibleOutcomes <= 1 << 20 else { return super.nextInt() }
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}

extension NSArray {
  /// Returns the elements in an order by chance.
  public func shuffled(using source: GKRandomSource) -> [Any] {
    source.arrayByShufflingObjects(in: (0..<count).map { object(at: $0) })
  }
}
