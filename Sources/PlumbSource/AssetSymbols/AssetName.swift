/// The names of symbols for names of assets, as Xcode makes them.
///
/// The rule is that of the files `GeneratedAssetSymbols.swift` that Xcode wrote for public apps; `AssetSymbolsTests` has pairs of them.
enum AssetName {
  /// `pic 1` is `pic1`, `AccentColor` is `accent`, `URLIcon` is `urlIcon`, `A320neo` is `a320Neo`; a name without small letters keeps its
  /// capitals, with a line between its words: `A320` is `A_320`. `nil` for a name without letters and digits.
  ///
  /// - Parameter suffix: the kind, which is left out at the end.
  static func symbol(_ name: String, without suffix: String) -> String? {
    let words = words(of: name)
    guard let first = words.first else { return nil }
    if let capitals = capitals(words) { return usable(capitals) }
    var word = first.lowercased() + words.dropFirst().map(capitalized).joined()
    if word.hasSuffix(suffix), word.count > suffix.count { word.removeLast(suffix.count) }
    return usable(word)
  }

  /// `my icons` is `MyIcons`.
  static func namespace(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : usable(capitals(words) ?? words.map(capitalized).joined())
  }

  /// `some.key` is `someKey`, `ALPS_NAME` is `alpsName`, `2023_TRIP` is `_2023Trip`.
  static func stringSymbol(_ key: String) -> String? {
    let words = words(of: key).map { word in
      word.contains(where: \.isLowercase) ? word : Substring(word.lowercased())
    }
    guard let first = words.first else { return nil }
    return usable(
      first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(capitalized).joined())
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words with lines between them; `nil` if one has a small letter.
  private static func capitals(_ words: [Substring]) -> String? {
    let isCapital = words.allSatisfy { $0.allSatisfy { $0.isUppercase || isDigit($0) } }
    return isCapital ? words.joined(separator: "_") : nil
  }

  /// A word begins at a digit behind a letter, at a letter behind a digit, at a capital behind a small letter, and at the last of several
  /// capitals before a small letter. Other signs are between words.
  private static func words(of name: String) -> [Substring] {
    let parts = name.split { letter in
      letter == "_" || !letter.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }
    return parts.flatMap { part -> [Substring] in
      var words: [Substring] = []
      var start = part.startIndex
      for index in part.indices.dropFirst() where begins(index, in: part) {
        words.append(part[start..<index])
        start = index
      }
      return words + [part[start...]]
    }
  }

  private static func begins(_ index: Substring.Index, in part: Substring) -> Bool {
    let (before, letter) = (part[part.index(before: index)], part[index])
    if isDigit(before) != isDigit(letter) { return true }
    guard letter.isUppercase else { return false }
    let next = part.index(after: index)
    return !before.isUppercase && !isDigit(before)
      || before.isUppercase && next < part.endIndex && !part[next].isUppercase && !isDigit(part[next])
  }

  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

  /// The words that cannot follow a point as a declared name.
  private static let reserved: Set = ["init", "self", "Self", "Type", "Protocol"]

  /// A digit does not begin a name, and gets a line before it. So do a few words that mean something else (assumed).
  private static func usable(_ word: String) -> String {
    let starts = word.unicodeScalars.first?.properties.isXIDStart ?? false
    return !starts || reserved.contains(word) ? "_\(word)" : word
  }
}
