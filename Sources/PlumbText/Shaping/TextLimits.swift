/// The limits of the text that is laid out, so that time and memory stay bounded whatever a program puts on the screen.
enum TextLimits {
  /// UTF-8 bytes of all runs together: some 500 pages, far more than a picture can show.
  static let bytes = 1 << 20
  /// Hard breaks.
  static let breaks = 100_000

  /// Whether the runs are certainly within the limits, as almost all texts are. A break takes a byte at least.
  static func isSmall(_ runs: [TextRun]) -> Bool {
    runs.reduce(0) { $0 + max($1.text.utf8.count, 3) } <= min(bytes, breaks)
  }

  /// The runs, cut where the limits are, and a warning if something was cut.
  static func cut(_ runs: [TextRun]) -> (runs: [TextRun], warning: TextWarning?) {
    var restBytes = bytes
    var restBreaks = breaks
    var kept: [TextRun] = []
    for run in runs {
      var run = run
      let end = end(of: run.text, bytes: restBytes, breaks: &restBreaks)
      let isWhole = end == run.text.utf8.count
      if !isWhole { run.text = String(decoding: run.text.utf8.prefix(end), as: UTF8.self) }
      kept.append(run)
      restBytes -= end
      if !isWhole { return (kept, .textCut(length: length(of: runs), kept: length(of: kept))) }
    }
    return (kept, nil)
  }

  private static func length(of runs: [TextRun]) -> Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  private static func end(of text: String, bytes: Int, breaks: inout Int) -> Int {
    var text = text
    return text.withUTF8 { utf8 in
      var end = 0
      while end < utf8.count, end < bytes {
        if utf8[end] == 0x0A || utf8[end] == 0x0D {
          breaks -= 1
          if breaks < 0 { return end }
        }
        end += 1
      }
      // Not inside a scalar.
      while end < utf8.count, end > 0, utf8[end] & 0xC0 == 0x80 { end -= 1 }
      return end
    }
  }
}
