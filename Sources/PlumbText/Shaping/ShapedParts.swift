import PlumbLayout

/// A shaped text while it is made.
struct ShapedParts {
  var utf8: [UInt8] = []
  var glyphs: [ShapedText.Glyph] = []
  var clusters: [ShapedText.Cluster] = []
  /// The measures of each of `clusters` that lines are filled from.
  var breakableClusters: [BreakableText.Cluster] = []
  var x: [CGFloat] = [0]
  var pieces: [ShapedText.Piece] = []
  var breaks: [BreakableText.Break] = []
  var paragraphs: [BreakableText.Paragraph] = []
  var paragraphBytes: [Range<Int>] = []
  var styles: [ShapedText.RunStyle] = []
  /// For each run, if the text has a soft hyphen.
  var hyphenWidths: [CGFloat] = []

  /// A cluster of the piece that is added next.
  mutating func addCluster(
    byte: Int, glyphs new: some Collection<ShapedText.Glyph>, advance: CGFloat, isWhite: Bool,
    startsCharacter: Bool
  ) {
    clusters.append(
      ShapedText.Cluster(
        byte: Int32(byte), glyphs: Int32(glyphs.count), piece: Int32(pieces.count)))
    // The piece says whose it is.
    breakableClusters.append(
      BreakableText.Cluster(run: 0, isWhite: isWhite, startsCharacter: startsCharacter))
    glyphs.append(contentsOf: new)
    x.append(x[x.count - 1] + advance)
  }

  /// The clusters from `first` on become a piece.
  mutating func addPiece(face: FontFace, size: CGFloat, level: UInt8, run: Int, from first: Int, byteEnd: Int)
  {
    guard first < clusters.count else { return }
    for cluster in first..<clusters.count { breakableClusters[cluster].run = Int32(run) }
    pieces.append(
      ShapedText.Piece(
        face: face, size: size, level: level, run: run, clusters: first..<clusters.count, byteEnd: byteEnd))
  }

  /// The clusters from `first` on become a paragraph, with its places to break.
  mutating func addParagraph(
    from first: Int, level: UInt8, run: Int, bytes: Range<Int>, mayBreakBefore: (Int) -> Bool
  ) {
    let firstBreak = breaks.count
    var end = first
    for cluster in first..<clusters.count {
      if cluster > first, mayBreakBefore(Int(clusters[cluster].byte)) {
        breaks.append(lineEnd(at: cluster, trimmed: end))
      }
      if !breakableClusters[cluster].isWhite { end = cluster + 1 }
    }
    if first < clusters.count {
      breaks.append(BreakableText.Break(next: clusters.count, end: end, endX: x[end]))
    }
    paragraphs.append(
      BreakableText.Paragraph(
        clusters: first..<clusters.count, breaks: firstBreak..<breaks.count, level: level, run: run))
    paragraphBytes.append(bytes)
  }

  private func lineEnd(at next: Int, trimmed end: Int) -> BreakableText.Break {
    let byte = Int(clusters[next].byte)
    let isHyphen = !hyphenWidths.isEmpty && byte >= 2 && SoftHyphen.isOne(utf8[byte - 2], utf8[byte - 1])
    let run = isHyphen ? pieces[Int(clusters[next - 1].piece)].run : nil
    return BreakableText.Break(
      next: next, end: end, endX: x[end] + (run.map { hyphenWidths[$0] } ?? 0), hyphen: run)
  }
}

extension ShapedParts {
  /// The widths are those of each run's ellipsis and hyphen.
  func breakable(ellipses: [CGFloat], hyphens: [CGFloat]) -> BreakableText {
    BreakableText(
      clusters: breakableClusters, x: x, breaks: breaks, paragraphs: paragraphs,
      styles: styles.map { BreakableText.Style(metrics: $0.metrics, baselineOffset: $0.baselineOffset) },
      ellipses: ellipses, hyphens: hyphens, isEmpty: utf8.isEmpty)
  }
}

/// U+00AD: a place where a word may be broken with a hyphen.
enum SoftHyphen {
  static func isOne(_ first: UInt8, _ second: UInt8) -> Bool { first == 0xC2 && second == 0xAD }
}
