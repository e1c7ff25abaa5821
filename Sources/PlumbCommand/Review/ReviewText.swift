import Foundation
import PlumbExchange

/// A review as lines for people.
struct ReviewText {
  private let review: Review

  init(_ review: Review) { self.review = review }

  /// The views of a preview that are listed; the page and the JSON have more.
  static let mostViews = 8
  private static let mostEntries = 200

  var text: String {
    let told = review.entries.filter { $0.state != .unchanged || $0.was != nil }
    let rest = told.count - Self.mostEntries
    let lines =
      ["Previews of \(review.states): \(review.counts). Drawn: \(review.drawn) of \(review.entries.count)."]
      + review.notices + told.prefix(Self.mostEntries).flatMap(Self.lines)
      + (rest > 0 ? ["And \(rest) more previews, which --json has."] : [])
    return lines.joined(separator: "\n")
  }

  private static func lines(_ entry: ReviewEntry) -> [String] {
    let place = entry.placeText.map { " (\($0))" } ?? ""
    let target = entry.target.map { "\($0), " } ?? ""
    return ["\(sentence(entry, "\(target)\(entry.view)\(place)"))"]
      + views(of: entry, most: mostViews).map { "  \($0)" }
  }

  private static func sentence(_ entry: ReviewEntry, _ view: String) -> String {
    switch entry.state {
    case .unchanged: "Renamed: \(view) was \(entry.was ?? "")."
    case .changed: "Changed: \(view) \(entry.difference ?? "differs")."
    case .new: "New: \(view)."
    case .removed: "Removed: \(view)."
    case .failed:
      "Failed: \(view), \(failures(of: entry).map { "\($0.side): \($0.text)" }.joined(separator: "; "))"
    }
  }

  /// The sides on which a preview has no picture, with the first line of the reason.
  static func failures(of entry: ReviewEntry) -> [(side: String, text: String)] {
    [("before", entry.failedBefore), ("after", entry.failedAfter)].compactMap { side, failure in
      failure.map {
        (side, $0.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "It failed.")
      }
    }
  }

  /// The views that differ, a line each: the cause, and the frames.
  static func views(of entry: ReviewEntry, most: Int) -> [String] {
    let lines = entry.views.prefix(most).map { view in
      let place = view.source.map { "\($0): " } ?? ""
      return "\(place)\(view.text) \(frames(of: view))".trimmingCharacters(in: .whitespaces)
    }
    let rest = entry.views.count - most
    let along = entry.movedAlong
    return lines + (rest > 0 ? ["And \(rest) more views, which --json has."] : [])
      + (along > 0
        ? [
          along == 1
            ? "One more view moves along with the view around it."
            : "\(along) more views move along with the views around them."
        ] : [])
  }

  /// `[38, 0, 62 × 40 → 50, 0, 50 × 40]`; of a view that stays in its place nothing.
  static func frames(of view: ReviewedView) -> String {
    switch (view.before, view.after) {
    case (let old?, let new?): old == new ? "" : "[\(frame(old)) → \(frame(new))]"
    case (let only?, nil), (nil, let only?): "[\(frame(only))]"
    case (nil, nil): ""
    }
  }

  /// `38, 0, 62 × 40`.
  static func frame(_ frame: CGRect) -> String {
    "\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height))"
  }

  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value < 0 ? "−∞" : "∞" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int64(rounded))".replacing("-", with: "−") : "\(rounded)".replacing("-", with: "−")
  }
}
