import PlumbDrawing
import PlumbLayout
import PlumbText

/// A view that is drawn at once by a closure. It takes what it is offered, and is touched in all of it.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque: the drawing covers everything. It looks the same here, and is reported.
  ///   - colorMode: colours are mixed as they are on the display; another mode is reported.
  ///   - rendersAsynchronously: drawings are made at once; a request for another way is reported.
  ///   - symbols: views that the renderer finds by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (self.renderer, self.symbols) = (renderer, symbols())
    reportUnsupported("Canvas(opaque:)", fileID, line, if: opaque)
    reportUnsupported("Canvas(colorMode:)", fileID, line, if: colorMode != .nonLinear)
    reportUnsupported("Canvas(rendersAsynchronously:)", fileID, line, if: rendersAsynchronously)
  }

  @MainActor public static func _makeNodes(_ view: Canvas, in builder: _TreeBuilder) {
    if Symbols.self != EmptyView.self {
      return builder.make(_SymbolCanvas(symbols: view.symbols, renderer: view.renderer))
    }
    let environment = builder.inherited.environment
    builder.leaf(
      Self.self, "Canvas", .fill(LayoutRule.Fill()),
      configure: { node in
        // A canvas is touched in its whole frame, whatever it draws (Recorded/Shapes.md#J1).
        node.interactions.isHitEverywhere = true
        node.mark = { drawing, frame in
          let items = GraphicsContext.draw(
            view.renderer, environment, symbols: [], in: drawing.rounded(frame), scale: drawing.scale)
          for item in items { drawing.add(item) }
        }
      })
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// - Parameters:
  ///   - opaque: the drawing covers everything. It looks the same here, and is reported.
  ///   - colorMode: colours are mixed as they are on the display; another mode is reported.
  ///   - rendersAsynchronously: drawings are made at once; a request for another way is reported.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (self.renderer, symbols) = (renderer, EmptyView())
    reportUnsupported("Canvas(opaque:)", fileID, line, if: opaque)
    reportUnsupported("Canvas(colorMode:)", fileID, line, if: colorMode != .nonLinear)
    reportUnsupported("Canvas(rendersAsynchronously:)", fileID, line, if: rendersAsynchronously)
  }
}

/// The numbers in which colours are blended.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension GraphicsContext {
  /// Draws the content of a canvas's renderer in a rectangle, and nothing beyond it.
  static func draw(
    _ renderer: (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues,
    symbols: [CanvasSymbols.Drawn], in rect: CGRect, scale: CGFloat
  ) -> [DisplayItem] {
    var context = GraphicsContext(environment, scale: scale)
    context.symbols = symbols
    renderer(&context, rect.size)
    guard !context.picture.items.isEmpty else { return [] }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return [.group(.clip(Path(rect), FillStyle()), [.group(.transform(place), context.picture.items)])]
  }
}

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let leaf: TextLeaf
    let looks: [TextLook]

    /// Returns its size for a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize { leaf.lines(ProposedViewSize(size)).size }
  }

  /// Sets a text with the fonts and the language of the surroundings, so that it can be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolved = PlumbViews.ResolvedText(text, in: environment)
    let language = environment.locale.language.languageCode?.identifier ?? "en"
    let direction: TextDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let text = UnshapedText(
      resolved.runs, fonts: environment.fontLibrary, direction: direction, language: language)
    return ResolvedText(leaf: TextLeaf(text, LineOptions(environment)), looks: resolved.looks)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var inner = DrawingContext(scale: scale)
    text.leaf.draw(text.looks, in: rect, &inner)
    for item in inner.items { add(item) }
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(
      text,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
