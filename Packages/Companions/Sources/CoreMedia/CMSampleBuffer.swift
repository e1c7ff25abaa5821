/// A picture or a piece of sound of a camera or a microphone. Nobody ever holds one here.
public final class CMSampleBuffer: @unchecked Sendable {}

/// A picture in memory. Nobody ever holds one here.
public final class CVBuffer: @unchecked Sendable {
  package init() {}
}
public typealias CVPixelBuffer = CVBuffer
public typealias CVImageBuffer = CVBuffer

/// Returns the picture of a piece: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns the width of a picture in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the height of a picture in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The name of the setting that says how pixels are.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// Blue, green, red and opacity, a byte each.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Brightness and colour apart.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
