/// A text's numbers: all that filling its lines needs. Its glyphs stay behind.
extension BreakableText {
  convenience init(reading stream: inout NumberStream) {
    var (clusters, x, breaks): ([Cluster], [CGFloat], [Break]) = ([], [], [])
    var (paragraphs, styles): ([Paragraph], [Style]) = ([], [])
    var (ellipses, hyphens, isEmpty): ([CGFloat], [CGFloat], Bool) = ([], [], false)
    Self.pass(&clusters, &x, &breaks, &paragraphs, &styles, &ellipses, &hyphens, &isEmpty, &stream)
    if !Self.holdsTogether(clusters, x, breaks, paragraphs, styles) {
      stream.fail()
      (clusters, x, breaks) = ([], [0], [])
      paragraphs = [Paragraph(clusters: 0..<0, breaks: 0..<0, level: 0, run: 0)]
      styles = [Style.blank]
    }
    self.init(
      clusters: clusters, x: x, breaks: breaks, paragraphs: paragraphs, styles: styles, ellipses: ellipses,
      hyphens: hyphens, isEmpty: isEmpty)
  }

  func write(to stream: inout NumberStream) {
    var (clusters, x, breaks, paragraphs) = (clusters, x, breaks, paragraphs)
    var (styles, ellipses, hyphens, isEmpty) = (styles, ellipses, hyphens, isEmpty)
    Self.pass(&clusters, &x, &breaks, &paragraphs, &styles, &ellipses, &hyphens, &isEmpty, &stream)
  }

  private static func pass(
    _ clusters: inout [Cluster], _ x: inout [CGFloat], _ breaks: inout [Break],
    _ paragraphs: inout [Paragraph],
    _ styles: inout [Style], _ ellipses: inout [CGFloat], _ hyphens: inout [CGFloat], _ isEmpty: inout Bool,
    _ stream: inout NumberStream
  ) {
    stream.pass(&styles, blank: Style.blank) { $0.pass(through: &$1) }
    stream.pass(&clusters, blank: Cluster(run: 0, isWhite: false, startsCharacter: false)) {
      $0.pass(through: &$1)
    }
    stream.pass(&x, blank: 0) { $1.pass(&$0) }
    stream.pass(&breaks, blank: Break(next: 0, end: 0, endX: 0)) { $0.pass(through: &$1) }
    stream.pass(&paragraphs, blank: Paragraph(clusters: 0..<0, breaks: 0..<0, level: 0, run: 0)) {
      $0.pass(through: &$1)
    }
    stream.pass(&ellipses, blank: 0) { $1.pass(&$0) }
    stream.pass(&hyphens, blank: 0) { $1.pass(&$0) }
    stream.pass(&isEmpty)
  }

  /// Returns whether each number that counts others is one of them, so that filling lines stays within the lists.
  private static func holdsTogether(
    _ clusters: [Cluster], _ x: [CGFloat], _ breaks: [Break], _ paragraphs: [Paragraph], _ styles: [Style]
  ) -> Bool {
    guard !styles.isEmpty, !paragraphs.isEmpty, x.count == clusters.count + 1 else { return false }
    return clusters.allSatisfy { Int($0.run) < styles.count }
      && breaks.allSatisfy {
        $0.next <= clusters.count && $0.end <= $0.next && ($0.hyphen ?? 0) < styles.count
      }
      && paragraphs.allSatisfy { paragraph in
        paragraph.clusters.upperBound <= clusters.count && paragraph.breaks.upperBound <= breaks.count
          && paragraph.run < styles.count && paragraph.clusters.isEmpty == paragraph.breaks.isEmpty
          && (paragraph.breaks.isEmpty
            || breaks[paragraph.breaks.upperBound - 1].next == paragraph.clusters.upperBound)
      }
  }
}

extension BreakableText.Cluster {
  fileprivate mutating func pass(through stream: inout NumberStream) {
    // One number for each cluster: a text has many.
    var number = Int(run) << 2 | (isWhite ? 2 : 0) | (startsCharacter ? 1 : 0)
    stream.pass(&number)
    (run, isWhite, startsCharacter) = (Int32(number >> 2), number & 2 != 0, number & 1 != 0)
  }
}

extension BreakableText.Break {
  fileprivate mutating func pass(through stream: inout NumberStream) {
    stream.pass(&next)
    stream.pass(&end)
    stream.pass(&endX)
    stream.pass(&hyphen)
  }
}

extension BreakableText.Paragraph {
  fileprivate mutating func pass(through stream: inout NumberStream) {
    stream.pass(&clusters)
    stream.pass(&breaks)
    var number = Int(level)
    stream.pass(&number, most: 255)
    level = UInt8(number)
    stream.pass(&run)
  }
}

extension BreakableText.Style {
  fileprivate static let blank = Self(
    metrics: FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, rounding: .lineToPixel),
    baselineOffset: 0)

  fileprivate mutating func pass(through stream: inout NumberStream) {
    stream.pass(&metrics.ascent)
    stream.pass(&metrics.descent)
    stream.pass(&metrics.leading)
    stream.pass(&metrics.capHeight)
    stream.pass(&metrics.rounding)
    stream.pass(&baselineOffset)
  }
}

extension NumberStream {
  fileprivate mutating func pass(_ range: inout Range<Int>) {
    var (start, count) = (range.lowerBound, range.count)
    pass(&start)
    pass(&count)
    range = start..<start + count
  }

  fileprivate mutating func pass(_ rounding: inout FontMetrics.Rounding) {
    var kind = 0
    var (height, baseline) = (CGFloat.zero, CGFloat.zero)
    switch rounding {
    case .lineToPixel: kind = 0
    case .wholePoints: kind = 1
    case .recorded(let recordedHeight, let recordedBaseline):
      (kind, height, baseline) = (2, recordedHeight, recordedBaseline)
    }
    pass(&kind, most: 2)
    pass(&height)
    pass(&baseline)
    rounding =
      kind == 0 ? .lineToPixel : kind == 1 ? .wholePoints : .recorded(height: height, baseline: baseline)
  }

  mutating func pass(_ options: inout LineOptions) {
    var (alignment, truncation) = (options.alignment.number, options.truncation.number)
    pass(&alignment, most: 2)
    pass(&options.lineLimit)
    pass(&options.minimumLines)
    pass(&truncation, most: 2)
    pass(&options.lineSpacing)
    pass(&options.minimumScaleFactor)
    pass(&options.allowsTightening)
    pass(&options.avoidsOrphans)
    pass(&options.displayScale)
    options.alignment = LineOptions.Alignment(number: alignment)
    options.truncation = LineOptions.Truncation(number: truncation)
  }
}

extension LineOptions.Alignment {
  fileprivate init(number: Int) { self = number == 0 ? .leading : number == 1 ? .center : .trailing }

  fileprivate var number: Int {
    switch self {
    case .leading: 0
    case .center: 1
    case .trailing: 2
    }
  }
}

extension LineOptions.Truncation {
  fileprivate init(number: Int) { self = number == 0 ? .head : number == 1 ? .middle : .tail }

  fileprivate var number: Int {
    switch self {
    case .head: 0
    case .middle: 1
    case .tail: 2
    }
  }
}
