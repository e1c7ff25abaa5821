import Foundation
import SwiftUI

/// Translates texts. No host translates, so each answer is an error.
public final class TranslationSession: Sendable {
  /// From which language into which one.
  public struct Configuration: Hashable, Sendable {
    /// The language of the text; `nil` where it is to be found out.
    public var source: Locale.Language?
    /// The language to translate into; `nil` for that of the person.
    public var target: Locale.Language?
    /// Grows with each `invalidate()`.
    public private(set) var version = 0
    /// Creates a configuration.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Requests the same translation again.
    public mutating func invalidate() { version += 1 }
  }

  /// A text to translate.
  public struct Request: Hashable, Sendable {
    /// The text.
    public var sourceText: String
    /// The identifier that distinguishes the requests of a batch.
    public var clientIdentifier: String?
    /// Creates a request.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A translated text. Plumb makes none.
  public struct Response: Hashable, Sendable {
    /// The language that was translated from.
    public let sourceLanguage: Locale.Language
    /// The language that was translated into.
    public let targetLanguage: Locale.Language
    /// The text before.
    public let sourceText: String
    /// The text after.
    public let targetText: String
    /// The identifier that distinguishes the requests of a batch.
    public let clientIdentifier: String?
  }

  /// The language of the texts.
  public let sourceLanguage: Locale.Language?
  /// The language to translate into.
  public let targetLanguage: Locale.Language?

  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }

  /// Translates a text. Plumb throws `TranslationError.notInstalled`.
  @available(
    *, deprecated,
    message: "In Plumb, TranslationSession does nothing: no host translates, so the answer is an error."
  )
  public func translate(
    _ string: String
  ) async throws -> Response {
    throw TranslationError.notInstalled
  }
  /// Translates several texts. Plumb throws `TranslationError.notInstalled`.
  @available(
    *, deprecated,
    message: "In Plumb, TranslationSession does nothing: no host translates, so the answer is an error."
  )
  public func translations(
    from batch: [Request]
  ) async throws -> [Response] {
    throw TranslationError.notInstalled
  }
  /// Fetches what translating needs. Plumb throws `TranslationError.notInstalled`.
  public func prepareTranslation() async throws { throw TranslationError.notInstalled }
}

/// The reason why a text was not translated.
public struct TranslationError: Error, Hashable, Sendable {
  private let name: String
  /// The text's language cannot be translated.
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  /// Nothing is translated into this language.
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  /// The two languages do not go together.
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  /// The language of the text could not be determined.
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  /// There is no text.
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  /// The languages are not there. It is always so in Plumb.
  public static let notInstalled = TranslationError(name: "notInstalled")
  /// Another error.
  public static let internalError = TranslationError(name: "internalError")
}

/// The languages that can be translated. None can in Plumb.
public struct LanguageAvailability: Sendable {
  /// Whether two languages can be translated.
  public enum Status: Hashable, Sendable { case installed, supported, unsupported }
  /// Creates one.
  public init() {}
  /// The languages that are known: none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  /// Returns whether two languages can be translated: never.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}

extension View {
  /// Runs an action with a session when the configuration is there or another one. The session translates nothing.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) { if let configuration { await action(TranslationSession(configuration)) } }
  }
  /// Runs an action with a session for two languages. The session translates nothing.
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
  }
  /// Adds a popover that translates a text. No host translates.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("translationPresentation", fileID, line)
  }
}
