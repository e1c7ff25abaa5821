import PlumbDrawing
import PlumbLayout

extension GraphicsContext {
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// The size, in points.
    public let size: CGSize
    /// The distance of the baseline from the top, in points.
    public let baseline: CGFloat
    /// The shading that fills a symbol, or an image of which only the shape counts; `nil` is the foreground.
    public var shading: Shading?
    let image: InlineImage
  }

  /// Finds an image, or a symbol as large as the font of the surroundings.
  public func resolve(_ image: Image) -> ResolvedImage {
    let font = (environment.font ?? .body).request(
      environment.platformStyle.platform, environment.dynamicTypeSize)
    var problems: [String] = []
    let inline = InlineImage(image, font: font, in: environment, problems: &problems)
    let room = inline.room
    return ResolvedImage(
      size: CGSize(width: room.width, height: room.ascent + room.descent), baseline: room.ascent,
      image: inline)
  }

  /// Draws an image in a rectangle, which it fills. Its edges are smooth in any style.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("GraphicsContext.draw(style:)", fileID, line, if: !style.isAntialiased)
    let paint = (image.shading ?? .foreground).paint(in: rect, environment)
    var inner = DrawingContext(scale: scale)
    image.image.draw(&inner, rect, paint)
    for item in inner.items { add(item) }
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor))
  }

  /// Draws an image in a rectangle, which it fills. Its edges are smooth in any style.
  public func draw(
    _ image: Image, in rect: CGRect, style: FillStyle = FillStyle(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    draw(resolve(image), in: rect, style: style, fileID: fileID, line: line)
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// The rectangle of a size whose anchor is at a point.
  init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

/// The drawings of a canvas's symbols, for its renderer.
@MainActor final class CanvasSymbols {
  struct Drawn {
    /// Its tag among them.
    var values: ContainerValues
    var size: CGSize
    /// From the symbol's own corner.
    var items: [DisplayItem]
  }
  var drawn: [Subview.ID: Drawn] = [:]
}

extension GraphicsContext {
  /// A view of the canvas that is ready to be drawn.
  public struct ResolvedSymbol {
    let items: [DisplayItem]
    /// The size that the view takes where none is proposed, in points.
    public let size: CGSize
  }

  /// Returns the view of the canvas's symbols that has an id as its `tag`; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.values.tag(for: ID.self) == id }.map { ResolvedSymbol(items: $0.items, size: $0.size) }
  }

  /// Draws a view of the canvas with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor))
  }

  /// Draws a view of the canvas in a rectangle, which it is stretched to. Its edges are smooth in any style.
  public func draw(
    _ symbol: ResolvedSymbol, in rect: CGRect, style: FillStyle = FillStyle(), fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("GraphicsContext.draw(style:)", fileID, line, if: !style.isAntialiased)
    guard !symbol.items.isEmpty, symbol.size.width > 0, symbol.size.height > 0 else { return }
    let fit = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    add(.group(.transform(fit), symbol.items))
  }
}

/// A canvas with views to draw: they are laid out at their ideal sizes, drawn first, and given to the renderer.
nonisolated struct _SymbolCanvas<Symbols: View>: View {
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let box = CanvasSymbols()
    Color.clear
      .overlay(alignment: .topLeading) {
        ForEach(subviews: symbols) { symbol in
          symbol.fixedSize().modifier(_CanvasSymbol(box: box, symbol: symbol))
        }
      }
      .modifier(_CanvasDrawing(box: box, environment: environment, renderer: renderer))
      // A canvas is touched whatever it draws (Recorded/Shapes.md#J1).
      .contentShape(Rectangle())
  }
  static var _memberCount: Int? { 1 }
}

nonisolated private struct _CanvasSymbol: _ElementModifier {
  let box: CanvasSymbols
  let symbol: Subview

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    builder.effect(Self.self, "", content: content) { frame, items, _ in
      let back = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      modifier.box.drawn[modifier.symbol.id] = CanvasSymbols.Drawn(
        values: modifier.symbol.containerValues, size: frame.size,
        items: items.isEmpty ? [] : [.group(.transform(back), items)])
      return []
    }
  }
}

nonisolated private struct _CanvasDrawing: _ElementModifier {
  let box: CanvasSymbols
  let environment: EnvironmentValues
  let renderer: (inout GraphicsContext, CGSize) -> Void

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    builder.effect(Self.self, "Canvas", content: content) { frame, _, drawing in
      GraphicsContext.draw(
        modifier.renderer, modifier.environment, symbols: Array(modifier.box.drawn.values),
        in: drawing.rounded(frame),
        scale: drawing.scale)
    }
  }
}
