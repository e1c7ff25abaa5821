import Foundation

/// The form of Unicode in which a text file is saved.
package enum UnicodeForm {
  /// Returns the UTF-8 of a text in UTF-8, UTF-16 or UTF-32, without the mark of its form (BOM).
  ///
  /// Without a mark, the zeros among the first four bytes say the form, because the texts that are read here begin with a character of
  /// ASCII (RFC 4627, section 3; Extensible Markup Language 1.0, appendix F).
  package static func utf8(_ data: Data) -> [UInt8] {
    let bytes = [UInt8](data)
    for (mark, encoding) in marks where bytes.starts(with: mark) {
      return converted(bytes.dropFirst(mark.count), encoding)
    }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    return forms.first { $0.zeros == zeros }.map { converted(bytes[...], $0.encoding) } ?? bytes
  }

  /// Those of UTF-32 first, because that of UTF-16 begins like one of them.
  private static let marks: [([UInt8], String.Encoding)] = [
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
    ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
  ]

  private static let forms: [(zeros: [Bool], encoding: String.Encoding)] = [
    ([true, false, true, false], .utf16BigEndian), ([false, true, false, true], .utf16LittleEndian),
    ([true, true, true, false], .utf32BigEndian), ([false, true, true, true], .utf32LittleEndian),
  ]

  private static func converted(_ bytes: ArraySlice<UInt8>, _ encoding: String.Encoding) -> [UInt8] {
    if encoding == .utf8 { return Array(bytes) }
    return String(data: Data(bytes), encoding: encoding).map { Array($0.utf8) } ?? Array(bytes)
  }
}
