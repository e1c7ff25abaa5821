/// Speech that is to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  /// The hint about the kind of speech.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether there are answers before the end.
  open var shouldReportPartialResults = true
  /// Words that may be said.
  open var contextualStrings: [String] = []
  /// Whether no server may be asked.
  open var requiresOnDeviceRecognition = false
  /// Whether points and commas are set.
  open var addsPunctuation = false
  override init() {}
}

/// Speech that comes piece by piece.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The form in which pieces are wanted.
  open var nativeAudioFormat: AVAudioFormat { AVAudioFormat() }
  /// Creates a request without pieces.
  public override init() {}
  /// Adds a piece. Nobody understands it.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Adds no more.
  open func endAudio() {}
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The file.
  public let url: URL
  /// Creates a request for a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// The state of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// The understanding of speech, which ends with an error.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// The state of the task.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// The reason for the failure.
  open var error: (any Error)? { SFSpeechError(.internalServiceError) }
  /// Whether it was ended by the app.
  open private(set) var isCancelled = false
  /// Whether it hears no more.
  open var isFinishing: Bool { true }
  override init() {}
  /// Ends it.
  open func cancel() { isCancelled = true }
  /// Stops listening.
  open func finish() {}
}

/// The result of a recognition. Nobody is given any here.
open class SFSpeechRecognitionResult: NSObject {
  /// The most likely transcription.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All that may have been said.
  open var transcriptions: [SFTranscription] { [] }
  /// The pauses and the voice: nothing is known of them.
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
  /// Whether nothing more comes.
  open var isFinal: Bool { true }
  override init() {}
}

/// Speech in words.
open class SFTranscription: NSObject {
  /// The words.
  open var formattedString: String { "" }
  /// The words one by one.
  open var segments: [SFTranscriptionSegment] { [] }
  override init() {}
}

/// A word of speech.
open class SFTranscriptionSegment: NSObject {
  /// The word.
  open var substring: String { "" }
  /// Other words that may have been said.
  open var alternativeSubstrings: [String] { [] }
  /// The confidence, from 0 to 1.
  open var confidence: Float { 0 }
  /// The start, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The duration, in seconds.
  open var duration: TimeInterval { 0 }
  override init() {}
}

/// The pauses and the voice of speech. Nobody is given any here.
open class SFSpeechRecognitionMetadata: NSObject {
  /// Words a minute.
  open var speakingRate: Double { 0 }
  /// The mean length of a pause, in seconds.
  open var averagePauseDuration: TimeInterval { 0 }
  /// The start of the speech, in seconds.
  open var speechStartTimestamp: TimeInterval { 0 }
  /// The length of the speech, in seconds.
  open var speechDuration: TimeInterval { 0 }
  /// The voice.
  open var voiceAnalytics: SFVoiceAnalytics? { nil }
  override init() {}
}

/// The voice of speech. Nobody is given any here.
open class SFVoiceAnalytics: NSObject {
  /// The changes of pitch.
  open var jitter: SFAcousticFeature { SFAcousticFeature() }
  /// The changes of loudness, in decibels.
  open var shimmer: SFAcousticFeature { SFAcousticFeature() }
  /// The pitch.
  open var pitch: SFAcousticFeature { SFAcousticFeature() }
  /// The likelihood of a voice.
  open var voicing: SFAcousticFeature { SFAcousticFeature() }
  override init() {}
}

/// A number of a voice, which changes with the time.
open class SFAcousticFeature: NSObject {
  /// The number in each frame.
  open var acousticFeatureValuePerFrame: [Double] { [] }
  /// The length of a frame, in seconds.
  open var frameDuration: TimeInterval { 0 }
  override init() {}
}
