/// What a film or a camera has.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a type of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. No host here has any.
open class AVCaptureDevice: NSObject {
  /// Where a camera is.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// The usual device: none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Whether the app may use it. It may not.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks to use it. That is refused.
  public class func requestAccess(
    for mediaType: AVMediaType, fileID: StaticString = #fileID, line: UInt = #line,
    completionHandler handler: @escaping (Bool) -> Void
  ) {
    reportCompanion("AVCaptureDevice", fileID, line)
    later { handler(false) }
  }
  /// Asks to use it. That is refused.
  public class func requestAccess(
    for mediaType: AVMediaType, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    reportCompanion("AVCaptureDevice", fileID, line)
    return false
  }
}
