internal import CPangoCairo
import PlumbLayout

/// Makes a shaped text: splits it into paragraphs, asks for the places to break, and shapes what has one font.
///
/// Runs are kept apart by `RunFont`: what a request came to. A text of squares asks for no font at all.
struct Shaper {
  /// The font that a request came to.
  struct RunFont {
    /// Pango's description; nil for squares.
    var description: FontDescription?
    var metrics: FontMetrics
    var size: CGFloat
    /// The face that was asked for, as against those that replace it for single characters.
    var face: FontFace?
    /// Points after each glyph of that face, to be as wide as the font that it replaces.
    var ownTracking: CGFloat = 0
    var features = ""
  }

  let runs: [TextRun]
  let fonts: [RunFont]
  let direction: TextDirection
  let language: String
  let map: FontMap?
  let hyphenWidths: [CGFloat]

  private var parts = ShapedParts()
  /// The end of each run, in bytes.
  private var runEnds: [Int] = []

  init(
    runs: [TextRun], fonts: [RunFont], direction: TextDirection, language: String, map: FontMap?,
    hyphenWidths: [CGFloat]
  ) {
    self.runs = runs
    self.fonts = fonts
    self.direction = direction
    self.language = language
    self.map = map
    self.hyphenWidths = hyphenWidths
  }

