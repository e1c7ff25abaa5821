import Foundation
import PlumbSnapshots
import PlumbSource

extension ReviewEntry {
  /// Compares the pictures of both states. Views may be ten thousand deep, which an ordinary stack is not.
  mutating func compare(_ old: Data, _ new: Data) throws {
    (state, before, after) = (.unchanged, nil, nil)
    guard old != new else { return }
    let comparison = try onDeepStack { [view] in try ReviewComparison(of: view, [UInt8](old), [UInt8](new)) }
    guard comparison.isVisible else { return }
    state = .changed
    (before, after, marked) = (comparison.before, comparison.after, comparison.marked)
    (difference, pixels) = (comparison.sentence, comparison.pixels)
    (views, movedAlong) = (comparison.views, comparison.movedAlong)
  }
}

/// Two pictures that keep their layouts, and what differs.
struct ReviewComparison: Sendable {
  let before, after: ReviewPicture
  /// The later one with the pixels that differ; `nil` where the sizes do, or none.
  let marked: ReviewPicture?
  let pixels: Int
  let sentence: String
  private(set) var views: [ReviewedView] = []
  private(set) var movedAlong = 0
  /// Whether somebody can see the difference: other pixels, or views that moved.
  let isVisible: Bool

  init(of view: String, _ old: [UInt8], _ new: [UInt8]) throws {
    guard let (first, second) = try? (RecordedPicture(bytes: old), RecordedPicture(bytes: new)) else {
      throw Failure.unreadable(view)
    }
    var (before, after) = (ReviewPicture(first), ReviewPicture(second))
    // The same part of both is seen.
    let rows =
      min(
        before.rows.lowerBound, after.rows.lowerBound)..<max(
        before.rows.upperBound, after.rows.upperBound)
    before.rows = rows.clamped(to: 0..<before.height)
    after.rows = rows.clamped(to: 0..<after.height)
    let difference = PictureDifference(name: view, expected: first, actual: second)
    let hasOneSize = (before.width, before.height) == (after.width, after.height)
    (self.before, self.after, pixels) = (before, after, difference?.count ?? 0)
    marked =
      try hasOneSize
      ? difference.map {
        ReviewPicture(png: try $0.marked(), width: after.width, height: after.height, rows: after.rows)
      }
      : nil
    sentence =
      hasOneSize
      ? difference?.sentence ?? "draws the same pixels"
      : "is \(after.width)×\(after.height) pixels large and was \(before.width)×\(before.height)"
    let tree = second.difference(since: first)
    isVisible = pixels > 0 || tree.map { !$0.moves.isEmpty || $0.movedAlong > 0 } ?? false
    guard isVisible, let tree else { return }
    movedAlong = tree.movedAlong
    views = tree.moves.map {
      ReviewedView(
        kind: $0.old.size == $0.new.size ? .moved : .resized, view: $0.view, text: $0.text, before: $0.old,
        after: $0.new, source: $0.source)
    }
    views += tree.added.map {
      ReviewedView(
        kind: .added, view: $0.view, text: "\($0.view) was added.", after: $0.frame, source: $0.source)
    }
    views += tree.removed.map {
      ReviewedView(
        kind: .removed, view: $0.view, text: "\($0.view) was removed.", before: $0.frame, source: $0.source)
    }
    // Where no pixel differs, another source has drawn the same.
    guard pixels > 0 else { return }
    views += tree.redrawn.map {
      ReviewedView(
        kind: .redrawn, view: $0.view.view, text: "\($0.text).", before: $0.view.frame, after: $0.view.frame,
        source: $0.view.source)
    }
  }
}
