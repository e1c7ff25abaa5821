import PlumbDrawing
import PlumbLayout
import PlumbText

/// A view that is drawn at once by a closure. It takes what it is offered.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  @MainActor public static func _makeNodes(_ view: Canvas, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    builder.leaf(
      Self.self, "Canvas", .fill(LayoutRule.Fill()),
      configure: { node in
        node.mark = { drawing, frame in
          let rect = drawing.rounded(frame)
          var context = GraphicsContext(environment, scale: drawing.scale)
          view.renderer(&context, rect.size)
          guard !context.picture.items.isEmpty else { return }
          let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
          let items = [DisplayItem.group(.transform(place), context.picture.items)]
          drawing.add(.group(.clip(Path(rect), FillStyle()), items))
        }
      })
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// - Parameters:
  ///   - opaque: the drawing covers everything; nothing changes here.
  ///   - rendersAsynchronously: nothing changes here.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let leaf: TextLeaf
    let looks: [TextLook]

    /// Its size in what it is offered, in points.
    public func measure(in size: CGSize) -> CGSize { leaf.lines(ProposedViewSize(size)).size }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let resolved = PlumbViews.ResolvedText(text, in: environment)
    let language = environment.locale.language.languageCode?.identifier ?? "en"
    let direction: TextDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let shaped = environment.fontLibrary.shape(resolved.runs, direction: direction, language: language)
    return ResolvedText(leaf: TextLeaf(shaped, LineOptions(environment)), looks: resolved.looks)
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
