import Foundation
import SwiftUI
import TestLayers
import Testing

/// Something that holds for every view and every proposal.
@MainActor struct Law {
  let claim: String
  /// What speaks against the law in a tree that was laid out.
  let breach: @MainActor (LaidOut) -> Breach?

  /// Two answers that ought to be one.
  struct Breach: Equatable {
    let expected: String
    let found: String

    init(_ expected: String, _ found: String) { (self.expected, self.found) = (expected, found) }

    /// `nil` if both are the same size and the same frames, to a tolerance in points.
    @MainActor init?(_ one: LaidOut.Answer, _ other: LaidOut.Answer, within tolerance: CGFloat = 0) {
      func close(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || abs(one - other) <= tolerance }
      func close(_ one: CGRect, _ other: CGRect) -> Bool {
        close(one.minX, other.minX) && close(one.minY, other.minY) && close(one.width, other.width)
          && close(one.height, other.height)
      }
      let isSame =
        close(one.size.width, other.size.width) && close(one.size.height, other.size.height)
        && one.leaves.count == other.leaves.count && zip(one.leaves, other.leaves).allSatisfy(close)
      if isSame { return nil }
      (expected, found) = (Breach.words(one), Breach.words(other))
    }

    @MainActor private static func words(_ answer: LaidOut.Answer) -> String {
      "\(answer.size.width)×\(answer.size.height): "
        + answer.leaves.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" }.joined(separator: "; ")
    }
  }

  /// The smallest tree that can be found to break the law as the given one does, in words; `nil` if it holds.
  func report(_ treeCase: TreeCase, _ name: String) -> String? {
    guard breach(LaidOut(treeCase)) != nil else { return nil }
    let smallest = treeCase.shrunk { breach(LaidOut($0)) != nil }
    let answers = breach(LaidOut(smallest))
    return """
      It does not hold that \(claim). \(name), as small as it gets:

      \(smallest.source)

      expected  \(answers?.expected ?? "")
      found     \(answers?.found ?? "")
      """
  }
}

/// Some laws, tried on the same trees, each of which is laid out once for all of them.
@MainActor final class Trial {
  /// What was found against each law, by its claim.
  private(set) var reports: [String: [String]] = [:]

  /// - Parameter turns: laws of which each tree tries only one, in turn, because each lays the tree out again.
  init(_ laws: [Law], inTurn turns: [Law] = [], on words: RandomTree.Words) async {
    for number in 0..<Trial.trees {
      // Other tests need the main actor, too, and have a time limit.
      if number % 10 == 0 { await Task.yield() }
      let treeCase = TreeCase(seed: Trial.seed, number: number, words)
      let laidOut = LaidOut(treeCase)
      for law in (turns.isEmpty ? [] : [turns[number % turns.count]]) + laws {
        // Three trees tell as much as a thousand.
        guard reports[law.claim, default: []].count < 3, law.breach(laidOut) != nil else { continue }
        let name = "Tree \(number) of seed \(Trial.seed)"
        reports[law.claim, default: []].append(
          law.report(treeCase, name) ?? "\(law.claim): \(name) breaks it only where others were tried before."
        )
      }
    }
  }

  func expectNothing(against law: Law, sourceLocation: SourceLocation = #_sourceLocation) {
    for report in reports[law.claim] ?? [] {
      Issue.record(Comment(rawValue: report), sourceLocation: sourceLocation)
    }
  }

  // The tests are the only place that reads these; `./plumb test --trees 100000 --seed 7` sets them.
  static let trees = variable("PLUMB_TREES", isLongRun ? 10_000 : 2_000)
  static let seed = variable("PLUMB_SEED", 1)

  private static func variable(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }
}
