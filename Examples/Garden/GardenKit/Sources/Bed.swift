import Foundation
import Seeds

/// A bed with what grows in it.
public struct Bed: Identifiable {
  public let number: Int
  public let seed: Seed

  public var id: Int { number }

  public init(number: Int, seed: Seed) { (self.number, self.seed) = (number, seed) }

  public static let all = Seed.all.enumerated().map { Bed(number: $0 + 1, seed: $1) }
}
