import Foundation
import PlumbText

/// The language whose rules of writing a text follows.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  /// The surroundings' language.
  public static let automatic = TypesettingLanguage(language: nil)
  /// Returns an explicit language, whatever that of the surroundings.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

struct TypesettingLanguageKey: EnvironmentKey {
  static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the language whose characters and breaks text has, whatever language the reader has.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    environment(\.typesettingLanguage, isEnabled ? language : .automatic)
  }

  /// Sets the language whose characters and breaks text has, whatever language the reader has.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}
