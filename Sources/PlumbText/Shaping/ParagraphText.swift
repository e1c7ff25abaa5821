internal import CPangoCairo

/// The characters of a paragraph, and what Unicode says about each of them.
struct ParagraphText {
  let text: UnsafePointer<CChar>
  /// In bytes.
  let count: Int
  /// The paragraph's first byte in the whole text.
  let start: Int
  private let attributes: [PangoLogAttr]
  /// For each byte, the number of its character.
  private let characters: [Int32]
  /// For each byte, whether a user-perceived character starts there, in the newest rules, which keep the conjuncts of
  /// Devanagari whole; empty if every byte is one.
  private let starts: [Bool]

  init(text: UnsafePointer<CChar>, count: Int, start: Int, language: String) {
    self.text = text
    self.count = count
    self.start = start
    starts = Self.starts(UnsafeRawBufferPointer(start: text, count: count))
    var number: Int32 = -1
    characters = (0..<count).map { byte in
      if UInt8(bitPattern: text[byte]) & 0xC0 != 0x80 { number += 1 }
      return max(0, number)
    }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: Int(number) + 2)
    pango_get_log_attrs(
      text, Int32(count), -1, pango_language_from_string(language), &attributes, Int32(attributes.count))
    self.attributes = attributes
  }

  private static func starts(_ bytes: UnsafeRawBufferPointer) -> [Bool] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
    var starts = [Bool](repeating: false, count: bytes.count)
    var byte = 0
    for character in String(decoding: bytes, as: UTF8.self) where byte < bytes.count {
      starts[byte] = true
      byte += character.utf8.count
    }
    return starts
  }

  private func attribute(atByte byte: Int) -> PangoLogAttr { attributes[Int(characters[byte])] }

  func mayBreak(atByte byte: Int) -> Bool { attribute(atByte: byte).is_line_break != 0 }
  func isWhite(atByte byte: Int) -> Bool { attribute(atByte: byte).is_white != 0 }
  func startsCharacter(atByte byte: Int) -> Bool { starts.isEmpty || starts[byte] }
  func isSoftHyphen(atByte byte: Int) -> Bool {
    byte + 1 < count && SoftHyphen.isOne(UInt8(bitPattern: text[byte]), UInt8(bitPattern: text[byte + 1]))
  }
  func isTab(atByte byte: Int) -> Bool { text[byte] == 0x09 }

  /// The direction of the first letter that has one, or the given one: CoreText's natural direction (assumed).
  func baseDirection(default direction: TextDirection) -> PangoDirection {
    var base = direction == .rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
    g_free(pango_log2vis_get_embedding_levels(text, Int32(count), &base))
    let isRightToLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
    return isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// Stretches of one bidirectional level, in bytes, for text that no font is asked for.
  func levels(_ base: PangoDirection) -> [(bytes: Range<Int>, level: UInt8)] {
    var base = base
    guard let levels = pango_log2vis_get_embedding_levels(text, Int32(count), &base) else {
      return [(0..<count, 0)]
    }
    defer { g_free(levels) }
    var result: [(bytes: Range<Int>, level: UInt8)] = []
    for byte in 0..<count {
      let level = levels[Int(characters[byte])]
      if let last = result.last, last.level == level {
        result[result.count - 1].bytes = last.bytes.lowerBound..<byte + 1
      } else {
        result.append((byte..<byte + 1, level))
      }
    }
    return result
  }

  /// Kana make a text Japanese and Hangul makes it Korean, whatever language it says it is in (assumed).
  var hanLanguage: String? {
    for byte in 0..<max(0, count - 2) {
      let lead = UInt8(bitPattern: text[byte])
      guard lead >= 0xE3, lead <= 0xED else { continue }
      let scalar =
        UInt32(lead & 0x0F) << 12 | UInt32(UInt8(bitPattern: text[byte + 1]) & 0x3F) << 6
        | UInt32(UInt8(bitPattern: text[byte + 2]) & 0x3F)
      if (0x3041...0x30FF).contains(scalar) { return "ja" }
      if (0xAC00...0xD7A3).contains(scalar) { return "ko" }
    }
    return nil
  }
}
