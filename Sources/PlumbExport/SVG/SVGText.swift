import PlumbDrawing
import PlumbLayout
import PlumbText

extension SVGWriter {
  func write(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, bounds: CGRect) {
    guard !run.glyphs.isEmpty else { return }
    nested("<g\(attributes("fill", paint, bounds: bounds))>") {
      if paint.isPlain { writeLetters(run, at: origin) } else { writeOutline(run, at: origin) }
      for glyph in run.glyphs {
        guard let picture = glyphs.picture(of: glyph.id, in: run.font) else { continue }
        write(
          DrawnImage(pixels: picture.pixels, rect: picture.rect.applying(run.place(of: glyph, at: origin))),
          opacity: paint.overallOpacity)
      }
      writeHiddenText(run, at: origin)
    }
  }

  /// Each letter's outline once, in thousandths of an em, and its uses.
  private func writeLetters(_ run: GlyphRun, at origin: CGPoint) {
    let scale = CGAffineTransform(scaleX: 1000, y: 1000)
    for glyph in run.glyphs {
      guard let outline = glyphs.outline(of: glyph.id, in: run.font), !outline.isEmpty else { continue }
      let id = define("<path id=\"ID\" d=\"\(outline.applying(scale).svgData(decimals: 1))\"/>", prefix: "g")
      let place = CGAffineTransform(scaleX: 0.001, y: 0.001).concatenating(run.place(of: glyph, at: origin))
      line("<use href=\"#\(id)\" transform=\"\(place.svg)\"/>")
    }
  }

  /// One path in the run's own coordinates: a gradient would otherwise be scaled with each letter.
  private func writeOutline(_ run: GlyphRun, at origin: CGPoint) {
    var whole = Path()
    for glyph in run.glyphs {
      guard let outline = glyphs.outline(of: glyph.id, in: run.font) else { continue }
      whole.addPath(outline, transform: run.place(of: glyph, at: origin))
    }
    if !whole.isEmpty { line("<path d=\"\(whole.svgData())\"/>") }
  }

  /// Transparent text of the same length, for selecting, finding and reading aloud.
  private func writeHiddenText(_ run: GlyphRun, at origin: CGPoint) {
    let text = escaped(run.text)
    let left: CGFloat = run.glyphs.reduce(.infinity) { min($0, $1.position.x) }
    let right: CGFloat = run.glyphs.reduce(-.infinity) { max($0, $1.position.x + $1.advance) }
    guard text.contains(where: { $0 != " " }), right > left else { return }
    let x = origin.x + (run.isRightToLeft ? right : left)
    let direction = run.isRightToLeft ? " direction=\"rtl\"" : ""
    line(
      "<text x=\"\(short(x))\" y=\"\(short(origin.y))\" font-size=\"\(short(run.size))\" "
        + "textLength=\"\(short(right - left))\" lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\""
        + "\(direction) xml:space=\"preserve\">\(text)</text>")
  }
}

extension Paint {
  fileprivate var isPlain: Bool {
    switch self {
    case .color: true
    case .faded(let paint, _): paint.isPlain
    default: false
    }
  }
}
