import Foundation
import PlumbViews
import Synchronization

/// The answers of `NSLocalizedString`: those of the source's catalogs in the language of the stage, and then those that
/// Foundation finds in the bundle.
enum StageStrings {
  private struct State {
    var resources: Resources?
    var told: Set<String> = []
  }

  private static let state = Mutex(State())

  /// From now on strings are looked up here first.
  static func use(_ resources: Resources) { state.withLock { $0.resources = resources } }

  static func string(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
    let resources = state.withLock { $0.resources }
    guard let entry = resources?.findString(key, table, Languages.of(StageLocale.current)) else {
      return bundle.localizedString(forKey: key, value: value, table: table)
    }
    switch entry.form {
    case .text(let text): return text
    case .plural(let forms):
      if state.withLock({ $0.told.insert(key).inserted }) {
        warn(
          "NSLocalizedString(\"\(key)\") has a form for each kind of number, and Plumb takes the one for other numbers. String(localized:) chooses the right one."
        )
      }
      return forms["other"] ?? forms.min { $0.key < $1.key }?.value ?? key
    }
  }

}

/// `NSLocalizedString`, in the language of the stage.
@_silgen_name("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
package func localizedString(
  _ key: String, _ table: String?, _ bundle: Bundle, _ value: String, _ comment: String
) -> String {
  StageStrings.string(key, table, bundle, value)
}
