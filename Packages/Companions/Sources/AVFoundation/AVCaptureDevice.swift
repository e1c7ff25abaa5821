/// The kind of media that a film or a camera has.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a type of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Words below pictures.
  public static let text = AVMediaType(rawValue: "text")
}

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. No host here has any, so nobody ever holds one.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The position of a camera.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// Whether the lamp shines.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// Whether there is a flash.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// The focus mode of a camera.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// The exposure mode of a camera.
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  /// The white balance mode of a camera.
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The camera for far things.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The camera for wide pictures.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras, one of them for wide pictures.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that sees depth.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  /// The format of a device's output.
  open class Format: NSObject {
    /// The maximum zoom factor.
    public let videoMaxZoomFactor: CGFloat = 1
  }
  /// Finds devices: none.
  open class DiscoverySession: NSObject {
    /// Searches for devices.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The devices that were found: none.
    public let devices: [AVCaptureDevice] = []
  }

  /// Its name.
  public let localizedName = ""
  /// Its identifier.
  public let uniqueID = ""
  /// The position of the camera.
  public let position = Position.unspecified
  /// The kind of the device.
  public let deviceType = DeviceType.builtInWideAngleCamera
  /// Whether it has a lamp.
  public let hasTorch = false
  /// Whether the lamp can shine now.
  public let isTorchAvailable = false
  /// Whether the flash can flash now.
  public let isFlashAvailable = false
  /// Whether it has a flash.
  public let hasFlash = false
  /// Whether the lamp shines.
  public var torchMode = TorchMode.off
  /// The focus mode.
  public var focusMode = FocusMode.locked
  /// The place that is sharp.
  public var focusPointOfInterest = CGPoint.zero
  /// The exposure mode.
  public var exposureMode = ExposureMode.locked
  /// The place that has the right light.
  public var exposurePointOfInterest = CGPoint.zero
  /// The white balance mode.
  public var whiteBalanceMode = WhiteBalanceMode.locked
  /// The zoom factor.
  public var videoZoomFactor: CGFloat = 1
  /// The format of the output.
  public var activeFormat = Format()
  /// Whether the sharp place can be chosen.
  public let isFocusPointOfInterestSupported = false
  /// Whether the place of the right light can be chosen.
  public let isExposurePointOfInterestSupported = false
  /// The least zoom.
  public let minAvailableVideoZoomFactor: CGFloat = 1
  /// The largest zoom.
  public let maxAvailableVideoZoomFactor: CGFloat = 1
  override init() {}
  /// Returns whether it can find its distance so.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Returns whether it can find its light so.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Returns whether the lamp can shine so.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Begins to change it.
  public func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Ends changing it.
  public func unlockForConfiguration() {}
  /// Makes the lamp shine.
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  /// The camera that a person prefers: none.
  public nonisolated(unsafe) static var userPreferredCamera: AVCaptureDevice?
  /// The camera that the system prefers: none.
  public class var systemPreferredCamera: AVCaptureDevice? { nil }
  /// Returns the usual device: none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns the usual device of a kind: none.
  public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  /// Returns all devices: none.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns whether the app may use it. It may not.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Requests permission to use the device. It is refused.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVCaptureDevice does nothing: there is neither a camera nor a microphone, so access is refused."
  )
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    later { handler(false) }
  }
  /// Requests permission to use the device. It is refused.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVCaptureDevice does nothing: there is neither a camera nor a microphone, so access is refused."
  )
  public class func requestAccess(
    for mediaType: AVMediaType
  ) async -> Bool {
    return false
  }
}

/// An error with sounds and films.
public struct AVError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = -11800, deviceNotConnected = -11814, deviceInUseByAnotherApplication = -11815
    case mediaServicesWereReset = -11819, fileFormatNotRecognized = -11828, noImageAtTime = -11832
    case applicationIsNotAuthorizedToUseDevice = -11852, operationNotAllowed = -11862
  }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}
