/// Words that are to be spoken.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// The voice.
  public var voice: AVSpeechSynthesisVoice?
  /// The rate of speech, from 0 to 1.
  public var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2.
  public var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  public var volume: Float = 1
  /// The pause before, in seconds.
  public var preUtteranceDelay: TimeInterval = 0
  /// The pause after, in seconds.
  public var postUtteranceDelay: TimeInterval = 0
  /// Creates an utterance of words.
  public init(string: String) { speechString = string }
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice of a language. No host here has any.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language, as en-GB.
  public let language: String
  /// The voice's name.
  public var name: String { language }
  /// The voice's own identifier.
  public var identifier: String { language }
  /// Creates the voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  /// Creates a voice by its identifier.
  public init?(identifier: String) { language = identifier }
  /// Returns the voices: none.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the language of the usual voice.
  public class func currentLanguageCode() -> String { "en-US" }
}

/// The boundary at which speech may stop.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A delegate that is notified of speech. All methods are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Speech begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Speech came to its end.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Speech was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Speaks. No host here does: an utterance begins and ends at once, as its delegate is notified.
open class AVSpeechSynthesizer: NSObject {
  /// The delegate, which is notified of speech.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks.
  public var isSpeaking: Bool { false }
  /// Whether it has stopped for a while.
  public var isPaused: Bool { false }
  /// Creates a synthesizer.
  public override init() {}
  /// Speaks. Nothing is heard.
  @available(
    *, deprecated, message: "In Plumb, AVSpeechSynthesizer.speak does nothing: no host makes sounds."
  )
  public func speak(_ utterance: AVSpeechUtterance) {
    later { [self] in
      delegate?.speechSynthesizer(self, didStart: utterance)
      delegate?.speechSynthesizer(self, didFinish: utterance)
    }
  }
  /// Stops; whether there was speech.
  @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Stops for a while; whether there was speech.
  @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on; whether there was speech.
  @discardableResult public func continueSpeaking() -> Bool { false }
}
