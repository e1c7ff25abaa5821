import Foundation

/// A checker of spelling. There is no dictionary here, so it finds no mistakes.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  /// Words that are right in one text.
  open var ignoredWords: [String]?

  /// Creates a checker.
  public override init() { super.init() }

  /// Returns the first word of a range that is spelled wrong: none, so the place is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSRange {
    WithoutEffect.spelling.tell(fileID, line)
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Words that may be meant: none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [String]? {
    WithoutEffect.spelling.tell(fileID, line)
    return nil
  }

  /// Words that begin so: none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [String]? {
    WithoutEffect.spelling.tell(fileID, line)
    return nil
  }

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
