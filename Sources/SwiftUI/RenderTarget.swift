import PlumbDrawing
import PlumbUIKit

/// What a view looks like, in order, frozen.
public typealias RenderedContent = DisplayList

/// Something that a picture can be drawn into: what a `CGContext` is on Apple's systems.
public protocol RenderTarget {
  func draw(_ content: RenderedContent)
}

extension CGContext: RenderTarget {
  /// Draws what a view looks like, from the origin.
  public func draw(_ content: RenderedContent) { draw(content.items) }
}
