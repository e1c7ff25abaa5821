import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The drawing of a subclass in `draw(_:)`. The method is called each time that the picture is made, and its drawing
/// stays lines and areas.
struct DrawnView: _PrimitiveView {
  let view: UIView
  /// Another number is another drawing.
  let number: Int

  static func _makeNodes(_ drawn: Self, in builder: _TreeBuilder) {
    let view = drawn.view
    builder.leaf(
      Self.self, "\(type(of: view))", .fill(LayoutRule.Fill()),
      configure: { node in
        node.mark = { drawing, frame in
          let frame = drawing.rounded(frame)
          guard frame.width > 0, frame.height > 0 else { return }
          let context = CGContext(size: frame.size, scale: drawing.scale)
          context.draw { view.draw(CGRect(origin: .zero, size: frame.size)) }
          let items = context.displayItems
          guard !items.isEmpty else { return }
          let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
          drawing.add(.group(.transform(place), items))
        }
      })
  }
}

extension UIView {
  /// Whether the class is one of the app's, which may draw by itself.
  var isForeign: Bool { !isOwn(type(of: self)) }
}
