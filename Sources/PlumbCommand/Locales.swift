import ArgumentParser
import Foundation
import PlumbSource

extension StageOptions {
  /// A locale whose language and region exist; what is not known would be shown as English without a word.
  static func locale(_ word: String) throws -> String {
    let parts = Locale.Components(identifier: word)
    let language = parts.languageComponents.languageCode
    let region = parts.languageComponents.region
    let isKnown = language.map(Locale.LanguageCode.isoLanguageCodes.contains) ?? false
    guard isKnown, region.map(Locale.Region.isoRegions.contains) ?? true else {
      let nearest = nearestWord(to: word, among: Locale.availableIdentifiers).map { " Did you mean \($0)?" }
      throw ValidationError(
        "There is no locale \(word.isEmpty ? "without a name" : word).\(nearest ?? "") Write a language and a region, such as en_US or ja_JP."
      )
    }
    return word
  }
}
