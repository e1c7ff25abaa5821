import Synchronization

/// The work that reading a project may take, in steps: a file of a few hundred kilobytes can ask for the product of its targets and
/// their settings, files and needs.
///
/// All that is counted by the project's own words shares one: settings that are evaluated, files of phases, needs.
final class ReadingEffort: Sendable {
  /// A project of two thousand targets, each with a hundred files and fifty settings, takes a fifth of it (assumed).
  static let most = 2_000_000

  private let left: Atomic<Int>

  init(_ most: Int = most) { left = Atomic(most) }

  /// Counts steps, and returns whether they may be taken.
  func spend(_ steps: Int = 1) -> Bool {
    left.load(ordering: .relaxed) > 0 && left.subtract(steps, ordering: .relaxed).newValue >= 0
  }

  var isSpent: Bool { left.load(ordering: .relaxed) <= 0 }

  /// The sentence about what is left out; `nil` where everything was read.
  var sentence: String? {
    isSpent
      ? "The project asks for more than \(Self.most) steps of work before anything of it is compiled, so settings, files and needs of its later targets are left out. Name a smaller project."
      : nil
  }
}