  mutating func shape() -> ShapedParts {
    parts.hyphenWidths = hyphenWidths
    for (run, font) in zip(runs, fonts) {
      // A zero byte would end the text for C; it has no glyph anyway.
      parts.utf8.append(contentsOf: run.text.utf8.lazy.map { $0 == 0 ? 0x20 : $0 })
      runEnds.append(parts.utf8.count)
      parts.styles.append(
        ShapedText.RunStyle(
          metrics: run.attachment?.metrics ?? font.metrics, baselineOffset: run.baselineOffset,
          attributes: run.attributes))
    }
    let utf8 = parts.utf8
    utf8.withUnsafeBytes { bytes in
      for range in ParagraphSplitter.paragraphs(of: utf8) {
        shapeParagraph(range, UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
    }
    return parts
  }

  private func run(atByte byte: Int) -> Int {
    var low = 0
    var high = max(0, runEnds.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runEnds[middle] > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: A paragraph

  private mutating func shapeParagraph(_ range: Range<Int>, _ bytes: UnsafeRawBufferPointer) {
    let first = parts.clusters.count
    // The empty line after the last break has the font of the text before it.
    let run = run(atByte: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
    guard !range.isEmpty, let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
      parts.addParagraph(from: first, level: direction == .rightToLeft ? 1 : 0, run: run, bytes: range) { _ in
        false
      }
      return
    }
    let paragraph = ParagraphText(text: text, count: bytes.count, start: range.lowerBound, language: language)
    let base = paragraph.baseDirection(default: direction)
    let items = items(of: paragraph, base: base)
    defer { g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) } }
    for stretch in stretches(of: paragraph, items, base: base) { shape(stretch, of: paragraph) }
    let level: UInt8 = base == PANGO_DIRECTION_RTL ? 1 : 0
    parts.addParagraph(from: first, level: level, run: run, bytes: range) {
      paragraph.mayBreak(atByte: $0 - range.lowerBound)
    }
  }

  /// A part of a paragraph with one direction, one run and one font.
  private struct Stretch {
    /// In bytes of the paragraph.
    var bytes: Range<Int>
    var level: UInt8
    var run: Int
    var analysis: PangoAnalysis?
  }

  /// Pango's items, to be freed after shaping, which needs their fonts. Nil when every run is of squares.
  private func items(of paragraph: ParagraphText, base: PangoDirection) -> UnsafeMutablePointer<GList>? {
    let firstRun = run(atByte: paragraph.start)
    let lastRun = run(atByte: paragraph.start + paragraph.count - 1)
    let isAllSquares = fonts[firstRun...lastRun].allSatisfy { $0.description == nil }
    guard !isAllSquares, let map else { return nil }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    for run in firstRun...lastRun {
      guard let description = fonts[run].description else { continue }
      let attribute = pango_attr_font_desc_new(description.pointer)!
      let start = run == 0 ? 0 : runEnds[run - 1]
      attribute.pointee.start_index = UInt32(max(0, start - paragraph.start))
      attribute.pointee.end_index = UInt32(max(0, min(paragraph.count, runEnds[run] - paragraph.start)))
      pango_attr_list_insert(attributes, attribute)
    }
    pango_context_set_language(map.context, pango_language_from_string(paragraph.hanLanguage ?? language))
    return pango_itemize_with_base_dir(
      map.context, base, paragraph.text, 0, Int32(paragraph.count), attributes, nil)
  }

  /// In logical order, cut at the ends of runs.
  private func stretches(
    of paragraph: ParagraphText, _ items: UnsafeMutablePointer<GList>?, base: PangoDirection
  ) -> [Stretch] {
    guard items != nil else {
      return paragraph.levels(base).flatMap {
        cut(Stretch(bytes: $0.bytes, level: $0.level, run: 0), paragraph)
      }
    }
    var result: [Stretch] = []
    var link = items
    while let node = link {
      let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self).pointee
      var analysis = item.analysis
      analysis.extra_attrs = nil
      let bytes = Int(item.offset)..<Int(item.offset + item.length)
      result += cut(Stretch(bytes: bytes, level: analysis.level, run: 0, analysis: analysis), paragraph)
      link = node.pointee.next
    }
    return result
  }

  private func cut(_ stretch: Stretch, _ paragraph: ParagraphText) -> [Stretch] {
    var result: [Stretch] = []
    var start = stretch.bytes.lowerBound
    while start < stretch.bytes.upperBound {
      var part = stretch
      part.run = run(atByte: paragraph.start + start)
      let end = min(stretch.bytes.upperBound, max(start + 1, runEnds[part.run] - paragraph.start))
      part.bytes = start..<end
      result.append(part)
      start = end
    }
    return result
  }

  private mutating func shape(_ stretch: Stretch, of paragraph: ParagraphText) {
    let run = runs[stretch.run]
    let font = fonts[stretch.run]
    let first = parts.clusters.count
    let byteEnd = paragraph.start + stretch.bytes.upperBound
    if let attachment = run.attachment {
      let room = ShapedText.Glyph(id: 0, x: 0, y: 0, advance: Float(attachment.width), hasInk: false)
      parts.addCluster(
        byte: paragraph.start + stretch.bytes.lowerBound, glyphs: CollectionOfOne(room),
        advance: attachment.width,
        isWhite: false, startsCharacter: true)
      parts.addPiece(
        face: .squares, size: font.size, level: stretch.level, run: stretch.run, from: first, byteEnd: byteEnd
      )
      return
    }
    guard font.description != nil, let map, var analysis = stretch.analysis,
      let pangoFont = analysis.font, let face = map.face(of: pangoFont)
    else {
      SquareShaping.shape(
        stretch.bytes, of: paragraph, size: font.size, spacing: run.tracking + run.kerning, into: &parts)
      parts.addPiece(
        face: .squares, size: font.size, level: stretch.level, run: stretch.run, from: first,
        byteEnd: byteEnd)
      return
    }
    let spacing = PangoShaping.Spacing(run: run, font: font, face: face, script: analysis.script)
    PangoShaping.shape(
      stretch.bytes, of: paragraph, analysis: &analysis, features: Self.features(font, face),
      spacing: spacing,
      into: &parts)
    parts.addPiece(
      face: face, size: font.size, level: stretch.level, run: stretch.run, from: first,
      byteEnd: byteEnd)
  }

  /// Inter would make an arrow of "->" and a multiplication sign of the x in "3x4", which the system font does not.
  private static func features(_ font: RunFont, _ face: FontFace) -> String {
    guard face.name.hasPrefix("Inter") else { return font.features }
    return font.features.isEmpty ? "calt=0" : font.features + ",calt=0"
  }
}
