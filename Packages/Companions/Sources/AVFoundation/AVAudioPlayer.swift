/// Plays a sound. No host here does: it keeps what it is asked.
open class AVAudioPlayer: NSObject {
  /// The delegate, which is notified of the end. It never comes.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// The volume, from 0 to 1.
  public var volume: Float = 1
  /// The playback rate; 1 is the usual speed.
  public var rate: Float = 1
  /// From left, -1, to right, 1.
  public var pan: Float = 0
  /// The number of repetitions; a negative number repeats without an end.
  public var numberOfLoops = 0
  /// Whether the speed may be changed.
  public var enableRate = false
  /// Whether loudness is measured.
  public var isMeteringEnabled = false
  /// The current time, in seconds.
  public var currentTime: TimeInterval = 0
  /// Its length in seconds, which nobody knows.
  public var duration: TimeInterval { 0 }
  /// Whether it was asked to play.
  public private(set) var isPlaying = false
  /// The file.
  public let url: URL?
  /// The file's bytes.
  public let data: Data?

  /// Creates a player of a file. The file isn't opened.
  public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
    (self.url, data) = (url, nil)
  }
  /// Creates a player of a file's bytes. They aren't read.
  public init(data: Data, fileTypeHint utiString: String? = nil) throws { (self.data, url) = (data, nil) }

  /// Prepares to play; whether that went well.
  @discardableResult public func prepareToPlay() -> Bool { true }
  /// Plays; whether that went well. Nothing is heard.
  @available(*, deprecated, message: "In Plumb, AVAudioPlayer.play does nothing: no host makes sounds.")
  @discardableResult public func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Plays at a time of the device's clock. Nothing is heard.
  @available(*, deprecated, message: "In Plumb, AVAudioPlayer.play does nothing: no host makes sounds.")
  @discardableResult public func play(
    atTime time: TimeInterval
  ) -> Bool { play() }
  /// Stops where it is.
  public func pause() { isPlaying = false }
  /// Stops.
  public func stop() { isPlaying = false }
  /// Becomes louder or quieter in some seconds.
  public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Measures the loudness.
  public func updateMeters() {}
  /// Returns the loudness, in decibels below the full one: silence.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the greatest loudness, in decibels below the full one: silence.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate that is notified of a sound's end. All methods are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound came to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The session that mixes an app's sounds with those of others. Its settings are kept, and have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that others may drown.
    public static let ambient = Category(rawValue: "ambient")
    /// Sounds that silence others.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    /// Sounds that the app is for.
    public static let playback = Category(rawValue: "playback")
    /// Sounds that are recorded.
    public static let record = Category(rawValue: "record")
    /// Sounds that are recorded and played.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Sounds on several ways.
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  /// The kind of sounds.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any sounds.
    public static let `default` = Mode(rawValue: "default")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// Words that are read out.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "voiceChat")
    /// Calls with pictures.
    public static let videoChat = Mode(rawValue: "videoChat")
    /// Films that are made.
    public static let videoRecording = Mode(rawValue: "videoRecording")
    /// Sounds that are measured.
    public static let measurement = Mode(rawValue: "measurement")
  }
  /// Options.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets without wires.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker, and not the ear.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Others that speak stop meanwhile.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Headphones without wires.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Devices of the same network.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// Options for the end.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()
  /// Returns the one session of an app.
  public class func sharedInstance() -> AVAudioSession { shared }
  /// The purpose of the sounds.
  public private(set) var category: Category = .soloAmbient
  /// The kind of the sounds.
  public private(set) var mode: Mode = .default
  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  /// Whether the app may record: it may not, because there is no microphone.
  public var recordPermission: RecordPermission { .denied }
  /// Whether another app makes sounds: none does.
  public var isOtherAudioPlaying: Bool { false }
  /// The volume of the device.
  public var outputVolume: Float { 1 }

  /// Sets the category of sounds.
  public func setCategory(_ category: Category) throws { self.category = category }
  /// Sets the category of sounds, with options.
  public func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }
  /// Sets the category and the mode of sounds, with options.
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode) = (category, mode)
  }
  /// Sets the mode of sounds.
  public func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Begins or ends.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Requests permission to record. It is refused, because there is no microphone.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { later { response(false) } }
}
