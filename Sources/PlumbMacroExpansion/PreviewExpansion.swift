/// `#Preview` becomes a type that the host finds by its conformance to `PreviewRegistry`.
///
///     #Preview("Row", traits: .sizeThatFitsLayout) { Row() }
///
/// The words behind `#Preview` are those of `Preview.init`, so they are passed on unchanged. Only declarations
/// marked `@Previewable` need more: they become properties of a view that is wrapped around the rest of the body.
public struct PreviewExpansion {
  /// The location of the macro: `Module/File.swift`, and the line, counted from 1.
  public struct Location: Equatable, Sendable {
    public let fileID: String
    /// The path of the file, to which errors, warnings and debug information of the body refer.
    public let file: String
    public let line: Int
    public let column: Int

    public init(fileID: String, file: String, line: Int, column: Int) {
      (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
    }
  }

  private let statements: Statements
  private let discriminator: String
  private let location: Location

  public init(source: String, discriminator: String, location: Location) {
    statements = Statements(source)
    self.discriminator = discriminator
    self.location = location
  }

  public var expansion: Expansion {
    let tokens = statements.tokens
    guard let pound = tokens.firstIndex(where: { $0.text == "#" }), pound + 1 < tokens.count else {
      return .failure("#Preview needs a closure that makes a view.")
    }
    let written = pound + 2..<tokens.count
    let words = statements.text(written)
    if hasArguments(after: pound + 1) {
      return .source(registry("Preview._each\(words)", written, isSeveral: true))
    }
    guard let open = bodyBrace(after: pound + 1), let close = statements.closing(open) else {
      // The body may also be a function: #Preview("Row", body: makeRow)
      return words.isEmpty
        ? .failure("#Preview needs a closure that makes a view.")
        : .source(registry("Preview\(words)", written))
    }
    let body = statements.statements(in: open + 1..<close)
    let state = body.filter(isPreviewable)
    guard !state.isEmpty else { return .source(registry("Preview\(words)", written)) }
    let rest = body.filter { !isPreviewable($0) }
    let before = statements.text(pound + 2..<open + 1)
    let after = statements.text(close..<tokens.count)
    return .source(registry("Preview\(before) PreviewState() \(after)", written, state: wrapper(state, rest)))
  }

  /// Whether the parentheses behind the name have a label `arguments:`.
  private func hasArguments(after name: Int) -> Bool {
    let tokens = statements.tokens
    guard name + 1 < tokens.count, tokens[name + 1].text == "(",
      let close = statements.closing(name + 1)
    else { return false }
    var index = name + 2
    while index < close {
      if tokens[index].text == "arguments", tokens[index + 1].text == ":" { return true }
      // Labels of calls inside are others.
      index =
        (["(", "[", "{"].contains(tokens[index].text) ? statements.closing(index) : nil).map { $0 + 1 }
        ?? index + 1
    }
    return false
  }

  /// The brace that opens the closure: the trailing one, or the one behind `body:`.
  private func bodyBrace(after name: Int) -> Int? {
    let tokens = statements.tokens
    var index = name + 1
    var labelled: Int?
    if index < tokens.count, tokens[index].text == "(" {
      guard let close = statements.closing(index) else { return nil }
      labelled = (index..<close).first { tokens[$0].text == "body" && tokens[$0 + 1].text == ":" }.flatMap {
        label in
        (label..<close).first { tokens[$0].text == "{" }
      }
      index = close + 1
    }
    return (index..<tokens.count).first { tokens[$0].text == "{" } ?? labelled
  }

  private func isPreviewable(_ range: Range<Int>) -> Bool {
    zip(range, range.dropFirst()).contains { at, name in
      statements.tokens[at].text == "@" && statements.tokens[name].text == "Previewable"
    }
  }

  private func wrapper(_ state: [Range<Int>], _ rest: [Range<Int>]) -> String {
    let properties = state.map { range in
      let at = range.first {
        statements.tokens[$0].text == "@" && statements.tokens[$0 + 1].text == "Previewable"
      }!
      let declaration = (at + 2..<range.upperBound).drop { statements.tokens[$0].kind == .newline }
      return located(
        "    \(statements.text(range.lowerBound..<at))\(statements.text(declaration))",
        at: declaration.lowerBound)
    }
    return """
        struct PreviewState: SwiftUI.View {
      \(properties.joined(separator: "\n"))
          var body: some SwiftUI.View {
      \(rest.map { located("      \(statements.text($0))", at: $0.lowerBound) }.joined(separator: "\n"))
          }
        }

      """
  }

  /// Says where code is in the person's file: for the compiler's messages, `#line`, and debug information.
  ///
  /// - Parameter token: the token with which the code begins.
  private func located(_ code: String, at token: Int) -> String {
    guard !location.file.isEmpty, statements.tokens.indices.contains(token) else { return code }
    let before = statements.source.utf8.prefix(statements.tokens[token].range.lowerBound)
    let line = location.line + before.count { $0 == UInt8(ascii: "\n") }
    return "#sourceLocation(file: \(location.file.swiftLiteral), line: \(line))\n\(code)\n#sourceLocation()"
  }

  /// - Parameter written: the tokens that the preview is made of.
  private func registry(
    _ preview: String, _ written: Range<Int>, state: String = "", isSeveral: Bool = false
  ) -> String {
    let call = located("    SwiftUI.\(preview)", at: written.lowerBound)
    let making =
      isSeveral
      ? """
        @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
          try makePreviews()[0]
        }
        @_Concurrency.MainActor static func makePreviews() throws -> [SwiftUI.Preview] {
      \(call)
        }
      """
      : """
        @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
      \(call)
        }
      """
    return """
      struct \(discriminator)7PreviewfMu_: SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(location.fileID.swiftLiteral) }
        static var line: Swift.Int { \(place.line) }
        static var column: Swift.Int { \(place.column) }
      \(state)\(making)
      }
      """
  }

  /// The place of `#Preview` itself: the compiler reports where the blanks and comments before it begin.
  private var place: (line: Int, column: Int) {
    let bytes = Array(statements.source.utf8)
    let start = statements.tokens.first { $0.text == "#" }?.range.lowerBound ?? 0
    let before = bytes[..<start]
    guard let newline = before.lastIndex(of: UInt8(ascii: "\n")) else {
      return (location.line, location.column + start)
    }
    return (location.line + before.count { $0 == UInt8(ascii: "\n") }, start - newline)
  }
}
