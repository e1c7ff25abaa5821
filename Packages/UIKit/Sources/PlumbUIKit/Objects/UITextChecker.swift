import Foundation

/// A checker of spelling. There is no dictionary here, so it finds no mistakes.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  /// Words that are right in one text.
  open var ignoredWords: [String]?

  /// Creates a checker.
  public override init() { super.init() }

  /// Returns the first word of a range that is spelled wrong: none, so the place is `NSNotFound`.
  @available(
    *, deprecated,
    message: "In Plumb, UITextChecker does nothing: there is no dictionary, so every word is taken for right."
  )
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Words that may be meant: none.
  @available(
    *, deprecated,
    message: "In Plumb, UITextChecker does nothing: there is no dictionary, so every word is taken for right."
  )
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Words that begin so: none.
  @available(
    *, deprecated,
    message: "In Plumb, UITextChecker does nothing: there is no dictionary, so every word is taken for right."
  )
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Ignores a word in one text, as if it were right.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// Learns a word from now on, as long as the program runs.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages of dictionaries: none.
  open class var availableLanguages: [String] { [] }
}
