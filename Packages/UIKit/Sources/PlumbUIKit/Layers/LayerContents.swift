import Foundation
import PlumbDrawing
import PlumbViews

/// The way in which a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As wide and as high as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it can be wholly seen.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it fills the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

extension CALayer {
  /// The picture that fills the layer, if its contents are one.
  var picture: AnyView? {
    guard let contents else { return nil }
    guard let pixels = contents as? CGImage else { return nil }
    let image = Image(uiImage: UIImage(cgImage: pixels, scale: contentsScale, orientation: .up))
    switch contentsGravity {
    case .resizeAspect: return AnyView(image.resizable().aspectRatio(contentMode: .fit))
    case .resizeAspectFill: return AnyView(image.resizable().aspectRatio(contentMode: .fill))
    case .center: return AnyView(image)
    default: return AnyView(image.resizable())
    }
  }

  /// Turns, scales and moves the layer in its own plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// Returns the transform in the layer's own plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
}

/// Puts a layer's transform around its middle; SwiftUI's effect is around the corner.
struct LayerTransform: ViewModifier {
  let layer: CALayer

  func body(content: Content) -> some View {
    let (x, y) = (layer.bounds.width / 2, layer.bounds.height / 2)
    let about = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), layer.transform),
      CATransform3DMakeTranslation(x, y, 0))
    content.projectionEffect(ProjectionTransform(about))
  }
}

extension CALayer {
  /// Draws the layer and those in it into a context, which it does not.
  @available(
    *, deprecated,
    message: "In Plumb, CALayer.render(in:) does nothing: no picture of a layer is made while it is shown."
  )
  public func render(in ctx: CGContext) {}
}
