import PlumbExchange

/// A review as Markdown for a comment on a pull request.
///
/// Names and sentences have text of the source, so they are code: nothing in them is a link, an element of HTML or a mention.
struct ReviewMarkdown {
  private let review: Review

  init(_ review: Review) { self.review = review }

  /// The first line, by which the file and the comment are known.
  static let mark = "<!-- plumb review -->"
  /// A comment on GitHub has at most 65,536 characters.
  private static let most = 60_000
  private static let mostViews = 6

  var text: String {
    var text = """
      \(Self.mark)
      ### Previews: \(review.counts)

      Compared: \(Self.code(review.states)). Drawn: \(review.drawn) of \(review.entries.count).

      """
    for notice in review.notices { text += "\n\(Self.code(notice))\n" }
    for problem in review.problems {
      let side = problem.isBefore ? "before" : "after"
      let lines = problem.text.split(whereSeparator: \.isNewline).prefix(Self.mostViews).map(String.init)
      text += "\n**Does not compile \(side)**\n\n\(Self.block(lines))\n"
    }
    let told = review.entries.filter { $0.state != .unchanged || $0.was != nil }
    for (number, entry) in told.enumerated() {
      let part = Self.part(entry)
      guard text.utf8.count + part.utf8.count < Self.most else {
        return text + "\nThe page has \(told.count - number) more previews.\n"
      }
      text += part
    }
    return text
  }

  private static func part(_ entry: ReviewEntry) -> String {
    let (state, text) =
      switch entry.state {
      case .unchanged: ("Renamed", "was \(code(entry.was ?? ""))")
      case .changed: ("Changed", entry.difference ?? "")
      case .new: ("New", "")
      case .removed: ("Removed", "")
      case .failed:
        (
          "Failed",
          ReviewText.failures(of: entry).map { "\($0.side): \(code($0.text))" }.joined(separator: "; ")
        )
      }
    let place = entry.placeText.map { " · \(code($0))" } ?? ""
    let target = entry.target.map { "\(code($0)) · " } ?? ""
    let views = ReviewText.views(of: entry, most: mostViews)
    return "\n**\(state)** · \(target)\(code(entry.name))\(place)\(text.isEmpty ? "" : " · \(text)")\n"
      + (views.isEmpty ? "" : "\n\(block(views))\n")
  }

  /// A text as code, on one line.
  static func code(_ text: String) -> String {
    let line = HarmlessText.line(text)
    let fence = fence(around: line, least: 1)
    // Of spaces at both ends, one each goes.
    let isPlain = [line.first, line.last].allSatisfy { edge in edge.map { !"` ".contains($0) } ?? false }
    return isPlain ? "\(fence)\(line)\(fence)" : "\(fence) \(line.isEmpty ? "-" : line) \(fence)"
  }

  /// Lines as a block of code.
  static func block(_ lines: [String]) -> String {
    let text = lines.map { HarmlessText.line($0) }.joined(separator: "\n")
    let fence = fence(around: text, least: 3)
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// More backticks than the text has in a row.
  private static func fence(around text: String, least: Int) -> String {
    var (longest, run) = (0, 0)
    for character in text.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }
}
