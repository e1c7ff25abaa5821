import PlumbLayout

/// Shapes with the test font: every user-perceived character is one em wide, a space too.
enum SquareShaping {
  static func shape(
    _ bytes: Range<Int>, of paragraph: ParagraphText, size: CGFloat, spacing: CGFloat,
    into parts: inout ShapedParts
  ) {
    for byte in bytes where byte == bytes.lowerBound || paragraph.startsCharacter(atByte: byte) {
      guard UInt8(bitPattern: paragraph.text[byte]) & 0xC0 != 0x80 else { continue }
      let isWhite = paragraph.isWhite(atByte: byte)
      // It shows itself at the end of a line only.
      let isHidden = paragraph.isSoftHyphen(atByte: byte)
      let advance = isHidden ? 0 : size + spacing
      let glyph = ShapedText.Glyph(
        id: isWhite ? SquareFont.space : SquareFont.square, x: 0, y: 0, advance: Float(advance),
        hasInk: !isWhite && !isHidden)
      parts.addCluster(
        byte: paragraph.start + byte, glyphs: CollectionOfOne(glyph), advance: advance, isWhite: isWhite,
        startsCharacter: true)
    }
  }
}
