// swift-format-ignore-file
import SwiftUI
import GameplayKit

struct SeededGenerator: RandomNumberGenerator {
  let source: GKRandom
  init(seed: UInt64) { source = GKMersenneTwisterRandomSource(seed: seed) }
  mutating func next() -> UInt64 {
    let a = UInt64(bitPattern: Int64(source.nextInt())), b = UInt64(bitPattern: Int64(source.nextInt()))
    return a ^ (b << 32)
  }
}
struct ShuffleView: View {
  let cards = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(1...5)) as! [Int]
  var body: some View {
    let numbers = GKMersenneTwisterRandomSource(seed: 7).arrayByShufflingObjects(in: ["a", "b", "c"]) as! [String]
    var g = SeededGenerator(seed: 3)
    Text(numbers.joined() + "\(cards.count)\(GKRandomDistribution.d6().nextInt())" + "\([1,2,3].shuffled(using: &g))")
  }
}
