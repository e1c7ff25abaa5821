import PlumbDrawing

/// What a view looks like, in order, frozen.
public typealias RenderedContent = DisplayList

/// Something that a picture can be drawn into: what a `CGContext` is on Apple's systems.
public protocol RenderTarget {
  func draw(_ content: RenderedContent)
}
