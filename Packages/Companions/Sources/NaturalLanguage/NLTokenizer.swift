/// The parts of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Cuts a text into words, sentences or paragraphs, by its spaces and marks.
///
/// Languages without spaces between their words are not known.
open class NLTokenizer: NSObject {
  /// The attributes of a token.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  /// The unit of the parts.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String?
  /// Creates a tokenizer for a kind of part.
  public init(unit: NLTokenUnit) { self.unit = unit }
  /// Sets the language, by which words are not distinguished here.
  @available(
    *, deprecated,
    message:
      "In Plumb, NLTokenizer.setLanguage does nothing: words of each language are cut at spaces and marks."
  )
  open func setLanguage(_ language: NLLanguage) {}
  /// Returns the parts of a stretch of the text.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    TextParts.ranges(unit, in: string ?? "", range)
  }
  /// Goes through the parts of a stretch of the text, until the answer is no.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) {
      let isNumber = string?[token].allSatisfy(\.isNumber) ?? false
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }
  /// Returns the part around a place.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    let text = string ?? ""
    return tokens(for: text.startIndex..<text.endIndex).first { $0.contains(index) } ?? index..<index
  }
}

/// Finds words, sentences and paragraphs by spaces and marks.
enum TextParts {
  static func ranges(_ unit: NLTokenUnit, in text: String, _ range: Range<String.Index>) -> [Range<
    String.Index
  >] {
    switch unit {
    case .document: [range].filter { !$0.isEmpty }
    case .paragraph: pieces(text, range) { !$0.isNewline }
    case .sentence: sentences(text, range)
    case .word: pieces(text, range) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    }
  }
  private static func pieces(
    _ text: String, _ range: Range<String.Index>, _ isInside: (Character) -> Bool
  ) -> [Range<String.Index>] {
    text[range].split { !isInside($0) }.map { $0.startIndex..<$0.endIndex }
  }
  private static func sentences(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var (found, start) = ([Range<String.Index>](), range.lowerBound)
    var index = start
    while index < range.upperBound {
      let next = text.index(after: index)
      let ends = ".!?。！？…".contains(text[index]) && (next == range.upperBound || text[next].isWhitespace)
      if ends || next == range.upperBound {
        var end = next
        while end < range.upperBound, text[end].isWhitespace { end = text.index(after: end) }
        found.append(start..<end)
        (start, index) = (end, end)
      } else {
        index = next
      }
    }
    return found
  }
}
