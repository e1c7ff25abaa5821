/// Records sounds. There is no microphone, so it records none.
open class AVAudioRecorder: NSObject {
  /// The delegate, which is notified of the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file.
  public let url: URL
  /// The form of what is wanted.
  public let settings: [String: Any]
  /// Whether it records: it does not.
  open var isRecording: Bool { false }
  /// Whether loudness is measured.
  open var isMeteringEnabled = false
  /// The seconds that are recorded.
  open var currentTime: TimeInterval { 0 }
  /// Creates a recorder to a file, which isn't written.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
  /// Prepares to record; whether that went well.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records; whether that went well: it did not.
  @available(
    *, deprecated,
    message: "In Plumb, AVAudioRecorder.record does nothing: there is no microphone, so nothing is recorded."
  )
  @discardableResult open func record() -> Bool { false }
  /// Records some seconds; whether that went well: it did not.
  @available(
    *, deprecated,
    message: "In Plumb, AVAudioRecorder.record does nothing: there is no microphone, so nothing is recorded."
  )
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Stops for a while.
  open func pause() {}
  /// Stops.
  open func stop() {
    later { [self] in delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  }
  /// Removes the file. Returns whether that succeeded.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures the loudness.
  open func updateMeters() {}
  /// Returns the loudness, in decibels below the full one: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the greatest loudness, in decibels below the full one: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate that is notified of a recording's end. All methods are optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// The recording is over.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The recording cannot be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The name of the kind of recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The name of the pieces in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The name of the number of ways.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The name of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"

/// The number of the kind of recording of most files.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The number of recordings that are not made smaller.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Whether an app may record, as newer apps ask it.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  private static let one = AVAudioApplication()
  /// The one application.
  public class var shared: AVAudioApplication { one }
  /// Whether the app may record: it may not.
  public var recordPermission: recordPermission { .denied }
  /// Requests permission to record. It is refused.
  public class func requestRecordPermission() async -> Bool { false }
  /// Requests permission to record. It is refused.
  public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    later { response(false) }
  }
}
