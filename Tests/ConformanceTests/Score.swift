import Foundation
import SwiftUI

/// What became of the answers: each is laid out once in a run.
@MainActor enum Score {
  private static var known: [String: [String]] = [:]

  /// What of an answer does not hold.
  static func faults(of answer: Answer) -> [String] {
    if let faults = known[answer.id] { return faults }
    let faults = Expectation(answer.expected).faults(in: LayoutRecord(answer))
    known[answer.id] = faults
    return faults
  }

  static func holding(of answers: [Answer]) -> Int { answers.count { faults(of: $0).isEmpty } }
}

/// The answers on which Documentation/Differences.md says that we answer something else.
enum Differences {
  static let listed: Set<String> = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Differences.md")
    let document = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // The document's other tables are about other things.
    let sections = document.components(separatedBy: "\n## ")
    return names(in: sections.first { $0.hasPrefix("Recorded answers\n") } ?? "")
  }()

  /// The names of answers in a table: those between the first two backquotes of a row.
  static func names(in table: String) -> Set<String> {
    Set(
      table.split(separator: "\n").filter { $0.hasPrefix("| `") }
        .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
  }
}
