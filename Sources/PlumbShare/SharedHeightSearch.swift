import PlumbLayout
import SwiftUI

/// The search for the heights at which an edition says the same as the command.
///
/// 1. The heights of its width are searched from the shared height on, up and down: by halves where one is wrong.
/// 2. Where their ends are right at an end of its widths too, all its widths have them.
/// 3. Where not, the last width that has them is searched by halves, and those beyond have what is right at both their ends.
///
/// A view that is resized guesses where heights end, and layouts of views that are made anew check that. Where the resized one
/// was right at each width before, it replaces these at all widths but the shared one and the outermost ones.
@MainActor struct SharedHeightSearch {
  private let probes: [Int]
  private let height: Int
  /// The widths at which all probes are tried, of views that are made anew. The ends are enough at others.
  private let whole: [Int]
  /// The layouts that it still makes. Without any, a page goes no further than is known.
  private var left: Int
  /// The last height that was found to be an end, above and below.
  private var ends: [Int: Int] = [:]
  private let layouts: SharedLayouts
  /// The view that is resized was the same at all widths that were tried: at others than those it is enough.
  private let isResizable: Bool

  init(
    _ probes: [Int], from height: Int, wholeAt whole: [Int], most: Int, _ layouts: SharedLayouts,
    isResizable: Bool
  ) {
    self.probes = Set(probes + [height]).sorted()
    (self.height, self.whole, left) = (height, whole, most)
    (self.layouts, self.isResizable) = (layouts, isResizable)
  }

  /// The heights at one width, and the sentences about their ends.
  private struct Bounds {
    var heights: ClosedRange<Int>
    var below: String?
    var above: String?

    func common(with other: Bounds) -> Bounds {
      let isHigher = other.heights.lowerBound > heights.lowerBound
      let isLower = other.heights.upperBound < heights.upperBound
      return Bounds(
        heights: heights.clamped(to: other.heights), below: isHigher ? other.below : below,
        above: isLower ? other.above : above)
    }

    func at(_ one: Int, _ other: Int) -> SharedHeights {
      SharedHeights(
        widths: min(one, other)...max(one, other), heights: heights,
        limits: [below, above].compactMap(\.self))
    }
  }

  mutating func heights(of edition: SharedEdition) -> [SharedHeights] {
    let own = bounds(of: edition, at: edition.width)
    return [edition.range.lowerBound, edition.range.upperBound].flatMap { end in
      heights(of: edition, own, to: end)
    }
  }

  /// The heights from the edition's own width to an end of its widths.
  private mutating func heights(of edition: SharedEdition, _ own: Bounds, to end: Int) -> [SharedHeights] {
    let start = edition.width
    if end == start || isRight(edition, at: end, in: own.heights) { return [own.at(start, end)] }
    let last = bounds(of: edition, at: end)
    var (good, bad) = (start, end)
    while abs(bad - good) > 1, left > 0 {
      let middle = (good + bad) / 2
      if isRight(edition, at: middle, in: own.heights) { good = middle } else { bad = middle }
    }
    let next = good + (end - start).signum()
    let beyond = next == end ? last : last.common(with: bounds(of: edition, at: next))
    return [own.at(start, good), beyond.at(next, end)]
  }

  private mutating func isRight(_ edition: SharedEdition, at width: Int, in heights: ClosedRange<Int>) -> Bool
  {
    let ends = [heights.lowerBound, heights.upperBound]
    let inside = whole.contains(width) ? probes.filter { heights.contains($0) && !ends.contains($0) } : []
    return (ends + inside).allSatisfy {
      difference(of: edition, at: width, $0) == nil
    }
  }

  private mutating func bounds(of edition: SharedEdition, at width: Int) -> Bounds {
    let tried = whole.contains(width) ? probes : [probes[0], probes[probes.count - 1]]
    let below = bound(of: edition, at: width, tried.filter { $0 < height }.reversed())
    let above = bound(of: edition, at: width, tried.filter { $0 > height })
    return Bounds(heights: below.last...above.last, below: below.limit, above: above.limit)
  }

  /// The last height on the way through some at which the edition is right.
  private mutating func bound(of edition: SharedEdition, at width: Int, _ probes: [Int]) -> (
    last: Int, limit: String?
  ) {
    var good = height
    for probe in probes {
      guard var reason = difference(of: edition, at: width, probe) else {
        good = probe
        continue
      }
      var bad = probe
      // Neighbours often end at the same height: it and the next one are tried first, and need few layouts.
      let step = (probe - height).signum()
      var guesses = ends[step].map { [$0 + step, $0] } ?? []
      var hasGuessed = false
      while abs(bad - good) > 1, left > 0 || !guesses.isEmpty {
        if guesses.isEmpty, !hasGuessed {
          let guess = layouts.guess(edition, from: good, to: bad) { Self.size(width, $0) }
          (guesses, hasGuessed) = ([guess.next, guess.last], true)
        }
        let middle = guesses.popLast() ?? (good + bad) / 2
        guard min(good, bad) < middle, middle < max(good, bad) else { continue }
        if let found = difference(of: edition, at: width, middle) {
          (bad, reason) = (middle, found)
        } else {
          good = middle
        }
      }
      if abs(bad - good) == 1 { ends[step] = good }
      let side = step < 0 ? "Below" : "Above"
      return (good, "\(side) a height of \(good) points the page stops: \(reason)")
    }
    return (good, nil)
  }

  /// Returns why the edition is wrong at a size; nil if it is right.
  private mutating func difference(of edition: SharedEdition, at width: Int, _ height: Int) -> String? {
    left -= 1
    let isGuess = isResizable && !whole.contains(width)
    let found = (isGuess ? layouts.resized : layouts.made)(Self.size(width, height))
    return edition.difference(from: found) == nil ? nil : edition.reason(againstPageAt: found)
  }

  private static func size(_ width: Int, _ height: Int) -> ProposedViewSize {
    ProposedViewSize(width: CGFloat(width), height: CGFloat(height))
  }
}
