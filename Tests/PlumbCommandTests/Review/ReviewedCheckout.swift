import CommandTesting
import Foundation

/// The JSON of `plumb review`.
struct ReviewAnswer: Decodable {
  struct Preview: Decodable {
    let view: String
    let was: String?
    let target: String?
    let source: String?
    let state: String
    let reason: String?
    let pixels: Int?
    let views: [View]?
    let before: String?
    let after: String?
  }

  struct View: Decodable {
    let change: String
    let view: String
    let text: String
    let source: String?
    let before: Frame?
    let after: Frame?
  }

  struct Frame: Decodable { let x, y, width, height: Double }

  struct Problem: Decodable { let side, text: String }

  let commit: String
  let until: String?
  let notices: [String]
  let problems: [Problem]
  let previews: [Preview]
  private let counts: [String: Int]

  private enum CodingKeys: String, CodingKey {
    case commit, until, notices, problems, previews, counts = "summary"
  }

  /// Only the numbers that are not zero.
  var summary: [String: Int] { counts.filter { $0.value > 0 } }
  var states: [String: String] {
    Dictionary(previews.map { ($0.view, $0.state) }, uniquingKeysWith: { first, _ in first })
  }
}

extension TestCheckout {
  /// Reviews the checkout, with a page and Markdown beside it.
  func review(_ revision: String, _ words: String...) throws -> (
    answer: Command.Answer, review: ReviewAnswer?
  ) {
    let files = ["-o", "review.html", "--markdown", "review.md"]
    let answer = try command.run(["review", revision, folder, "--json"] + files + words)
    return (answer, try? JSONDecoder().decode(ReviewAnswer.self, from: Data(answer.output.utf8)))
  }

  func page() throws -> String { try String(contentsOfFile: command.path("review.html"), encoding: .utf8) }

  func markdown() throws -> String { try String(contentsOfFile: command.path("review.md"), encoding: .utf8) }

  func edit(_ name: String, _ old: String, to new: String) throws {
    let text = try String(contentsOfFile: path(name), encoding: .utf8)
    try write(text.replacing(old, with: new), to: name)
  }
}
