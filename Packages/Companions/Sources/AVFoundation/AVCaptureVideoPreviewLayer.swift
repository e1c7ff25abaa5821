import PlumbUIKit
import SwiftUI

/// A layer with what a camera sees. There is none: it is a black placeholder.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session that brings the camera's pictures.
  open var session: AVCaptureSession?
  /// The way in which pictures fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the layer: none.
  open var connection: AVCaptureConnection? { nil }

  /// Creates a layer without a session.
  public required init() {
    super.init()
    companionContent = {
      AnyView(
        Placeholder("Camera", symbol: "camera", ground: .black).environment(\.colorScheme, .dark))
    }
  }
  /// Creates a layer of what a session brings.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Returns the point of the camera's picture for a point of the layer. Each side of the picture is 1.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(x: pointInLayer.x / max(bounds.width, 1), y: pointInLayer.y / max(bounds.height, 1))
  }
  /// Returns an object that was read, in places of the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
