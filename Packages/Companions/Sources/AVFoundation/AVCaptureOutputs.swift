import Combine
import PlumbUIKit
import Synchronization

/// The number of the last settings.
private let nextSettings = Atomic<Int64>(0)

/// A way of writing pictures and films.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// HEVC with opacity.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}
/// The name of the setting that says how pictures are written.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// The settings of a still picture.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// Whether there is a flash.
  public var flashMode = AVCaptureDevice.FlashMode.off
  /// The format of the picture.
  public let format: [String: Any]?
  /// Creates settings.
  public override init() { format = nil }
  /// Creates settings for a way to write.
  public init(format: [String: Any]?) { self.format = format }
  /// The format of a small version of the picture.
  public var previewPhotoFormat: [String: Any]?
  /// The number of the settings.
  public let uniqueID = nextSettings.wrappingAdd(1, ordering: .relaxed).newValue
  /// The kinds of small pictures.
  public let availablePreviewPhotoPixelFormatTypes: [OSType] = []
}

/// The settings with which a still picture was taken, as far as the camera has decided.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The number of the settings.
  public let uniqueID: Int64
  /// Whether there was a flash.
  public let isFlashEnabled = false
  /// The number of expected pictures: none.
  public let expectedPhotoCount = 0
  /// The size of the picture: none.
  public let photoDimensions = CMVideoDimensions(width: 0, height: 0)
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A still picture. Nobody ever holds one here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// The settings with which it was taken.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  /// The metadata of the photo: none.
  public let metadata: [String: Any] = [:]
  /// Whether it has the sensor's own numbers.
  public let isRawPhoto = false
  init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
  /// The pixels of its small picture.
  open func previewCGImageRepresentation() -> CGImage? { nil }
  /// Its bytes.
  open func fileDataRepresentation() -> Data? { nil }
  /// Its pixels.
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// An output for still pictures. There is no camera: taking one is an error.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether pictures may be large.
  public var isHighResolutionCaptureEnabled = false
  /// The ways in which pictures can be written: none.
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Whether pictures may be live ones: no.
  public var isLivePhotoCaptureSupported: Bool { false }
  /// Whether pictures are live ones. It stays `false`, because they are not supported.
  public var isLivePhotoCaptureEnabled: Bool {
    get { isLivePhotoCaptureSupported }
    set {}
  }
  /// Captures a picture. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVCaptureSession.startRunning does nothing: there is neither a camera nor a microphone, so nothing is seen or heard."
  )
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    later { [self] in
      let error = AVError(.deviceNotConnected)
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }
}

/// A delegate that receives still pictures.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A picture is there, or went wrong.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Settings have become those of a picture.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The shutter opens. It never does here.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The shutter has closed. It never does here.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// All is over.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}

/// An object that a camera can read.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The kinds of what can be read.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// The code of goods.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// The short code of goods.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of lines.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of lines.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// The code of American goods.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// The code of tickets.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// The code of tickets.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A square code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// The code of parcels.
    public static let itf14 = ObjectType(rawValue: "org.iso.ITF14")
    /// A code of lines.
    public static let interleaved2of5 = ObjectType(rawValue: "org.iso.Interleaved2of5")
    /// A code of lines.
    public static let code93 = ObjectType(rawValue: "org.iso.Code93")
    /// A code of lines.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code of lines.
    public static let codabar = ObjectType(rawValue: "org.iso.Codabar")
    /// A small square code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// The kind of the object.
  public let type = ObjectType.qr
  /// The bounds of the object.
  public let bounds = CGRect.zero
}
/// A code that a camera has read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The words in it.
  public let stringValue: String? = nil
  /// Its corners.
  public let corners: [CGPoint] = []
}

/// Reads codes. There is no camera, so nothing is read.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The kinds of objects to read.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds of objects that can be read: none.
  public let availableMetadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// The part of the picture that is searched.
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Sets the delegate that receives codes.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
/// A delegate that receives codes.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Codes were read.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// An output with each picture of a camera. There is none, so there are no pictures.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The settings of the output.
  public var videoSettings: [String: Any]! = [:]
  /// Whether pictures that come too late are left out.
  public var alwaysDiscardsLateVideoFrames = true
  /// Sets the delegate that receives pictures.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
/// Gets each picture of a camera.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A picture is there.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// A picture came too late.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Writes a film of a camera. There is none: nothing is written.
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether it writes.
  public let isRecording = false
  /// Begins to write. Nothing is.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVCaptureSession.startRunning does nothing: there is neither a camera nor a microphone, so nothing is seen or heard."
  )
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  /// Ends.
  open func stopRecording() {}
}
/// A delegate that is notified of recorded films.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// A film was written, or went wrong.
  func fileOutput(
    _ output: AVCaptureMovieFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
