internal import CPangoCairo
import PlumbLayout

/// Shapes a stretch of one font with Pango, and turns its glyphs into clusters in logical order.
enum PangoShaping {
  /// Points that go after each cluster.
  struct Spacing {
    let points: CGFloat

    init(run: TextRun, font: Shaper.RunFont, face: FontFace, script: UInt8) {
      // Letters that are joined would be torn apart.
      let isJoined = Self.joinedScripts.contains { $0.rawValue == Int32(script) }
      points = (face == font.face ? font.ownTracking : 0) + (isJoined ? 0 : run.tracking + run.kerning)
    }

    private static let joinedScripts = [
      PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_SYRIAC, PANGO_SCRIPT_MONGOLIAN, PANGO_SCRIPT_NKO,
    ]
  }

  /// The default tab stops of a text are 28 points apart; a tab is that wide wherever it starts (assumed).
  private static let tabWidth: CGFloat = 28

  private static let empty: UInt32 = 0x0FFF_FFFF
  private static let unknown: UInt32 = 0x1000_0000

  static func shape(
    _ bytes: Range<Int>, of paragraph: ParagraphText, analysis: inout PangoAnalysis, features: String,
    spacing: Spacing, into parts: inout ShapedParts
  ) {
    var attribute: UnsafeMutablePointer<PangoAttribute>?
    if !features.isEmpty {
      attribute = pango_attr_font_features_new(features)
      analysis.extra_attrs = g_slist_prepend(nil, attribute)
    }
    let string = pango_glyph_string_new()!
    defer {
      pango_glyph_string_free(string)
      g_slist_free(analysis.extra_attrs)
      analysis.extra_attrs = nil
      attribute.map { pango_attribute_destroy($0) }
    }
    pango_shape_with_flags(
      paragraph.text + bytes.lowerBound, Int32(bytes.count), paragraph.text, Int32(paragraph.count),
      &analysis,
      string, PANGO_SHAPE_NONE)
    addClusters(
      of: string.pointee, isRightToLeft: analysis.level % 2 == 1, from: bytes.lowerBound, paragraph, spacing,
      into: &parts)
  }

  private static func addClusters(
    of string: PangoGlyphString, isRightToLeft: Bool, from first: Int, _ paragraph: ParagraphText,
    _ spacing: Spacing, into parts: inout ShapedParts
  ) {
    let count = Int(string.num_glyphs)
    // Glyphs are in visual order, so those of a right-to-left stretch are read from the end.
    var low = isRightToLeft ? count : 0
    while isRightToLeft ? low > 0 : low < count {
      let cluster = string.log_clusters[isRightToLeft ? low - 1 : low]
      var high = low
      if isRightToLeft {
        while low > 0, string.log_clusters[low - 1] == cluster { low -= 1 }
      } else {
        while high < count, string.log_clusters[high] == cluster { high += 1 }
      }
      add(string.glyphs, low..<high, atByte: first + Int(cluster), paragraph, spacing, into: &parts)
      if !isRightToLeft { low = high }
    }
  }

  private static func add(
    _ glyphs: UnsafeMutablePointer<PangoGlyphInfo>, _ range: Range<Int>, atByte byte: Int,
    _ paragraph: ParagraphText, _ spacing: Spacing, into parts: inout ShapedParts
  ) {
    let points = 1 / CGFloat(PANGO_SCALE)
    var advance: CGFloat = 0
    var new = range.map { position in
      let info = glyphs[position]
      advance += CGFloat(info.geometry.width) * points
      return ShapedText.Glyph(
        id: info.glyph & unknown != 0 ? 0 : info.glyph, x: Float(CGFloat(info.geometry.x_offset) * points),
        y: Float(CGFloat(info.geometry.y_offset) * points),
        advance: Float(CGFloat(info.geometry.width) * points), hasInk: info.glyph != empty)
    }
    var extra = spacing.points
    if paragraph.isTab(atByte: byte) {
      extra = tabWidth - advance
      for position in new.indices { new[position].hasInk = false }
    } else if advance == 0 {
      // A mark or a joiner by itself is not a character.
      extra = 0
    }
    new[new.count - 1].advance += Float(extra)
    parts.addCluster(
      byte: paragraph.start + byte, glyphs: new, advance: advance + extra,
      isWhite: paragraph.isWhite(atByte: byte), startsCharacter: paragraph.startsCharacter(atByte: byte))
  }
}
