#if UIKit
  import PlumbDrawing
  import PlumbUIKit
  import PlumbViews

  extension ImageRenderer {
    /// The picture as pixels; `nil` for a view without any, or with too many.
    public var cgImage: CGImage? {
      let list = displayList(scale: scale)
      var items = list.items
      if isOpaque {
        items.insert(.fill(Path(CGRect(origin: .zero, size: list.size)), .color(.black), FillStyle()), at: 0)
      }
      return CGContext.image(of: items, size: list.size, scale: max(scale, 0.01))
    }

    /// The picture as an image of UIKit, with as many pixels per point as the renderer has.
    public var uiImage: UIImage? {
      cgImage.map { UIImage(cgImage: $0, scale: max(scale, 0.01), orientation: .up) }
    }
  }

  extension CGContext: RenderTarget {
    /// Draws what a view looks like, from the origin.
    public func draw(_ content: RenderedContent) { draw(content.items) }
  }
#endif
