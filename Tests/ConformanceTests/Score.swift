import SwiftUI

/// What became of the arms: each is laid out once in a run.
@MainActor enum Score {
  private static var known: [String: [String]] = [:]

  /// What of an arm does not hold.
  static func faults(of arm: Arm) -> [String] {
    if let faults = known[arm.id] { return faults }
    let faults = Expectation(arm.expected).faults(in: Scene(arm))
    known[arm.id] = faults
    return faults
  }
}
