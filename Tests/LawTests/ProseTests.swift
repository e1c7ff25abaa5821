import Testing

/// The documents that people open first are written in the standard terms of technical English.
@Suite("The prose of the documents")
struct ProseTests {
  private static let documents = [
    "ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "Documentation/Commands.md",
    "Documentation/Installation.md",
    "Documentation/Differences.md", "Documentation/Explain.md", "Documentation/Preview.md",
    "Documentation/Projects.md", "Documentation/Runtime.md", "Documentation/Security.md",
  ]

  /// Phrases to avoid, and the better ones.
  private static let marks: [(phrases: [String], better: String)] = [
    (["tell", "tells", "told", "telling"], "report, say, print or show"),
    (["stand", "stands", "stood", "standing"], "be"),
    (["one's own", "one’s own"], "the, or a custom one"),
    (["of your own", "of its own", "of his own", "of our own", "of their own"], "its, or a separate one"),
    (["can not"], "cannot"),
    (["by the name of", "by the names of"], "named"),
    (["nobody", "somebody", "anybody", "everybody"], "no one, a person, or the user"),
    (["to be had"], "installed, or available"),
    (["anew"], "again"),
    (["outside of", "inside of"], "outside, or inside"),
    (["whoever"], "the person or the program that"),
    (["the words of"], "the arguments, the options or the text of"),
  ]

  /// The words of a document in lower case, each with its line. Blocks of code and tables between comments, which
  /// programs make, have none; code in a sentence and punctuation are full stops.
  private static func words(of text: String) -> [(word: String, line: Int)] {
    var (words, isBlock): ([(word: String, line: Int)], Bool) = ([], false)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let isFence = line.hasPrefix("```") || line.hasPrefix("<!-- ")
      if isFence { isBlock.toggle() }
      if isFence || isBlock || line.hasPrefix("    ") { continue }
      for (place, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
        var plain = place == 0 ? "" : " . "
        if place.isMultiple(of: 2) {
          for character in part.lowercased() {
            // The target of a link remains one word: `md#exit-codes`.
            let isPart = character.isLetter || " '’-#/".contains(character)
            plain += isPart ? String(character) : " . "
          }
        }
        for word in plain.split(separator: " ") { words.append((String(word), index + 1)) }
      }
    }
    return words
  }

  /// The marks in a document, each with its line and the better phrase.
  private static func found(in text: String, of path: String) -> [String] {
    let words = words(of: text)
    var found: [String] = []
    for mark in marks {
      for phrase in mark.phrases {
        let parts = phrase.split(separator: " ").map(String.init)
        for start in words.indices where words[start].word == parts[0] {
          guard words[start...].prefix(parts.count).map(\.word) == parts else { continue }
          found.append("\(path):\(words[start].line): “\(phrase)”. Better: \(mark.better)")
        }
      }
    }
    return found
  }

  @Test("has no mark of the list", arguments: documents)
  func prose(path: String) throws {
    let found = try Self.found(in: Document(path).text, of: path)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(
    "has each mark seen in a sentence, in a table, and across the end of a line",
    arguments: marks.flatMap(\.phrases))
  func seen(phrase: String) {
    for text in [
      "It is, \(phrase), a sentence.", "| option | \(phrase) |", "- \(phrase.replacing(" ", with: "\n  "))",
    ] {
      let found = Self.found(in: "# Title\n\(text)", of: "A.md")
      #expect(found.count == 1 && found[0].hasPrefix("A.md:2: “\(phrase)”"), "\(text): \(found)")
    }
  }

  @Test(
    "has no mark seen in code, in links and in longer words",
    arguments: [
      "Run `told` now.", "    told", "```\ntold\n```", "<!-- A -->\ntold\n<!-- B -->",
      "See [limits](A.md#can-not).", "We can `x` not.",
      "As far as it can. Not all.", "An outstanding teller, standalone.",
    ])
  func code(text: String) {
    #expect(Self.found(in: text, of: "A.md") == [])
  }
}
