import Foundation
import PlumbExchange
import PlumbExport
import PlumbSnapshots
import SwiftUI

/// A review as one page, which loads nothing and has no script.
struct ReviewPage {
  private let review: Review

  init(_ review: Review) { self.review = review }

  /// The rows of views on a page, and the names of previews that have not changed.
  private static let (mostRows, mostNames) = (6_000, 2_000)

  var html: String {
    get throws {
      let style = EmbeddedFile.texts("review.css")
      let told = review.entries.filter { ![.unchanged].contains($0.state) }
      var rows = Self.mostRows
      let parts = told.enumerated().map { number, entry in
        let part = ReviewSection(
          entry, number: number + 1, scale: review.scale, rows: min(rows, ReviewSection.mostRows))
        rows -= part.rows
        return part.html
      }
      return """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy(style))">
        \(OwnPage.mark)
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Review · \(review.counts.escapedHTML)</title>
        <style>\(style)</style>
        <header>
        <p class="kicker">Previews, before and after</p>
        <h1>\(Self.title(review).escapedHTML)</h1>
        <p class="states">\(states)</p>
        <ul class="counts">\(counts)</ul>
        \(notes)</header>
        <main>
        \(contents(told))\(problems)\(parts.joined(separator: "\n"))
        \(unchanged)</main>
        </html>

        """
    }
  }

  /// The page has one style, and reaches nothing outside of itself.
  private static func policy(_ style: String) -> String {
    let digest = Data(sha256(style)).base64EncodedString()
    return [
      "default-src 'none'", "style-src 'sha256-\(digest)'", "img-src data:", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  // MARK: The head

  /// "2 previews have changed, and 1 is new".
  static func title(_ review: Review) -> String {
    func told(_ state: ReviewEntry.State, _ one: String, _ many: String) -> String? {
      let number = review.count(state)
      return number == 0 ? nil : number == 1 ? "1 \(one)" : "\(number) \(many)"
    }
    var parts = [
      told(.changed, "has changed", "have changed"), told(.new, "is new", "are new"),
      told(.removed, "was removed", "were removed"), told(.failed, "failed", "failed"),
    ].compactMap(\.self)
    guard let first = parts.first else {
      return review.problems.isEmpty ? "No preview has changed" : "The source does not compile"
    }
    let number = first.prefix { $0.isNumber }
    parts[0] = "\(number) \(number == "1" ? "preview" : "previews")\(first.dropFirst(number.count))"
    let last = parts.count > 1 ? " and \(parts.removeLast())" : ""
    return parts.joined(separator: ", ") + last
  }

  private var states: String {
    func revision(_ name: String, _ commit: String) -> String {
      "<code>\(HarmlessText.line(name).escapedHTML)</code> <span class=\"commit\">\(commit.prefix(7))</span>"
    }
    let (range, drawn) = (review.range, review.drawn)
    let old = revision(range.oldName, range.old)
    let new = range.new.map { revision(range.newName ?? "", $0) } ?? "the saved files"
    return
      "<b>Before</b> is \(old), <b>after</b> is \(new). \(drawn) of \(review.entries.count) previews were drawn\(drawn < review.entries.count ? ": no change can reach the others" : "")."
  }

  private var counts: String {
    ReviewEntry.State.allCases.map { state in
      "<li class=\"\(state.rawValue)\"><b>\(review.count(state))</b> \(state.rawValue)</li>"
    }.joined()
  }

  private var notes: String {
    let missing = review.withoutPictures
    let left =
      missing == 0
      ? []
      : [
        "The pictures of \(missing) \(missing == 1 ? "preview" : "previews") are left out: a page has at most \(Review.mostPictureBytes >> 20) MB of pictures."
      ]
    return (review.notices + left).map { "<p class=\"note\">\($0.escapedHTML)</p>\n" }.joined()
  }

  private func contents(_ told: [ReviewEntry]) -> String {
    guard told.count > 1 else { return "" }
    let links = told.enumerated().map { number, entry in
      "<li class=\"\(entry.state.rawValue)\"><a href=\"#p\(number + 1)\">\(entry.name.escapedHTML)</a> <span>\(entry.state.rawValue)</span></li>"
    }
    return "<nav aria-label=\"Previews\"><ol>\(links.joined(separator: "\n"))</ol></nav>\n"
  }

  private var problems: String {
    review.problems.map { problem in
      let target = problem.target.map { " of \(HarmlessText.line($0).escapedHTML)" } ?? ""
      let lines = problem.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.prefix(Self.mostLines).joined(separator: "\n")
      let rest = lines.count > Self.mostLines ? "\n…" : ""
      return
        "<section class=\"preview failed\"><h2>\(problem.isBefore ? "Before" : "After"), a part\(target) does not compile</h2>\n<pre>\(String(text.prefix(Self.mostLetters)).escapedHTML)\(rest)</pre></section>\n"
    }.joined()
  }

  private static let (mostLines, mostLetters) = (60, 12_000)

  // MARK: What has not changed

  private var unchanged: String {
    let same = review.entries.filter { $0.state == .unchanged }
    guard !same.isEmpty else { return "" }
    let names = same.prefix(Self.mostNames).map { entry in
      let was = entry.was.map { " <span>was \($0.escapedHTML)</span>" } ?? ""
      return "<li>\(entry.name.escapedHTML)\(was)</li>"
    }
    let rest = same.count - names.count
    return """
      <details><summary>\(same.count) \(same.count == 1 ? "preview is" : "previews are") unchanged</summary>
      <ul>\(names.joined(separator: "\n"))\(rest > 0 ? "<li>… and \(rest) more</li>" : "")</ul></details>

      """
  }
}
