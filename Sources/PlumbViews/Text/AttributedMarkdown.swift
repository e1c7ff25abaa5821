import Foundation
import PlumbText

/// The Markdown parsing that Foundation has on Apple's systems.
nonisolated extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The marks that are interpreted.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// The policy for a text that can't be read; every text can.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes in `^[…](…)` are read. Plumb does not look at it here.
    public var allowsExtendedAttributes: Bool
    /// The marks that are interpreted: all, or only those within a line, such as stars and links. Both inline syntaxes
    /// do the same here.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for a text that can't be read. Plumb ignores it: every text can be read.
    public var failurePolicy: FailurePolicy
    /// The language that the text is written in. Plumb does not look at it.
    public var languageCode: String?

    /// Creates options; only `interpretedSyntax` changes what Plumb makes of a text.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string with the looks of its Markdown. With the full syntax, paragraphs follow each other without a
  /// break, as they do on Apple's systems, where only the attributes distinguish them; those are not made here.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    let runs =
      options.interpretedSyntax == .full
      ? Markdown.documentRuns(of: markdown) : Markdown.inlineRuns(of: markdown)
    self = runs.reduce(into: AttributedString()) { $0 += AttributedString($1, baseURL: baseURL) }
  }

  private init(_ run: MarkdownRun, baseURL: URL?) {
    typealias Looks = AttributeScopes.SwiftUIAttributes
    self.init(run.text)
    var intent: InlinePresentationIntent = []
    if run.isStrong { intent.insert(.stronglyEmphasized) }
    if run.isEmphasized { intent.insert(.emphasized) }
    if run.isCode { intent.insert(.code) }
    if run.isStruck { intent.insert(.strikethrough) }
    if !intent.isEmpty { self[Looks.InlinePresentationIntentAttribute.self] = intent }
    if let link = run.link {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: link, relativeTo: baseURL)
    }
  }
}
