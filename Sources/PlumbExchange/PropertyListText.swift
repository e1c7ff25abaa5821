import Foundation

/// A property list in XML, the form in which people write them.
package enum PropertyListText {
  /// The words with which one may begin. Foundation takes anything else for the older form of a list, whose reader calls
  /// itself as deep as a file wants.
  private static let beginnings = ["<?xml", "<!--", "<!DOCTYPE", "<plist"]

  /// The keys and values of a list; `nil` for what is none, or is deeper.
  ///
  /// Foundation's reader of XML calls itself for each element, so the depth is looked at first.
  ///
  /// - Parameter deepest: how deep elements may be in each other.
  package static func dictionary(_ data: Data, deepest: Int) -> [String: Any]? {
    let bytes = UnicodeForm.utf8(data)
    let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard beginnings.contains(where: { text.starts(with: $0.utf8) }), depth(Array(text)) <= deepest else {
      return nil
    }
    let list = bytes.count == data.count ? data : Data(withoutDeclaration(text))
    return try? PropertyListSerialization.propertyList(from: list, options: [], format: nil) as? [String: Any]
  }

  /// The text without `<?xml … ?>`, which names the form in which it was saved and not the one in which it is here.
  private static func withoutDeclaration(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return text
    }
    return text[(end + 1)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// How deep its elements are at most, by their tags.
  private static func depth(_ text: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for (byte, next) in zip(text, text.dropFirst()) where byte == UInt8(ascii: "<") {
      if next == UInt8(ascii: "/") { depth -= 1 } else if next > 0x40 { depth += 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
