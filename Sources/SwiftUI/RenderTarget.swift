import PlumbDrawing
import PlumbUIKit

/// The drawing of a view: its items in order, unchangeable.
public typealias RenderedContent = DisplayList

/// A target into which a picture can be drawn, as a `CGContext` is on Apple's systems.
public protocol RenderTarget {
  func draw(_ content: RenderedContent)
}

extension CGContext: RenderTarget {
  /// Draws what a view looks like, from the origin.
  public func draw(_ content: RenderedContent) { draw(content.items) }
}
