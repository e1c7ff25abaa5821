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
    /// Where the part starts on its baseline.
    public var origin: CGPoint
    /// How far the part goes from its origin to the right, in points.
    public var width: CGFloat
    /// How far the part's line goes above the baseline, in points.
    public var ascent: CGFloat
    /// How far the part's line goes below the baseline, in points.
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
    /// Where the line starts on its baseline.
    public var origin: CGPoint
    /// Where the line stands, and how wide and high it is.
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
    let attributes: [ObjectIdentifier: any TextAttribute]
    /// Which way the stretch's characters are read.
    public let layoutDirection: LayoutDirection
    /// Where the stretch stands, and how wide and high its line is.
    public let typographicBounds: TypographicBounds

    /// The index of the first glyph, which is 0.
    public var startIndex: Int { 0 }
    /// The number of glyphs.
    public var endIndex: Int { slices.count }
    /// The glyph at an index; one out of range stops the program.
    public subscript(index: Int) -> RunSlice { slices[index] }

    /// What the text says about itself with `customAttribute`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)] as? T }
  }

  /// A glyph of a stretch.
  public struct RunSlice {
    let item: DisplayItem
    /// Where the glyph stands, how wide it is, and how high its line is.
    public let typographicBounds: TypographicBounds
  }
}

/// Something that a text says about a part of itself, for a renderer.
public protocol TextAttribute: Sendable {}

extension GraphicsContext {
  /// Draws the glyphs of a line where the text's layout has them; what is behind, under and through them is not
  /// drawn.
  public func draw(_ line: Text.Layout.Line) { for run in line { draw(run) } }
  /// Draws the glyphs of a stretch where the text's layout has them, without lines under and through them.
  public func draw(_ run: Text.Layout.Run) { for slice in run { draw(slice) } }
  /// Draws a glyph where the text's layout has it, without lines under and through it.
  public func draw(_ slice: Text.Layout.RunSlice) { add(slice.item) }
}

extension TextLeaf {
  /// The lines as they fit into a size, glyph by glyph.
  func layout(_ looks: [TextLook], in size: CGSize) -> Text.Layout {
    let lines = lines(ProposedViewSize(size))
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
        let slices = segment.run.glyphs.map { glyph in
          var run = segment.run
          run.glyphs = [glyph]
          return Text.Layout.RunSlice(
            item: .glyphs(run, at: segment.origin, look.style.paint(in: rect)),
            typographicBounds: bounds(segment.origin.x + glyph.position.x, glyph.advance))
        }
        return Text.Layout.Run(
          slices: slices, attributes: look.attributes,
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
  /// Says something about the text to its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { changed(.attribute(value)) }
}
