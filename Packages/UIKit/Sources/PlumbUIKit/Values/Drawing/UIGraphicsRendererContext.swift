import Foundation
import PlumbLayout

/// The context that a closure receives to draw a picture or the pages of a document.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
  /// The context of CoreGraphics, on which y points down.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle, mixed with what is below.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.separately(blendMode, 1) { $0.fill(rect) }
  }
  /// Draws a line of one point inside of a rectangle's edges.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws only inside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
