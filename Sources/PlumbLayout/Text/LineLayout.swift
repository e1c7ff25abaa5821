/// One attempt to put a text into a width and a height, at one scale of its fonts.
struct LineLayout {
  private let text: BreakableText
  private let width: CGFloat
  private let height: CGFloat
  private let options: LineOptions
  private let scale: CGFloat

  private var ranges: [LineRange] = []
  private var boxes: [LineBox] = []
  private var firstMetrics: FontMetrics
  private var lastMetrics: FontMetrics
  private(set) var isTruncated = false

  init(text: BreakableText, width: CGFloat, height: CGFloat, options: LineOptions, scale: CGFloat) {
    self.text = text
    self.width = width
    self.height = height
    self.options = options
    self.scale = scale
    firstMetrics = text.styles[0].metrics.scaled(by: scale)
    lastMetrics = firstMetrics
    fill()
  }

  // MARK: Filling

  private mutating func fill() {
    var filling = LineFilling(text: text, width: width / scale, avoidsOrphans: options.avoidsOrphans)
    while let start = filling.position, let line = filling.next() {
      var (box, metrics) = box(of: line)
      if let last = boxes.last { box.place(below: last, gap: options.gap(below: lastMetrics)) }
      // Whole lines only; a height from the same sums must fit.
      if let lineStart = ranges.last, box.top + box.height > height + 1e-6 {
        shortenLast(paragraph: lineStart.paragraph, from: lineStart.start)
        return
      }
      ranges.append(line)
      boxes.append(box)
      if ranges.count == 1 { firstMetrics = metrics }
      lastMetrics = metrics
      if let limit = options.lineLimit, ranges.count >= limit, filling.position != nil {
        shortenLast(paragraph: start.paragraph, from: start.cluster)
        return
      }
    }
  }

  /// Everything from a cluster on has to be in the last line: moved together, or else with an ellipsis.
  private mutating func shortenLast(paragraph: Int, from start: Int) {
    let last = ranges.count - 1
    if options.allowsTightening,
      let line = Tightening(text: text, width: width / scale).line(paragraph: paragraph, from: start)
    {
      ranges[last] = line
    } else {
      isTruncated = true
      ranges[last] = Truncating(text: text, width: width / scale)
        .line(options.truncation, paragraph: paragraph, from: start)
    }
    // What is shown now may have other fonts.
    let (box, metrics) = box(of: ranges[last])
    boxes[last].height = box.height
    boxes[last].baseline = box.baseline
    if last == 0 { firstMetrics = metrics }
    lastMetrics = metrics
  }

  // MARK: Heights

  /// The box of a line at the top of the text, and the measures of its tallest font.
  private func box(of line: LineRange) -> (LineBox, FontMetrics) {
    var result = LineBox(top: 0, height: 0, baseline: 0)
    var below: CGFloat = 0
    var tallest: FontMetrics?
    for run in runs(of: line) {
      let style = text.styles[run]
      let metrics = text.isEmpty ? style.metrics.ofEmptyText : style.metrics.scaled(by: scale)
      let baseline = metrics.baseline(pixelsPerPoint: options.displayScale)
      let height = metrics.lineHeight
      let offset = style.baselineOffset * scale
      result.baseline = max(result.baseline, baseline + offset)
      below = max(below, height - baseline - offset)
      if metrics.ascent + metrics.descent > (tallest.map { $0.ascent + $0.descent } ?? -1) {
        tallest = metrics
      }
    }
    result.height = result.baseline + below
    return (result, tallest ?? lastMetrics)
  }

  private func runs(of line: LineRange) -> ClosedRange<Int> {
    guard text.styles.count > 1 else { return 0...0 }
    var result = runs(in: line.cut == nil ? line.clusters.lowerBound..<line.end : line.clusters)
    if let cut = line.cut {
      let around = [result, cut.run...cut.run, runs(in: cut.rest)].compactMap { $0 }
      result = (around.map { $0.lowerBound }.min() ?? 0)...(around.map { $0.upperBound }.max() ?? 0)
    }
    let own = text.paragraphs[line.paragraph].run
    return result ?? own...own
  }

  /// Clusters are in logical order, and so are runs.
  private func runs(in clusters: Range<Int>) -> ClosedRange<Int>? {
    clusters.isEmpty ? nil : text.run(of: clusters.lowerBound)...text.run(of: clusters.upperBound - 1)
  }

  // MARK: The result

  var lines: FilledText {
    let first = boxes[0]
    let last = boxes[boxes.count - 1]
    let missing = CGFloat(max(0, options.minimumLines - boxes.count))
    let height = last.top + last.height + missing * (last.height + options.gap(below: lastMetrics))
    let widest = ranges.reduce(CGFloat(0)) { max($0, $1.widths(in: text).full) } * scale
    return FilledText(
      size: CGSize(width: fitting(widest), height: Pixels.up(sum: height, options.displayScale)),
      firstBaseline: first.top + first.baseline, lastBaseline: last.top + last.baseline,
      isTruncated: isTruncated, scale: scale, firstMetrics: firstMetrics, lastMetrics: lastMetrics,
      widest: widest, ranges: ranges, boxes: boxes, alignment: options.alignment)
  }

  /// The widest line with its trailing space, up to the pixel; the proposal itself when a line is wider, be it by the
  /// space or because one character is (Recorded/Text.md#169, 170).
  ///
  /// Assumed: rounding up may pass the proposal by less than a pixel.
  private func fitting(_ widest: CGFloat) -> CGFloat {
    widest > width + 1.0 / 1024 ? width : max(0, Pixels.up(sum: widest, options.displayScale))
  }
}

extension LineBox {
  fileprivate mutating func place(below last: LineBox, gap: CGFloat) { top = last.top + last.height + gap }
}

extension LineRange {
  fileprivate var start: Int { clusters.lowerBound }
}

extension FontMetrics {
  /// An empty text on macOS is 14 points high with its baseline at 11, whatever its font is (Recorded/Text.md#176 for
  /// 13 points; assumed for other sizes). On iOS it is a line of its font (assumed).
  fileprivate var ofEmptyText: FontMetrics {
    guard rounding != .lineToPixel else { return self }
    var metrics = self
    metrics.rounding = .recorded(height: 14, baseline: 11)
    return metrics
  }
}
