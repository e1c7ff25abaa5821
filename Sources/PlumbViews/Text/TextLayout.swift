import PlumbDrawing
import PlumbLayout
import PlumbText

extension Text {
  /// A text in lines, as a renderer gets it.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]
    /// A part of the text is not shown.
    public let isTruncated: Bool

    /// The index of the first line, which is 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// The line at an index, counted from the top.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The measures of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The start of the part on its baseline.
    public var origin: CGPoint
    /// The width of the part, in points.
    public var width: CGFloat
    /// The height of the part's line above the baseline, in points.
    public var ascent: CGFloat
    /// The depth of the part's line below the baseline, in points.
    public var descent: CGFloat
    /// The points between the line and the next. Plumb does not measure them: it is 0.
    public var leading: CGFloat = 0

    /// The part's rectangle, from the top to the bottom of its line, in points.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line: stretches of one look.
  public struct Line: RandomAccessCollection {
    let runs: [Run]
    /// The start of the line on its baseline.
    public var origin: CGPoint
    /// The position of the line, its width and its height.
    public let typographicBounds: TypographicBounds

    /// The index of the first stretch, which is 0.
    public var startIndex: Int { 0 }
    /// The number of stretches.
    public var endIndex: Int { runs.count }
    /// The stretch at an index; one out of range stops the program.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A stretch of a line in one look.
  public struct Run: RandomAccessCollection {
    let slices: [RunSlice]
    /// The decoration that is drawn behind the stretch, and under and through it, from one end to the other.
    let decoration: Text.Layout.Decoration
    let attributes: [ObjectIdentifier: any TextAttribute]
    /// The direction in which the stretch's characters are read.
    public let layoutDirection: LayoutDirection
    /// The position and width of the stretch, and the height of its line.
    public let typographicBounds: TypographicBounds

    /// The index of the first glyph, which is 0.
    public var startIndex: Int { 0 }
    /// The number of glyphs.
    public var endIndex: Int { slices.count }
    /// The glyph at an index; one out of range stops the program.
    public subscript(index: Int) -> RunSlice { slices[index] }

    /// The value that the text sets with `customAttribute`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)] as? T }
  }

  /// A glyph of a stretch.
  public struct RunSlice {
    /// The glyph, or the image in its place.
    let items: [DisplayItem]
    let decoration: Text.Layout.Decoration
    /// The position and width of the glyph, and the height of its line.
    public let typographicBounds: TypographicBounds
  }

  /// The decoration that is drawn with the characters of a part of a line.
  struct Decoration {
    var background: DisplayItem?
    /// Lines under and through the characters.
    var rules: [DisplayItem] = []
  }
}

/// An attribute of a part of a text, for a renderer.
public protocol TextAttribute: Sendable {}

extension Text.Layout {
  /// Options for drawing a text. Plumb draws it in one way.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Glyphs are exactly where the layout has them, as they always do here.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line where the text's layout has it: its glyphs, and what is behind, under and through them.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { run.decoration.background.map(add) }
    for run in line { drawGlyphs(of: run) }
  }

  /// Draws a stretch where the text's layout has it: its glyphs, and what is behind, under and through them.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    run.decoration.background.map(add)
    drawGlyphs(of: run)
  }

  /// Draws a glyph where the text's layout has it, with its part of what is behind, under and through its stretch.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    slice.decoration.background.map(add)
    for item in slice.items + slice.decoration.rules { add(item) }
  }

  private func drawGlyphs(of run: Text.Layout.Run) {
    for item in run.slices.flatMap(\.items) + run.decoration.rules { add(item) }
  }
}

extension TextLeaf {
  /// The lines as they fit into a size, glyph by glyph.
  ///
  /// - Parameter scale: pixels per point.
  func layout(_ looks: [TextLook], in size: CGSize, scale: CGFloat) -> Text.Layout {
    let pixels = DrawingContext(scale: scale)
    let lines = lines(in: size)
    let rect = CGRect(origin: .zero, size: size)
    let made = lines.lines.map { line in
      let baseline = line.origin.y
      func bounds(_ x: CGFloat, _ width: CGFloat) -> Text.Layout.TypographicBounds {
        Text.Layout.TypographicBounds(
          origin: CGPoint(x: x, y: baseline), width: width, ascent: baseline - line.top,
          descent: line.top + line.height - baseline)
      }
      let runs = line.segments.filter { looks.indices.contains($0.attributes) }.map { segment in
        let look = looks[segment.attributes]
        func decoration(_ x: CGFloat, _ width: CGFloat) -> Text.Layout.Decoration {
          let box = pixels.rounded(CGRect(x: x, y: line.top, width: width, height: line.height))
          return Text.Layout.Decoration(
            background: look.background.map { .fill(Path(box), $0.paint(in: rect), FillStyle()) },
            rules: look.rules.map {
              $0.item(
                at: CGPoint(x: x, y: segment.origin.y), width: width, size: segment.run.size,
                from: line.origin.x, in: rect, on: pixels)
            })
        }
        let paint = look.style.paint(in: rect)
        let slices = segment.run.glyphs.map { glyph in
          var picture = pixels
          if let image = look.image {
            draw(image, segment, segment.origin, paint, &picture)
          } else {
            var run = segment.run
            run.glyphs = [glyph]
            picture.add(.glyphs(run, at: segment.origin, paint))
          }
          let x = segment.origin.x + glyph.position.x
          return Text.Layout.RunSlice(
            items: picture.items, decoration: decoration(x, glyph.advance),
            typographicBounds: bounds(x, glyph.advance))
        }
        return Text.Layout.Run(
          slices: slices, decoration: decoration(segment.origin.x, segment.width),
          attributes: look.attributes,
          layoutDirection: segment.run.isRightToLeft ? .rightToLeft : .leftToRight,
          typographicBounds: bounds(segment.origin.x, segment.width))
      }
      return Text.Layout.Line(
        runs: runs, origin: line.origin, typographicBounds: bounds(line.origin.x, line.width))
    }
    return Text.Layout(lines: made, isTruncated: lines.isTruncated)
  }
}

nonisolated extension Text {
  /// Sets an attribute of the text, for its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { changed(.attribute(value)) }
}
