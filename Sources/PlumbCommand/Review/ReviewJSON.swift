import Foundation

/// A review as JSON.
struct ReviewJSON: Encodable {
  private let since: String
  private let commit: String
  private let until: String?
  private let page: String?
  private let summary: [String: Int]
  private let notices: [String]
  private let problems: [Problem]
  private let previews: [Preview]

  private struct Problem: Encodable {
    let side: String
    let target: String?
    let text: String
  }

  private struct Preview: Encodable {
    let view: String
    let was: String?
    let target: String?
    let source: String?
    let state: ReviewEntry.State
    let drawn: Bool
    let reason: String?
    let pixels: Int?
    let views: [View]?
    let movedAlong: Int?
    let before: String?
    let after: String?
  }

  private struct View: Encodable {
    let change: ReviewedView.Kind
    let view: String
    let text: String
    let source: String?
    let before: Frame?
    let after: Frame?
  }

  private struct Frame: Encodable {
    let x, y, width, height: Double

    init?(_ frame: CGRect?) {
      // JSON has no number for what has no end.
      guard let frame, [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
        return nil
      }
      (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    }
  }

  /// - Parameter page: the path of the page.
  init(_ review: Review, page: String?) {
    (since, commit, until, self.page) = (review.range.oldName, review.range.old, review.range.newName, page)
    var summary = Dictionary(
      uniqueKeysWithValues: ReviewEntry.State.allCases.map { ($0.rawValue, review.count($0)) })
    summary["drawn"] = review.drawn
    (self.summary, notices) = (summary, review.notices)
    problems = review.problems.map {
      Problem(side: $0.isBefore ? "before" : "after", target: $0.target, text: $0.text)
    }
    previews = review.entries.map { entry in
      Preview(
        view: entry.view, was: entry.was, target: entry.target, source: entry.placeText, state: entry.state,
        drawn: entry.reason != nil, reason: entry.reason, pixels: entry.pixels,
        views: entry.state == .changed ? entry.views.map(Self.view) : nil,
        movedAlong: entry.movedAlong > 0 ? entry.movedAlong : nil, before: entry.failedBefore?.message,
        after: entry.failedAfter?.message)
    }
  }

  private static func view(_ view: ReviewedView) -> View {
    View(
      change: view.kind, view: view.view, text: view.text, source: view.source, before: Frame(view.before),
      after: Frame(view.after))
  }
}
