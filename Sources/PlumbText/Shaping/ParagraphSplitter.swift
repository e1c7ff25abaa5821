/// The paragraphs of a text: the text between hard breaks, without the breaks.
enum ParagraphSplitter {
  /// Byte ranges; a text that ends in a break has an empty last paragraph, and an empty text has one.
  static func paragraphs(of utf8: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < utf8.count {
      let length = breakLength(utf8, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      result.append(start..<index)
      index += length
      start = index
    }
    result.append(start..<utf8.count)
    return result
  }

  /// Line feed, vertical tab, form feed, carriage return (with its line feed), next line, and the two separators.
  private static func breakLength(_ utf8: [UInt8], at index: Int) -> Int {
    func next(_ offset: Int) -> UInt8 { index + offset < utf8.count ? utf8[index + offset] : 0 }
    switch utf8[index] {
    case 0x0D: return next(1) == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C: return 1
    case 0xC2: return next(1) == 0x85 ? 2 : 0
    case 0xE2: return next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
