import PlumbDrawing
import PlumbLayout

/// Draws texts in its own way, and may give them another size.
public protocol TextRenderer: Animatable {
  /// Draws a text that has been laid out, in the coordinates of its view.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The text's size for a proposal, in points; what the text itself answers, unless you say.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance by which the drawing may go beyond the text's view, in points. Nothing is cut off here in any case.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size of the text itself, in points.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// The padding beyond the view: none.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, for the renderer that is asked for its size.
public struct TextProxy {
  let leaf: TextLeaf

  /// Returns the text's size for a proposal without the renderer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.lines(proposal).size }
}

extension TextLeaf {
  /// Has a renderer draw the text in a frame.
  ///
  /// The text is laid out for what it was offered and not for the renderer's size, which may have room around it.
  @MainActor func draw(
    _ looks: [TextLook], by renderer: any TextRenderer, in frame: CGRect, _ environment: EnvironmentValues,
    _ drawing: inout DrawingContext
  ) {
    var context = GraphicsContext(environment, scale: drawing.scale)
    renderer.draw(layout: layout(looks, in: frame.size, scale: drawing.scale), in: &context)
    guard !context.picture.items.isEmpty else { return }
    let place = CGAffineTransform(translationX: drawing.rounded(frame.minX), y: drawing.rounded(frame.minY))
    drawing.add(.group(.transform(place), context.picture.items))
  }
}

struct TextRendererKey: EnvironmentKey { static var defaultValue: TextRendererBox? { nil } }

/// A renderer of any type, which is used on the main actor only.
struct TextRendererBox: @unchecked Sendable { let renderer: any TextRenderer }

extension EnvironmentValues {
  var textRenderer: TextRendererBox? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the renderer of the texts in the view. The renderer's numbers are animated.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

nonisolated package struct _TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  /// The renderer's numbers, between which an animation goes.
  package var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  /// The view, whose texts the renderer draws.
  @MainActor package func body(content: Content) -> some View {
    content.environment(\.textRenderer, TextRendererBox(renderer: renderer))
  }
}
