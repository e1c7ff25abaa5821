import Foundation

/// A text as its numbers, and the text between them.
package struct ScannedNumbers {
  /// One more than numbers.
  package private(set) var texts: [String] = []
  package private(set) var numbers: [String] = []

  package init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var (start, index) = (0, 0)
      while index < bytes.count {
        let end = Self.endOfNumber(in: bytes, from: index)
        if end == index {
          index = bytes[index] == Self.quote ? Self.endOfPicture(in: bytes, from: index) : index + 1
          continue
        }
        texts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        numbers.append(String(decoding: bytes[index..<end], as: UTF8.self))
        (start, index) = (end, end)
      }
      texts.append(String(decoding: bytes[start...], as: UTF8.self))
    }
  }

  private static let quote: UInt8 = 0x22
  /// Begins a quoted text of bytes, such as those of a picture: none of its letters and digits is a number.
  static let mark = "data:"
  private static let picture = Array("\"\(mark)".utf8)

  /// Behind the bytes that begin with a quotation mark; the next index where none do.
  private static func endOfPicture(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress, bytes.count - start > picture.count,
      memcmp(base + start, picture, picture.count) == 0,
      let end = memchr(base + start + 1, Int32(quote), bytes.count - start - 1)
    else { return start + 1 }
    return UnsafeRawPointer(end) - UnsafeRawPointer(base)
  }

  /// The end of the number that begins at an index, such as `-12.5`; the index itself where none does.
  private static func endOfNumber(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] &- 0x30 < 10 }
    var index = bytes[start] == 0x2D ? start + 1 : start
    guard isDigit(index) else { return start }
    while isDigit(index) { index += 1 }
    guard index < bytes.count, bytes[index] == 0x2E, isDigit(index + 1) else { return index }
    index += 1
    while isDigit(index) { index += 1 }
    return index
  }
}
