/// The number of a node's way in or out.
public typealias AVAudioNodeBus = Int
/// A number of pieces of sound.
public typealias AVAudioFrameCount = UInt32
/// The place of a piece of sound.
public typealias AVAudioFramePosition = Int64
/// The number of ways of sound, such as two for left and right.
public typealias AVAudioChannelCount = UInt32

/// An error with sounds.
public struct AVAudioEngineError: Error, Sendable {}

/// Joins what makes and hears sounds. No host here does either, so it does not start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The microphone, which there is not.
  open private(set) lazy var inputNode = AVAudioInputNode()
  /// The loudspeaker, which there is not.
  open private(set) lazy var outputNode = AVAudioOutputNode()
  /// The node that mixes sounds for the loudspeaker.
  open private(set) lazy var mainMixerNode = AVAudioMixerNode()
  /// Whether it runs: it does not.
  open var isRunning: Bool { false }
  /// Creates an engine.
  public override init() {}
  /// Prepares to run.
  open func prepare() {}
  /// Runs. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, AVAudioEngine.start does nothing: no host makes or hears sounds, so it is an error."
  )
  open func start() throws {
    throw AVAudioEngineError()
  }
  /// Stops for a while.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Forgets what was to be heard.
  open func reset() {}
  /// Attaches a node.
  open func attach(_ node: AVAudioNode) {}
  /// Lets a node go.
  open func detach(_ node: AVAudioNode) {}
  /// Leads sounds from one node to another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}

/// A part of an engine. It makes no sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// Creates a node.
  public override init() {}
  /// Returns the form of what comes out.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Returns the form of what goes in.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Installs a closure that receives the output. There is none.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Removes the closure.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// The microphone of an engine, which there is not.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// The loudspeaker of an engine, which there is not.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// Mixes the sounds of several nodes.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The volume, from 0 to 1.
  open var outputVolume: Float = 1
}

/// The form of sounds.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// Pieces in a second.
  public let sampleRate: Double
  /// The number of ways.
  public let channelCount: AVAudioChannelCount
  package override init() { (sampleRate, channelCount) = (0, 0) }
  /// Creates the usual form of a number of pieces in a second.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

/// Some pieces of sound. Nobody is given any here, and an app may make them.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// The form.
  public let format: AVAudioFormat
  /// The maximum number of frames.
  public let frameCapacity: AVAudioFrameCount
  /// The number of frames.
  open var frameLength: AVAudioFrameCount = 0
  /// Creates a buffer for frames.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    let count = Int(frameCapacity) * Int(format.channelCount)
    samples = UnsafeMutablePointer<Float>.allocate(capacity: count)
    samples.initialize(repeating: 0, count: count)
    channels = UnsafeMutablePointer<UnsafeMutablePointer<Float>>.allocate(capacity: Int(format.channelCount))
    for channel in 0..<Int(format.channelCount) {
      channels[channel] = samples + channel * Int(frameCapacity)
    }
  }
  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  /// The pieces of each way, one behind the other. They are silent at first.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
  deinit {
    samples.deallocate()
    channels.deallocate()
  }
}

/// A time of sounds.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The place of a piece of sound.
  public let sampleTime: AVAudioFramePosition
  /// Pieces in a second.
  public let sampleRate: Double
  /// Creates a time.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}
