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
    /// Draws a view upright from the origin where y points up, which `ImageRenderer.render` assumes as on Apple's systems.
    public func draw(_ content: RenderedContent) {
      let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: content.size.height)
      draw([.group(.transform(up), content.items)])
    }
  }
#endif
