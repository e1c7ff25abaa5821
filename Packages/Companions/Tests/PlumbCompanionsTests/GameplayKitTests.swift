import Foundation
import Testing

@testable import PlumbCompanions

@Suite("GameplayKit")
struct GameplayKitTests {
  @Test("one seed gives one sequence, and another seed another")
  func seeds() {
    func numbers(_ source: GKRandomSource) -> [Int] {
      (0..<8).map { _ in source.nextInt(upperBound: 1000) }
    }
    #expect(
      numbers(GKMersenneTwisterRandomSource(seed: 7))
        == numbers(GKMersenneTwisterRandomSource(seed: 7)))
    #expect(
      numbers(GKMersenneTwisterRandomSource(seed: 7))
        != numbers(GKMersenneTwisterRandomSource(seed: 8)))
    #expect(
      numbers(GKLinearCongruentialRandomSource(seed: 1))
        == numbers(GKLinearCongruentialRandomSource(seed: 1)))
    #expect(
      numbers(GKARC4RandomSource(seed: Data([1]))) == numbers(GKARC4RandomSource(seed: Data([1]))))
  }

  @Test("the bits are those of the published algorithms")
  func vectors() {
    // The first number of the authors' mt19937-64 with its usual seed.
    var twister = MersenneTwister(seed: 5489)
    #expect(twister.next() == 14_514_284_786_278_117_030)
    // The key stream of "Key", as textbooks print it.
    var cipher = RC4(seed: Array("Key".utf8))
    #expect((0..<5).map { _ in cipher.byte() } == [0xEB, 0x9F, 0x77, 0x81, 0xB7])
  }

  @Test("a shuffled array has the same elements, in an order that the seed decides")
  func shuffling() throws {
    let array = Array(0..<20)
    let shuffled = GKMersenneTwisterRandomSource(seed: 3).arrayByShufflingObjects(in: array)
    let again = GKMersenneTwisterRandomSource(seed: 3).arrayByShufflingObjects(in: array)
    let numbers = try #require(shuffled as? [Int])
    #expect(numbers != array)
    #expect(numbers.sorted() == array)
    #expect(numbers == again as? [Int])
  }

  @Test("numbers stay within their bounds, and impossible bounds give the least one")
  func bounds() {
    let source = GKLinearCongruentialRandomSource(seed: 9)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
    #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
    #expect(source.nextInt(upperBound: 0) == 0)
    #expect(source.nextInt(upperBound: -3) == 0)
    let wrong = GKRandomDistribution(randomSource: source, lowestValue: 6, highestValue: 1)
    #expect((1...6).contains(wrong.nextInt()))
    let all = GKRandomDistribution(randomSource: source, lowestValue: .min, highestValue: .max)
    #expect(all.numberOfPossibleOutcomes == .max)
    _ = all.nextInt()
  }

  @Test("a shuffled distribution gives each number once before one comes again")
  func shuffledDistribution() {
    let numbers = GKShuffledDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 1), lowestValue: 1, highestValue: 6)
    #expect(Set((0..<6).map { _ in numbers.nextInt() }) == [1, 2, 3, 4, 5, 6])
  }

  @Test("a state machine goes only where its state lets it")
  func machine() {
    let machine = GKStateMachine(states: [Idle(), Running()])
    #expect(machine.enter(Idle.self))
    #expect(!machine.enter(Missing.self))
    #expect(machine.enter(Running.self))
    #expect(!machine.enter(Idle.self))
    #expect(machine.currentState is Running)
  }
}

private final class Idle: GKState {}
private final class Running: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
}
private final class Missing: GKState {}
