import PlumbMacroExpansion

/// Conformances that a source states and that its modules have already.
///
/// In Apple's SDK `extension JSONDecoder: TopLevelDecoder {}` draws a warning, because Foundation itself has the
/// conformance. Here Combine has it, and the compiler refuses a second one: the words after the type become spaces.
enum StatedConformances {
  private static let known = [
    "JSONDecoder": "TopLevelDecoder", "PropertyListDecoder": "TopLevelDecoder",
    "JSONEncoder": "TopLevelEncoder", "PropertyListEncoder": "TopLevelEncoder",
  ]

  static func mayBe(in text: String) -> Bool { text.hasAny(of: ["TopLevelDecoder", "TopLevelEncoder"]) }

  /// The ranges from the colon to the protocol, in UTF-8 bytes of the file.
  static func ranges(in tokens: [Token]) -> [Range<Int>] {
    let content = tokens.filter { $0.kind != .newline && $0.kind != .comment }
    return content.indices.compactMap { index in
      guard content[index].text == "extension", index + 3 < content.count,
        let conformance = known[content[index + 1].text], content[index + 2].text == ":"
      else { return nil }
      let stated = content[(index + 3)...].prefix(Token.mostAhead).prefix { $0.text != "{" }
      let words = stated.map(\.text).filter { !["@", "retroactive", "Combine", "."].contains($0) }
      guard words == [conformance], let last = stated.last else { return nil }
      return content[index + 2].range.lowerBound..<last.range.upperBound
    }
  }
}
