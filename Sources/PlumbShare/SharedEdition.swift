import PlumbDrawing
import PlumbLayout
import SwiftUI

/// The layout of a shared view between two widths: the numbers of a sample, some of which follow from the width.
///
/// Code of views that depends on the size is known only by its results. Almost all of them are a step, as of margins, or a
/// sum of a constant and a share of the width, as of a frame in a `GeometryReader`.
@MainActor struct SharedEdition {
  private(set) var sample: SharedSample
  /// The width of the sample, in points.
  let width: Int
  /// The growth of a number with each point of the width, by its index.
  var slopes: [(index: Int, slope: Double)] = []
  /// The growth of a number with each point of the height.
  private(set) var heightSlopes: [(index: Int, slope: Double)] = []
  /// The drawings whose code knows the size, by their views.
  private(set) var followed: [ObjectIdentifier: FollowedDrawing] = [:]
  /// The widths that it is right for, in points.
  var range: ClosedRange<Int>
  private var engine: PageEngine?

  init(_ sample: SharedSample, at width: Int) {
    (self.sample, self.width, range) = (sample, width, width...width)
    engine = PageEngine(sample.numbers)
  }

  /// An edition whose numbers are on the line through two samples; nil if these differ in more than numbers.
  init?(_ sample: SharedSample, at width: Int, through other: SharedSample, at otherWidth: Int) {
    slopes = Self.slopes(from: sample, to: other, over: otherWidth - width)
    if sample.hasViews(of: other) {
      followed = sample.drawings.lines(to: other.drawings, over: otherWidth - width, \.ofWidth)
    }
    guard !slopes.isEmpty || !followed.isEmpty else { return nil }
    (self.sample, self.width, range, engine) = (sample, width, width...width, nil)
  }

  /// The same edition of a view in another appearance; nil if that is laid out in another way.
  func showing(_ other: SharedSample) -> SharedEdition? {
    let isSame =
      other.hasViews(of: sample) && other.frames == sample.frames
      && other.numbers.elementsEqual(sample.numbers) { $0 == $1 || $0.isNaN && $1.isNaN }
    guard isSame else { return nil }
    var edition = self
    edition.sample = other
    edition.followed = sample.drawings.known(followed, in: other.drawings)
    return edition
  }

  private static func slopes(
    from sample: SharedSample, to other: SharedSample, over points: Int
  ) -> [(index: Int, slope: Double)] {
    guard sample.hasViews(of: other), sample.numbers.count == other.numbers.count else { return [] }
    return zip(sample.numbers, other.numbers).enumerated().compactMap { index, numbers in
      let slope = (numbers.1 - numbers.0) / Double(points)
      return slope.isFinite && slope != 0 ? (index, slope) : nil
    }
  }

  /// The height of the sample, in points; nil by default.
  var height: Double? { sample.proposal.height.flatMap { $0.isFinite ? Double($0) : nil } }

  /// The same edition whose numbers follow from the height too, as in a sample that is so much higher.
  func leaning(on other: SharedSample, higher points: Int) -> SharedEdition {
    var leaning = self
    leaning.heightSlopes = Self.slopes(from: sample, to: other, over: points)
    if sample.hasViews(of: other) {
      let lines = sample.drawings.lines(to: other.drawings, over: points, \.ofHeight)
      for (view, line) in lines {
        leaning.followed[view, default: FollowedDrawing()].ofHeight = line.ofHeight
      }
    }
    leaning.engine = nil
    return leaning
  }

  /// A page and the command may be half a point apart, which is a pixel of a common screen.
  static let tolerance: CGFloat = 0.45

  enum Difference {
    case views
    /// Some rows of a lazy container are seen on one side alone, or count for its length there.
    case rows
    /// The first node that is elsewhere or has another size.
    case frame(Int)
    /// The first node whose drawing follows from a size that the page does not have.
    case drawing(Int)
  }

  /// Returns where the page would differ from the command; nil if it is right.
  func difference(from found: SharedSample, tolerance: CGFloat = Self.tolerance) -> Difference? {
    guard let pairs = sample.pairs(with: found) else { return .views }
    guard let placed = frames(found.proposal) else { return .frame(0) }
    let frames = SharedSample.placed(placed, sample.parents)
    let others = Dictionary(pairs.same.map { ($0.other, $0.other) }) { first, _ in first }
    if pairs.onlyOther.contains(where: { found.shows($0, of: found, at: found.frames, others) }) {
      return .rows
    }
    for (node, other) in pairs.same {
      let (own, theirs) = (frames[node], found.frames[other])
      let apart = [
        own.minX - theirs.minX, own.minY - theirs.minY, own.width - theirs.width, own.height - theirs.height,
      ]
      guard apart.contains(where: { !(abs($0) <= tolerance) }) else { continue }
      // A container takes the length of the rows that are not there from those that are.
      let hasOtherRows = !pairs.onlyOwn.isEmpty || !pairs.onlyOther.isEmpty
      return hasOtherRows && found.isEstimated(other) ? .rows : .frame(other)
    }
    // Rows that the command does not make there are in the page, and may not be seen.
    let ownPairs = Dictionary(pairs.same.map { ($0.own, $0.other) }) { first, _ in first }
    let isShown = pairs.onlyOwn.contains { found.shows($0, of: sample, at: frames, ownPairs) }
    if isShown { return .rows }
    guard sample !== found, sample.hasViews(of: found) else { return nil }
    let growth = CGSize(
      width: (found.proposal.width ?? CGFloat(width)) - CGFloat(width),
      height: (found.proposal.height ?? 0) - (sample.proposal.height ?? 0))
    let drawn = sample.drawings.difference(from: found.drawings, followed, growth) {
      found.frames[$0].size
    }
    return drawn.map(Difference.drawing)
  }

  /// Returns why the page stops before a size at which the command finds something else.
  func reason(againstPageAt found: SharedSample) -> String {
    switch difference(from: found) {
    case .rows:
      "other rows of a lazy container are seen there, and only those that were seen are in this page."
    case .drawing(let node):
      "there the drawing of \(found.name(of: node)) follows from code that is not in this page."
    case .views, nil:
      "the view’s code makes other views there, and the code is not in this page."
    case .frame(let node):
      "there the size or the place of \(found.name(of: node)) follows from code that is not in this page."
    }
  }

  /// The frame that each node has on the page where this is offered, in what is around it; nil if the numbers cannot be read.
  func frames(_ proposal: ProposedViewSize) -> [CGRect]? {
    guard let engine = engine ?? PageEngine(numbers(at: proposal)) else { return nil }
    engine.layOut(proposal)
    let numbers = engine.frames
    return sample.parents.indices.map { node in
      CGRect(
        x: numbers[node * 7], y: numbers[node * 7 + 1], width: numbers[node * 7 + 2],
        height: numbers[node * 7 + 3])
    }
  }

  private func numbers(at proposal: ProposedViewSize) -> [Double] {
    var numbers = sample.numbers
    if let length = proposal.width, length.isFinite {
      for (index, slope) in slopes { numbers[index] += slope * (Double(length) - Double(width)) }
    }
    if let length = proposal.height, let height, length.isFinite {
      for (index, slope) in heightSlopes { numbers[index] += slope * (Double(length) - height) }
    }
    return numbers
  }

  mutating func extend(to width: Int) {
    range = min(range.lowerBound, width)...max(range.upperBound, width)
  }
}
