import PlumbInspector
import PlumbText

/// The pages about single views and modifiers: what each does, which examples use it, and the recorded rules that name it.
struct ReferencePages {
  let reference: GuideReference
  /// The examples of all pages: their code, and the line of a list that leads to them.
  private let examples: [(code: String, line: String)]

  static let folder = "Reference"
  static let title = "All views and modifiers"
  static let sentence =
    "One page for each: its effect, the examples that use it, and the rules that were recorded from SwiftUI."
  /// A common view is in nearly all examples.
  private static let mostExamples = 8

  init(reference: GuideReference, pages: [GuidePage]) {
    self.reference = reference
    examples = pages.flatMap { page in
      page.examples.enumerated().map { index, example in
        let place = "../\(page.page.stem).html#\(page.name(of: index))"
        return (example.startCode, "- [\(page.page.title)](\(place)): \(example.part.caption)")
      }
    }
  }

  /// The list of all, below the headings of the documents.
  var list: String {
    var (text, section) = ("# \(Self.title)\n\n\(Self.sentence)\n", "")
    for entry in reference.entries {
      if entry.section != section { text += "\n## \(entry.section)\n\n" }
      section = entry.section
      text += "- [\(entry.title)](\(entry.stem).html): \(entry.sentence)\n"
    }
    return Markdown.html(of: text)
  }

  func html(_ entry: GuideReference.Entry) -> String {
    var text = "# \(entry.title)\n\n\(entry.sentence)\n"
    let examples = examples(using: entry)
    if !examples.isEmpty { text += "\n## Examples\n\n\(examples.joined(separator: "\n"))\n" }
    var rules = "## Recorded rules\n"
    let known = reference.rules(naming: entry)
    if known.isEmpty { rules += "\nNo recorded rule names it.\n" }
    for rule in known { rules += "\n\(rule.text)\n" }
    return Markdown.html(of: text)
      + Markdown.html(of: rules).linkedBetweenRules(reference.rooms, in: "../Rules/")
  }

  private func examples(using entry: GuideReference.Entry) -> [String] {
    let names = entry.names.map(UsedName.init)
    let using = examples.lazy.filter { example in names.contains { $0.isUsed(in: example.code) } }
    return using.prefix(Self.mostExamples).map(\.line)
  }

  /// The entries for search, in the form of those of other pages.
  var found: [JSON] {
    reference.entries.map { entry in
      .array([
        .string(Self.title), .string("\(Self.folder)/\(entry.stem).html"), .string(entry.title),
        .string(entry.sentence.withoutMarks),
      ])
    }
  }
}
