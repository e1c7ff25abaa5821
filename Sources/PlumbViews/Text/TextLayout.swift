import PlumbDrawing
import PlumbLayout
import PlumbText

extension Text {
  /// A text in lines, as a renderer gets it.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]
    /// A part of the text is not shown.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The measures of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where the part starts on its baseline.
    public var origin: CGPoint
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat
    public var leading: CGFloat = 0

    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line: stretches of one look.
  public struct Line: RandomAccessCollection {
    let runs: [Run]
    /// Where the line starts on its baseline.
    public var origin: CGPoint
    public let typographicBounds: TypographicBounds

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A stretch of a line in one look.
  public struct Run: RandomAccessCollection {
    let slices: [RunSlice]
    let attributes: [ObjectIdentifier: any TextAttribute]
    public let layoutDirection: LayoutDirection
    public let typographicBounds: TypographicBounds

    public var startIndex: Int { 0 }
    public var endIndex: Int { slices.count }
    public subscript(index: Int) -> RunSlice { slices[index] }

    /// What the text says about itself with `customAttribute`.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)] as? T }
  }

  /// A glyph of a stretch.
  public struct RunSlice {
    let item: DisplayItem
    public let typographicBounds: TypographicBounds
  }
}

/// Something that a text says about a part of itself, for a renderer.
public protocol TextAttribute: Sendable {}

/// Draws texts in a way of its own.
public protocol TextRenderer: Animatable {
  /// Draws a text that has been laid out, in the coordinates of its view.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// How far what is drawn may go beyond the text's view, in points. Nothing is cut off here in any case.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line) { for run in line { draw(run) } }
  public func draw(_ run: Text.Layout.Run) { for slice in run { draw(slice) } }
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

  /// Has a renderer draw the text in a frame.
  @MainActor func draw(
    _ looks: [TextLook], by renderer: any TextRenderer, in frame: CGRect, _ environment: EnvironmentValues,
    _ drawing: inout DrawingContext
  ) {
    var context = GraphicsContext(environment, scale: drawing.scale)
    renderer.draw(layout: layout(looks, in: frame.size), in: &context)
    guard !context.picture.items.isEmpty else { return }
    let place = CGAffineTransform(translationX: drawing.rounded(frame.minX), y: drawing.rounded(frame.minY))
    drawing.add(.group(.transform(place), context.picture.items))
  }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: TextRendererBox? { nil } }

/// A renderer of any type, which is used on the main actor only.
struct TextRendererBox: @unchecked Sendable { let renderer: any TextRenderer }

extension EnvironmentValues {
  var textRenderer: TextRendererBox? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Has the texts in the view drawn by a renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, TextRendererBox(renderer: renderer))
  }
}

nonisolated extension Text {
  /// Says something about the text to its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { changed(.attribute(value)) }
}
