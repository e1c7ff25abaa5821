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
    let text = data.drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard beginnings.contains(where: { text.starts(with: $0.utf8) }), depth(Array(text)) <= deepest else {
      return nil
    }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
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
