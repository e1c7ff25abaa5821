/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// No language that is known.
  public static let undetermined = NLLanguage("und")
  /// English.
  public static let english = NLLanguage("en")
  /// German.
  public static let german = NLLanguage("de")
  /// French.
  public static let french = NLLanguage("fr")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Italian.
  public static let italian = NLLanguage("it")
  /// Portuguese.
  public static let portuguese = NLLanguage("pt")
  /// Dutch.
  public static let dutch = NLLanguage("nl")
  /// Russian.
  public static let russian = NLLanguage("ru")
  /// Ukrainian.
  public static let ukrainian = NLLanguage("uk")
  /// Turkish.
  public static let turkish = NLLanguage("tr")
  /// Arabic.
  public static let arabic = NLLanguage("ar")
  /// Hebrew.
  public static let hebrew = NLLanguage("he")
  /// Hindi.
  public static let hindi = NLLanguage("hi")
  /// Japanese.
  public static let japanese = NLLanguage("ja")
  /// Korean.
  public static let korean = NLLanguage("ko")
  /// Chinese with simplified characters.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  /// Chinese with traditional characters.
  public static let traditionalChinese = NLLanguage("zh-Hant")
}
/// The scheme of tags for a part of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether it is a word, a mark or a space.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// The kind of word.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// The kind of name that a word is.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// The kind of name that a word is, or else the kind of word.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// The form of the word in a dictionary.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// In which language it is.
  public static let language = NLTagScheme(rawValue: "Language")
  /// In which script it is.
  public static let script = NLTagScheme(rawValue: "Script")
  /// The sentiment, from -1 to 1.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}
/// The tag of a part of a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = NLTag("Word")
  /// A mark.
  public static let punctuation = NLTag("Punctuation")
  /// A space.
  public static let whitespace = NLTag("Whitespace")
  /// A noun.
  public static let noun = NLTag("Noun")
  /// A verb.
  public static let verb = NLTag("Verb")
  /// An adjective.
  public static let adjective = NLTag("Adjective")
  /// An adverb.
  public static let adverb = NLTag("Adverb")
  /// A pronoun.
  public static let pronoun = NLTag("Pronoun")
  /// A number.
  public static let number = NLTag("Number")
  /// The name of a person.
  public static let personalName = NLTag("PersonalName")
  /// The name of a place.
  public static let placeName = NLTag("PlaceName")
  /// The name of an organization.
  public static let organizationName = NLTag("OrganizationName")
}

/// A tagger that classifies the parts of a text. No language is known here, so it finds nothing.
open class NLTagger: NSObject {
  /// The options for the parts that are left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words are left out.
    public static let omitWords = Options(rawValue: 1)
    /// Marks are left out.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Spaces are left out.
    public static let omitWhitespace = Options(rawValue: 4)
    /// All other parts are left out.
    public static let omitOther = Options(rawValue: 8)
    /// A name of several words is one.
    public static let joinNames = Options(rawValue: 16)
    /// Two words that are drawn together are one.
    public static let joinContractions = Options(rawValue: 32)
  }
  /// The schemes of tags to find.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String?
  /// The text's language. None is known.
  open var dominantLanguage: NLLanguage? { nil }
  /// Creates a tagger for some schemes.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  /// Sets the language. It has no effect.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  /// Returns the tag of the part around a place: none, and 0 for a mood.
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    reportCompanion("NLTagger")
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return (Self.tag(scheme), tokenizer.tokenRange(at: index))
  }
  /// Enumerates the parts of a text, until the closure stops it. Nothing is known about the parts.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    reportCompanion("NLTagger")
    for part in TextParts.ranges(unit, in: string ?? "", range) where !block(Self.tag(scheme), part) {
      return
    }
  }
  /// Returns the parts of a text. Nothing is known about them.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    reportCompanion("NLTagger")
    return TextParts.ranges(unit, in: string ?? "", range).map { (Self.tag(scheme), $0) }
  }
  private static func tag(_ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .sentimentScore: NLTag("0.0")
    case .tokenType: .word
    default: nil
    }
  }
}

/// A recognizer of the language of a text. None is known here, so it finds none.
open class NLLanguageRecognizer: NSObject {
  /// The language.
  open var dominantLanguage: NLLanguage? { nil }
  /// The languages that are considered.
  open var languageConstraints: [NLLanguage] = []
  /// The probabilities of languages.
  open var languageHints: [NLLanguage: Double] = [:]
  /// Creates one.
  public override init() {}
  /// Returns the language of a text.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    reportCompanion("NLLanguageRecognizer")
    return nil
  }
  /// Analyzes a text.
  open func processString(_ string: String) { reportCompanion("NLLanguageRecognizer") }
  /// Returns the likeliest languages: none.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  /// Forgets the texts.
  open func reset() {}
}

/// Knows which words are like others. None is known here.
open class NLEmbedding: NSObject {
  /// Returns the words of a language. There are none.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? {
    reportCompanion("NLTagger")
    return nil
  }
  /// Returns the sentences of a language. There are none.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? {
    reportCompanion("NLTagger")
    return nil
  }
  /// Returns the distance between two words.
  open func distance(between firstString: String, and secondString: String) -> Double { 2 }
}
