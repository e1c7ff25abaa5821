import SwiftUI

/// The layouts of a shared view at other sizes than its own.
@MainActor package struct SharedLayouts {
  /// Of the view made anew, as the command makes it.
  let made: (ProposedViewSize) -> SharedSample
  /// Of one view that is resized. It needs a fraction of the time, and is a guess: code of the view and rows of lazy
  /// containers can remember the sizes before.
  let resized: (ProposedViewSize) -> SharedSample

  package init(
    made: @escaping (ProposedViewSize) -> SharedSample, resized: @escaping (ProposedViewSize) -> SharedSample
  ) {
    (self.made, self.resized) = (made, resized)
  }

  /// Whether the view that is resized has always been as the one that is made anew.
  func areSame(at made: some Sequence<SharedSample>) -> Bool {
    made.allSatisfy { sample in
      let found = resized(sample.proposal)
      return found.hasViews(of: sample) && found.frames == sample.frames
    }
  }

  /// The last length at which an edition says the same as the view that is resized, and the next one.
  ///
  /// - Parameters:
  ///   - good: a length at which it does.
  ///   - bad: one at which it does not.
  func guess(
    _ edition: SharedEdition, from good: Int, to bad: Int, _ size: (Int) -> ProposedViewSize
  ) -> (last: Int, next: Int) {
    var (low, high) = (good, bad)
    while abs(high - low) > 1 {
      let middle = (low + high) / 2
      if edition.difference(from: resized(size(middle))) == nil { low = middle } else { high = middle }
    }
    return (low, high)
  }
}
