/// A session that connects cameras and microphones with outputs. No host here has any, so nothing runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality of the pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For still pictures.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Less good.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Small.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
  }
  /// The quality of the pictures.
  public var sessionPreset = Preset.high
  /// The inputs of the session.
  public private(set) var inputs: [AVCaptureInput] = []
  /// The outputs of the session.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs. It never does.
  public var isRunning: Bool { false }
  /// Whether somebody else has the camera.
  public var isInterrupted: Bool { false }
  /// Creates a session.
  public override init() {}
  /// Begins several changes.
  open func beginConfiguration() {}
  /// Ends several changes.
  open func commitConfiguration() {}
  /// Returns whether pictures may be as good as that.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether something may give.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Returns whether something may take.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Forgets what gives.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Forgets what takes.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins. Nothing is seen or heard.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVCaptureSession.startRunning does nothing: there is neither a camera nor a microphone, so nothing is seen or heard."
  )
  open func startRunning() {}
  /// Ends.
  open func stopRunning() {}
}

/// A source of pictures or sounds.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// The input of a device.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates the input of a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Between what gives and what takes.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// The angle by which pictures are rotated, in degrees.
  public var videoRotationAngle: CGFloat = 0
  /// The orientation of the pictures.
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures are seen as in a mirror.
  public var isVideoMirrored = false
  /// Whether that can be.
  public let isVideoMirroringSupported = false
  /// Whether pictures can be turned.
  public let isVideoOrientationSupported = false
  /// Returns whether pictures can be turned by an angle.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// The orientation of a picture.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A receiver of pictures or sounds.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The connections to the output: none.
  public let connections: [AVCaptureConnection] = []
  /// Returns the connection for a kind of media: none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// Creates one.
  public override init() {}
}
