/// Whether an app may understand speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// What is said, and how.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// What went wrong with speech.
public struct SFSpeechError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable { case internalServiceError = 1, audioReadFailed }
  /// The kind of error.
  public let code: Code
  /// Makes an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Understands speech. No host here does: it is not available, and asking for it is refused.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Hears when it can be used.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Whether it can be used: it can not.
  open var isAvailable: Bool { false }
  /// Whether it understands without asking a server: it does not.
  open var supportsOnDeviceRecognition = false
  /// What is said.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Where handlers are called.
  open var queue = OperationQueue.main

  /// Makes one for the language of the app. It may be nil on Apple's systems, and says what is missing here.
  public convenience init?(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("SFSpeechRecognizer", fileID, line)
    self.init(locale: .current)
  }
  /// Makes one for a language.
  public init?(locale: Locale) { self.locale = locale }

  /// The languages that are understood: none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Whether the app may understand speech: it may not.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks to understand speech. That is refused.
  open class func requestAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    reportCompanion("SFSpeechRecognizer", fileID, line)
    later { handler(.denied) }
  }
  /// Begins to understand. The answer is an error.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, fileID: StaticString = #fileID, line: UInt = #line,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    reportCompanion("SFSpeechRecognizer", fileID, line)
    let task = SFSpeechRecognitionTask()
    later { if !task.isCancelled { resultHandler(nil, SFSpeechError(.internalServiceError)) } }
    return task
  }
}

/// Hears when speech can be understood. It never can here. The method may be left out.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Whether speech can be understood has changed.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}
