import PlumbLayout

extension TextLines {
  /// Every line with its glyphs in place, from the top.
  public var lines: [TextLine] { ranges.indices.map(line) }

  /// Returns the line of a number below `count`.
  public func line(_ number: Int) -> TextLine {
    let range = ranges[number]
    let box = boxes[number]
    let width = range.widths(in: text.breakable).ink * scale
    var x = left(ofWidth: width)
    let baseline = box.top + box.baseline
    var line = TextLine(
      origin: CGPoint(x: x, y: baseline), width: width, top: box.top, height: box.height, segments: [])
    for part in visualParts(of: range) {
      let segment = segment(part, x: x, baseline: baseline)
      x += segment.width
      line.segments.append(segment)
    }
    return line
  }

  /// Lines are aligned by what can be seen of them: the trailing space hangs over the edge.
  private func left(ofWidth width: CGFloat) -> CGFloat {
    let room = size.width - width
    switch filled.alignment {
    case .center: return room / 2
    case .leading: return text.direction == .leftToRight ? 0 : room
    case .trailing: return text.direction == .leftToRight ? room : 0
    }
  }

  /// Clusters of one piece, of the text itself or of its ellipsis or hyphen.
  struct Part {
    var source: ShapedText
    var piece: ShapedText.Piece
    var clusters: Range<Int>
    var level: UInt8
    /// In the text's own styles.
    var run: Int
    /// Its place among the line's parts in the order of reading.
    var number = 0
    var tightening: CGFloat = 0

    func width(_ range: Range<Int>) -> CGFloat { source.width(range) + tightening * CGFloat(range.count) }
  }

  func visualParts(of range: LineRange) -> [Part] {
    var parts = parts(of: range)
    for number in parts.indices {
      parts[number].number = number
      parts[number].tightening = range.tightening
    }
    VisualOrder.reorder(&parts) { $0.level }
    return parts
  }

  private func parts(of range: LineRange) -> [Part] {
    var result = parts(range.clusters)
    guard let cut = range.cut else { return result }
    let rest = parts(cut.rest)
    let level = level(of: cut, between: result.last, and: rest.first, in: text.paragraphs[range.paragraph])
    if let mark = text.mark(of: cut) {
      for piece in mark.pieces {
        result.append(Part(source: mark, piece: piece, clusters: piece.clusters, level: level, run: cut.run))
      }
    }
    return result + rest
  }

  /// As for any sign without its own direction: that of both sides if they have the same, or else the
  /// paragraph's. A hyphen belongs to its word.
  private func level(
    of cut: LineRange.Cut, between before: Part?, and after: Part?, in paragraph: BreakableText.Paragraph
  ) -> UInt8 {
    if cut.isHyphen { return before?.level ?? paragraph.level }
    guard let before, let after, before.level % 2 == after.level % 2 else { return paragraph.level }
    return min(before.level, after.level)
  }

  private func parts(_ clusters: Range<Int>) -> [Part] {
    guard !clusters.isEmpty else { return [] }
    let pieces =
      Int(text.clusters[clusters.lowerBound].piece)...Int(text.clusters[clusters.upperBound - 1].piece)
    return pieces.map { number in
      let piece = text.pieces[number]
      return Part(
        source: text, piece: piece, clusters: piece.clusters.clamped(to: clusters), level: piece.level,
        run: piece.run)
    }
  }

  private func segment(_ part: Part, x: CGFloat, baseline: CGFloat) -> TextSegment {
    let source = part.source
    let firstByte = Int(source.clusters[part.clusters.lowerBound].byte)
    var glyphs: [GlyphRun.Glyph] = []
    var pen: CGFloat = 0
    func add(_ cluster: Int) {
      for number in source.glyphs(of: cluster) {
        let glyph = source.glyphs[number]
        if glyph.hasInk {
          glyphs.append(
            GlyphRun.Glyph(
              id: glyph.id,
              position: CGPoint(x: pen + CGFloat(glyph.x) * scale, y: CGFloat(glyph.y) * scale),
              advance: CGFloat(glyph.advance) * scale, cluster: Int(source.clusters[cluster].byte) - firstByte
            ))
        }
        pen += CGFloat(glyph.advance) * scale
      }
      pen += part.tightening * scale
    }
    if part.piece.level % 2 == 1 {
      part.clusters.reversed().forEach(add)
    } else {
      part.clusters.forEach(add)
    }
    let style = text.breakable.styles[part.run]
    let run = GlyphRun(
      font: part.piece.face, size: part.piece.size * scale, glyphs: glyphs,
      text: source.string(part.clusters), isRightToLeft: part.piece.level % 2 == 1)
    return TextSegment(
      run: run, origin: CGPoint(x: x, y: baseline - style.baselineOffset * scale),
      width: part.width(part.clusters) * scale, attributes: text.attributes[part.run], number: part.number)
  }
}

extension ShapedText {
  /// The ellipsis or the hyphen.
  fileprivate func mark(of cut: LineRange.Cut) -> ShapedText? {
    let marks = cut.isHyphen ? hyphens : ellipses
    return cut.run < marks.count ? marks[cut.run] : nil
  }

  /// The characters of some clusters of one piece.
  func string(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let piece = pieces[Int(clusters[range.lowerBound].piece)]
    let start = Int(clusters[range.lowerBound].byte)
    let end =
      range.upperBound < piece.clusters.upperBound ? Int(clusters[range.upperBound].byte) : piece.byteEnd
    return String(decoding: utf8[start..<max(start, end)], as: UTF8.self)
  }
}
