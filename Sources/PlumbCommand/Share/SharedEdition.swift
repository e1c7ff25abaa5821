import PlumbLayout
import SwiftUI

/// The layout of a shared view between two widths: the numbers of a sample, some of which follow from the width.
///
/// What depends on the size in the views' code is only known by its results. Almost all of it is a step, as of margins, or a
/// sum of a constant and a share of the width, as of a frame in a `GeometryReader`.
@MainActor struct SharedEdition {
  let sample: SharedSample
  /// The width of the sample, in points.
  let width: Int
  /// How much a number grows with each point of the width, by its index.
  var slopes: [(index: Int, slope: Double)] = []
  /// The widths that it is right for, in points.
  var range: ClosedRange<Int>
  private let engine: PageEngine?

  init(_ sample: SharedSample, at width: Int) {
    (self.sample, self.width, range) = (sample, width, width...width)
    engine = PageEngine(sample.numbers)
  }

  /// An edition whose numbers are on the line through two samples; nil if these differ in more than numbers.
  init?(_ sample: SharedSample, at width: Int, through other: SharedSample, at otherWidth: Int) {
    guard sample.hasViews(of: other), sample.numbers.count == other.numbers.count else { return nil }
    for (index, (one, two)) in zip(sample.numbers, other.numbers).enumerated() where one != two {
      let slope = (two - one) / Double(otherWidth - width)
      if slope.isFinite { slopes.append((index, slope)) }
    }
    guard !slopes.isEmpty else { return nil }
    (self.sample, self.width, range, engine) = (sample, width, width...width, nil)
  }

  /// A page and the command may be half a point apart, which is a pixel of a common screen.
  static let tolerance: CGFloat = 0.45

  enum Difference {
    case views
    /// The first node that stands elsewhere or has another size.
    case frame(Int)
  }

  /// Where the page would differ from the command; nil if it is right.
  func difference(from found: SharedSample, tolerance: CGFloat = Self.tolerance) -> Difference? {
    guard sample.hasViews(of: found) else { return .views }
    guard let engine = engine ?? PageEngine(numbers(at: found.proposal.width)) else { return .frame(0) }
    engine.layOut(found.proposal)
    let numbers = engine.frames
    let frames = found.parents.indices.map { node in
      CGRect(
        x: numbers[node * 7], y: numbers[node * 7 + 1], width: numbers[node * 7 + 2],
        height: numbers[node * 7 + 3])
    }
    for (node, (own, theirs)) in zip(SharedSample.placed(frames, found.parents), found.frames).enumerated() {
      let apart = [
        own.minX - theirs.minX, own.minY - theirs.minY, own.width - theirs.width, own.height - theirs.height,
      ]
      if apart.contains(where: { !(abs($0) <= tolerance) }) { return .frame(node) }
    }
    return nil
  }

  private func numbers(at length: CGFloat?) -> [Double] {
    guard let length, length.isFinite else { return sample.numbers }
    var numbers = sample.numbers
    for (index, slope) in slopes { numbers[index] += slope * (Double(length) - Double(width)) }
    return numbers
  }

  mutating func extend(to width: Int) {
    range = min(range.lowerBound, width)...max(range.upperBound, width)
  }
}
