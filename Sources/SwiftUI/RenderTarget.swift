import PlumbDrawing

/// The drawing of a view: its items in order, unchangeable.
public typealias RenderedContent = DisplayList

/// A target into which a picture can be drawn, as a `CGContext` is on Apple's systems.
public protocol RenderTarget {
  func draw(_ content: RenderedContent)
}
