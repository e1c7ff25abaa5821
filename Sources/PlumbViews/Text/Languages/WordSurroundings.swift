import Foundation

/// All that the words of a text depend on: the reader's language, and the catalogs.
nonisolated final class WordSurroundings: Sendable {
  let locale: Locale
  let resources: Resources
  /// The locale's form of whole numbers, where known.
  let numbers: WholeNumbers?
  private let languages: [String]

  init(_ locale: Locale, _ resources: Resources) {
    (self.locale, self.resources) = (locale, resources)
    (languages, numbers) = (Languages.of(locale), WholeNumbers.of(locale))
  }

  /// The entry of the catalogs for a key, those of a bundle first.
  func entry(of key: String, _ table: String?, _ bundle: String?) -> LocalizedEntry? {
    guard let bundle else { return resources.findString(key, table, languages) }
    return resources.inside(bundle).findString(key, table, languages)
  }
}

nonisolated struct SharedWordSurroundings: Equatable {
  let content: WordSurroundings

  static func == (one: Self, other: Self) -> Bool {
    one.content === other.content
      || (one.content.locale == other.content.locale && one.content.resources == other.content.resources)
  }
}

nonisolated enum WordSurroundingsKey: DerivedEnvironmentKey {
  static let name = "_WordSurroundings.derived"
  static let inputs: Set<ObjectIdentifier> = [
    ObjectIdentifier(LocaleKey.self), ObjectIdentifier(ResourcesKey.self),
  ]

  static func value(in environment: EnvironmentValues) -> SharedWordSurroundings {
    SharedWordSurroundings(content: WordSurroundings(environment.locale, environment.resources))
  }
}

nonisolated extension EnvironmentValues {
  var words: WordSurroundings { self[derived: WordSurroundingsKey.self].content }
}
