/// The names of symbols for names of assets, as Xcode makes them.
enum AssetName {
  /// `pic 1` is `pic1`, `AccentColor` is `accent`, `URLIcon` is `urlIcon`, `USA` is `USA`; `nil` for a name without letters and digits.
  ///
  /// - Parameter suffix: the kind, which is left out at the end.
  static func symbol(_ name: String, without suffix: String) -> String? {
    guard var word = camelCase(name) else { return nil }
    if word.hasSuffix(suffix), word.count > suffix.count { word.removeLast(suffix.count) }
    return usable(lowercasedStart(word))
  }

  /// `my icons` is `MyIcons`.
  static func namespace(_ name: String) -> String? { camelCase(name).map(usable) }

  /// Its words behind each other, each with a capital.
  private static func camelCase(_ name: String) -> String? {
    let words = name.split { letter in
      letter == "_" || !letter.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.isEmpty ? nil : joined
  }

  /// Without the capitals at the start, but for the one that begins the next word: `URLIcon` has three of them. A word of
  /// several capitals alone stays as it is, as public apps name it.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    if rest.isEmpty, capitals.count > 1 { return word }
    let count =
      capitals.count > 1 && rest.first?.isLowercase ?? false ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The words that cannot follow a point as a declared name.
  private static let reserved: Set = ["init", "self", "Self", "Type", "Protocol"]

  /// A digit does not begin a name, and a few words mean something else (assumed: both get a line before them).
  private static func usable(_ word: String) -> String {
    let starts = word.unicodeScalars.first?.properties.isXIDStart ?? false
    return !starts || reserved.contains(word) ? "_\(word)" : word
  }
}
