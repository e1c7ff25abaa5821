/// Whether an app may understand speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The kind of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// An error with speech.
public struct SFSpeechError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable { case internalServiceError = 1, audioReadFailed }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Understands speech. No host here does: it is not available, and asking for it is refused.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// The delegate, which is notified of changes of availability.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Whether it can be used: it cannot.
  open var isAvailable: Bool { false }
  /// Whether it understands without asking a server: it does not.
  open var supportsOnDeviceRecognition = false
  /// The hint about the kind of speech.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue on which handlers are called.
  open var queue = OperationQueue.main

  /// Creates one for the language of the app. It may be nil on Apple's systems, and says what is missing here.
  public convenience init?(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("SFSpeechRecognizer", fileID, line)
    self.init(locale: .current)
  }
  /// Creates one for a language.
  public init?(locale: Locale) { self.locale = locale }

  /// Returns the languages that are understood: none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Returns whether the app may understand speech: it may not.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Requests permission to recognize speech. It is refused.
  @available(
    *, deprecated,
    message:
      "In Plumb, SFSpeechRecognizer does nothing: no host understands speech, so asking for it is refused."
  )
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    later { handler(.denied) }
  }
  /// Begins to understand. The answer is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, SFSpeechRecognizer does nothing: no host understands speech, so asking for it is refused."
  )
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    later { if !task.isCancelled { resultHandler(nil, SFSpeechError(.internalServiceError)) } }
    return task
  }
}

/// A delegate that is notified when speech can be recognized. It never can here. The method is optional.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Whether speech can be understood has changed.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}
