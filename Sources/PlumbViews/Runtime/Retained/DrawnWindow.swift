import PlumbDrawing
import PlumbLayout

/// The part of the canvas that is seen through the effects around what is drawn.
@MainActor final class DrawnWindow {
  /// In points. What is near the canvas may still be seen, blurred, through a material on it.
  private static let margin: CGFloat = 100

  private let find: @MainActor () -> CGRect?
  /// In the coordinates of what is drawn inside; `nil` where anything may be seen. Only kept items ask for it.
  private(set) lazy var rect = find()

  init(_ canvas: CGRect) {
    find = { canvas.insetBy(dx: -Self.margin, dy: -Self.margin) }
  }

  /// The part that is seen through the effect of a node. An effect that may show its content elsewhere shows anything.
  init(through node: ViewNode, in frame: CGRect, outside: DrawnWindow) {
    find = { [unowned node] in
      guard let rect = outside.rect, let effect = node.effect else { return nil }
      return EffectProbe(effect, frame).keepsPlaces ? rect : nil
    }
  }
}
