import PlumbLayout
import SwiftUI

/// The editions that a page needs to be right at all widths, and how far they reach.
///
/// 1. The view is laid out at widths from the shared one on, up and down, as the command does it. An edition holds as long as
///    it says the same as the command.
/// 2. Where it does not, the last width at which it does is searched by halves, and another edition begins at the next. A view
///    that is resized guesses the width; the command's layouts there and at the next one show whether it is right.
/// 3. Editions that hold at their own width alone end the search: the view follows from its width in a way that does not travel.
/// 4. Numbers may follow from the height too. There are no other editions for other heights: each width has the heights at
///    which its edition is right.
@MainActor package struct SharedEditions {
  private let layouts: SharedLayouts
  private let shared: ProposedViewSize
  private(set) var all: [SharedEdition] = []
  private(set) var widths: ClosedRange<Int>
  /// The heights from the smallest width to the largest.
  private(set) var heights: [SharedHeights] = []
  /// Sentences that say at which widths the page stops, and why.
  private(set) var limits: [String] = []
  private var samples: [Int: SharedSample] = [:]
  /// The view as high as the page goes, so that all rows of lazy containers are in it that can be seen.
  private var highSamples: [Int: SharedSample] = [:]
  private let isLazy: Bool

  /// In points, up to the longest sides of tablets. The size classes and the margins of iOS change at some of them.
  private static let probes = [
    20, 80, 140, 190, 240, 280, 320, 360, 375, 393, 402, 430, 500, 600, 768, 1024,
  ]
  private static let heightProbes = [20, 120, 300, 499, 700, 1000, 1366]
  /// The most editions and the most layouts. They are enough for views like those of apps; others are cut.
  private static let most = Budget(editions: 32, samples: 240)
  /// The fewest, whatever the view is.
  private static let least = Budget(editions: 6, samples: 48)
  /// The maximum number of nodes that are laid out in all: a view of a thousand takes twenty times as long as one of fifty.
  private static let mostNodes = 24_000
  /// The maximum number of sizes of a node that are drawn whose drawing does not follow from its size as a template says.
  private static let mostSizes = 24
  /// The maximum number of editions in a row that hold at one width each.
  private static let mostShort = 3

  private struct Budget {
    var editions: Int
    var samples: Int
  }

  private let budget: Budget

  package init(_ first: SharedSample, _ layouts: SharedLayouts) {
    (shared, self.layouts, isLazy) = (first.proposal, layouts, first.isLazy)
    let most = min(Self.most.samples, max(Self.least.samples, Self.mostNodes / max(1, first.nodes.count)))
    budget = Budget(
      editions: max(Self.least.editions, most * Self.most.editions / Self.most.samples), samples: most)
    let length = first.proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let start = max(1, Int((length ?? 390).rounded()))
    widths = start...start
    if length == CGFloat(start) { samples[start] = first }
    let edition = ownEdition(at: start)
    let half = Budget(editions: budget.editions / 2, samples: budget.samples / 2)
    walk(from: edition, Self.probes.filter { $0 > start }, within: half)
    walk(from: edition, Self.probes.reversed().filter { $0 < start }, within: budget)
    all.sort { $0.range.lowerBound < $1.range.lowerBound }
    boundHeights(start)
    (samples, highSamples) = ([:], [:])
  }

  /// The editions of a view that has another appearance than one whose editions are known: each is laid out at one size.
  ///
  /// - Returns: nil if the appearance changes the layout.
  package init?(like known: SharedEditions, _ first: SharedSample, _ layouts: SharedLayouts) {
    (shared, self.layouts, isLazy) = (first.proposal, layouts, first.isLazy)
    (widths, heights, limits, budget) = (known.widths, known.heights, known.limits, known.budget)
    for edition in known.all {
      let proposal = edition.sample.proposal
      let sample = proposal == first.proposal ? first : layouts.made(proposal)
      guard let same = edition.showing(sample) else { return nil }
      all.append(same)
    }
  }

  private func size(_ width: Int) -> ProposedViewSize {
    ProposedViewSize(width: CGFloat(width), height: shared.height)
  }

  private mutating func sample(at width: Int) -> SharedSample {
    if let known = samples[width] { return known }
    let made = layouts.made(size(width))
    samples[width] = made
    return made
  }

  private mutating func highSample(at width: Int) -> SharedSample {
    if let known = highSamples[width] { return known }
    let height = max(shared.height ?? 0, CGFloat(Self.heightProbes[Self.heightProbes.count - 1]))
    let made = layouts.made(ProposedViewSize(width: CGFloat(width), height: height))
    highSamples[width] = made
    return made
  }

  /// The edition of a width alone.
  private mutating func ownEdition(at width: Int) -> SharedEdition {
    if isLazy, shared.height.map({ $0.isFinite }) ?? false {
      let high = SharedEdition(highSample(at: width), at: width)
      if high.difference(from: sample(at: width), tolerance: 0.01) == nil { return high }
    }
    return SharedEdition(sample(at: width), at: width)
  }

  /// For each node of a sample the sizes that it has on the page, as far as its editions have the same views: sorted, and each
  /// once.
  func sizes(ofNodesIn sample: SharedSample) -> [[CGSize]] {
    var found: [Set<[CGFloat]>] = sample.nodes.map { _ in [] }
    for edition in all where edition.sample.hasViews(of: sample) {
      let ends = [edition.range.lowerBound, edition.range.upperBound, edition.width]
      for width in Set(Self.probes.filter { edition.range.contains($0) } + ends) {
        let ends = heights(at: width).map { [$0.heights.lowerBound, $0.heights.upperBound] } ?? []
        for height in Set([shared.height] + ends.map { CGFloat($0) }) {
          let frames = edition.frames(ProposedViewSize(width: CGFloat(width), height: height)) ?? []
          for (node, frame) in frames.enumerated() { found[node].insert([frame.width, frame.height]) }
        }
      }
    }
    return found.map { sizes in
      let sorted = sizes.map { CGSize(width: $0[0], height: $0[1]) }
        .sorted { ($0.width, $0.height) < ($1.width, $1.height) }
      let step = Double(max(1, sorted.count - 1)) / Double(max(1, Self.mostSizes - 1))
      guard sorted.count > Self.mostSizes else { return sorted }
      return (0..<Self.mostSizes).map { sorted[Int((Double($0) * step).rounded())] }
    }
  }

  // MARK: Widths

  private mutating func walk(from first: SharedEdition, _ probes: [Int], within budget: Budget) {
    var (current, good, short) = (first, first.width, 0)
    defer {
      current.extend(to: good)
      keep(current)
    }
    for probe in probes {
      while good != probe {
        if current.difference(from: sample(at: probe)) == nil {
          good = probe
          break
        }
        let (last, next) = lastGood(of: current, from: good, to: probe)
        good = last
        short = abs(good - current.width) < 1 ? short + 1 : 0
        guard short < Self.mostShort else {
          return stop(at: good, before: next, current.reason(againstPageAt: sample(at: next)))
        }
        guard all.count < budget.editions, samples.count < budget.samples else {
          return stop(at: good, before: next, "it has as many layouts as a page of so many views takes.")
        }
        current.extend(to: good)
        keep(current)
        (current, good) = edition(from: next, to: probe)
      }
    }
  }

  private mutating func keep(_ edition: SharedEdition) {
    widths =
      min(widths.lowerBound, edition.range.lowerBound)...max(widths.upperBound, edition.range.upperBound)
    // The shared one begins both ways.
    if let known = all.firstIndex(where: { $0.width == edition.width }) {
      all[known].extend(to: edition.range.lowerBound)
      all[known].extend(to: edition.range.upperBound)
    } else {
      all.append(edition)
    }
  }

  private mutating func lastGood(of edition: SharedEdition, from good: Int, to bad: Int) -> (
    last: Int, next: Int
  ) {
    // A guess that is right needs no other layouts than those of both its lengths.
    let guess = layouts.guess(edition, from: good, to: bad, size)
    var (low, high, guesses) = (good, bad, [guess.next, guess.last])
    while abs(high - low) > 1 {
      let middle = guesses.popLast() ?? (low + high) / 2
      guard min(low, high) < middle, middle < max(low, high) else { continue }
      if edition.difference(from: sample(at: middle)) == nil { low = middle } else { high = middle }
    }
    return (low, high)
  }

  /// The edition that begins at a width, and how far it is known to hold.
  private mutating func edition(from start: Int, to probe: Int) -> (SharedEdition, good: Int) {
    let step = (probe - start).signum()
    let own = ownEdition(at: start)
    guard step != 0 else { return (own, start) }
    let next = sample(at: start + step)
    if own.difference(from: next, tolerance: 0.01) == nil { return (own, start + step) }
    // Places are rounded to pixels, so that a line through near ones may lean away from those that are far.
    for points in [40, 2] where abs(probe - start) >= points {
      let end = start + points * step
      let further = own.sample === highSamples[start] ? highSample(at: end) : sample(at: end)
      let line = SharedEdition(own.sample, at: start, through: further, at: end)
      guard let line, line.difference(from: next) == nil else { continue }
      if line.difference(from: sample(at: start + points / 2 * step)) == nil { return (line, end) }
    }
    return (own, own.difference(from: next) == nil ? start + step : start)
  }

  private mutating func stop(at last: Int, before next: Int, _ reason: String) {
    limits.append("\(next < last ? "Below" : "Above") a width of \(last) points the page stops: \(reason)")
  }

  // MARK: Heights

  /// The heights at which the page is right at a width.
  func heights(at width: Int) -> SharedHeights? { heights.first { $0.widths.contains(width) } }

  private mutating func boundHeights(_ start: Int) {
    let length = shared.height.flatMap { $0.isFinite ? $0 : nil }
    let height = max(1, Int((length ?? all.first?.sample.frames.first?.height ?? 844).rounded()))
    for index in all.indices { all[index] = leaning(all[index], height) }
    // All heights are tried where the page begins and at the ends of its widths.
    let whole = [start, widths.lowerBound, widths.upperBound]
    let known = Self.probes.compactMap { samples[$0] }
    var search = SharedHeightSearch(
      Self.heightProbes, from: height, wholeAt: whole, most: 2 * budget.samples, layouts,
      isResizable: layouts.areSame(at: known))
    // Those near to the shared one first, as long as there are layouts left.
    let near = all.sorted { abs($0.width - start) < abs($1.width - start) }
    heights = SharedHeights.joined(near.flatMap { search.heights(of: $0) })
  }

  /// The edition as it is at other heights: most editions need nothing for that.
  private func leaning(_ edition: SharedEdition, _ height: Int) -> SharedEdition {
    func sample(_ height: Int) -> SharedSample {
      layouts.made(ProposedViewSize(width: CGFloat(edition.width), height: CGFloat(height)))
    }
    guard let own = edition.height, edition.difference(from: sample(height + 2), tolerance: 0.01) != nil
    else {
      return edition
    }
    for points in [40, 2] {
      let leaning = edition.leaning(on: sample(Int(own) + points), higher: points)
      if leaning.difference(from: sample(height + points / 2)) == nil { return leaning }
    }
    return edition
  }
}
