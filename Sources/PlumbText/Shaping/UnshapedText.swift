/// A text that is shaped when somebody asks for its glyphs. Two are equal if their shapes are certainly the same.
public struct UnshapedText: Sendable, Equatable {
  private let library: FontLibrary
  private let input: TextInput
  /// Another number means that the program has registered other fonts since, in which the same text has another shape.
  private let registered: Int

  public init(
    _ runs: [TextRun], fonts library: FontLibrary, direction: TextDirection = .leftToRight,
    language: String = "en"
  ) {
    self.library = library
    input = TextInput(runs: runs, direction: direction, language: language)
    registered = RegisteredFonts.currentNumber
  }

  /// Returns the text, shaped: remembered if the same was asked for lately.
  public func shaped() -> ShapedText { library.shape(input) }

  /// The warnings that the shaped text has, which need no shape.
  public var warnings: [TextWarning] { library.warnings(of: input) }

  public static func == (one: UnshapedText, other: UnshapedText) -> Bool {
    one.library === other.library && one.registered == other.registered && one.input == other.input
  }
}
