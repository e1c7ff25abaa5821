import Foundation

/// A property list in XML, the form in which people write them.
package enum PropertyListText {
  /// The words with which one may begin. Foundation takes anything else for the older form of a list, whose reader calls
  /// itself as deep as a file wants.
  private static let beginnings = ["<?xml", "<!--", "<!DOCTYPE", "<plist"]

  /// The keys and values of a list; `nil` for what is none, or is deeper.
  ///
  /// Foundation's reader of XML calls itself for each element, so the depth is looked at first, and the text is read as UTF-8.
  ///
  /// - Parameter deepest: how deep elements may be in each other.
  package static func dictionary(_ data: Data, deepest: Int) -> [String: Any]? {
    let bytes = UnicodeForm.utf8(data)
    let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard beginnings.contains(where: { text.starts(with: $0.utf8) }) else { return nil }
    // Its first line could name another form, in which other bytes are tags.
    let list = withoutDeclaration(text)
    guard let depth = depth(list), depth <= deepest else { return nil }
    return try? PropertyListSerialization.propertyList(
      from: Data(declaration.utf8 + list), options: [], format: nil) as? [String: Any]
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The text without `<?xml … ?>`, which names the form in which it was saved and not the one in which it is here.
  private static func withoutDeclaration(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return text
    }
    return text[(end + 1)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Returns the greatest depth of its elements; `nil` for a text that is not whole, or declares its own words.
  ///
  /// It ends tags, comments, instructions and characters where Foundation's reader does: a tag at its first `>`, whatever is before it.
  static func depth(_ text: ArraySlice<UInt8>) -> Int? {
    var (depth, deepest) = (0, 0)
    var rest = text
    /// Goes on behind the next of some words.
    func skip(to words: String) -> Bool {
      let count = words.utf8.count
      while let end = rest.firstIndex(of: words.utf8.first ?? 0) {
        rest = rest[end...]
        if rest.starts(with: words.utf8) {
          rest = rest.dropFirst(count)
          return true
        }
        rest = rest.dropFirst()
      }
      return false
    }
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if let (start, end) = skipped.first(where: { rest.starts(with: $0.start.utf8) }) {
        rest = rest.dropFirst(start.utf8.count)
        guard skip(to: end) else { return nil }
        continue
      }
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      guard skip(to: ">") else { return nil }
      switch tag.first {
      case UInt8(ascii: "!"):
        // A list between brackets can declare other words for tags.
        if tag.contains(UInt8(ascii: "[")) { return nil }
      case UInt8(ascii: "/"): depth = max(0, depth - 1)
      default: if tag.last != UInt8(ascii: "/") { depth += 1 }
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// Comments, characters and instructions, in which no tag is one, behind their `<`.
  private static let skipped = [
    (start: "!--", end: "-->"), (start: "![CDATA[", end: "]]>"), (start: "?", end: "?>"),
  ]
}
