import Foundation

// Foundation has these three names on Apple's systems only.

nonisolated extension String {
  /// A key with values in its gaps.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: LocalizedStringKey

    /// Creates a value of a string without gaps.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// Creates a value of a literal without gaps.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    /// Creates a value of a literal with values in its gaps.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates the text of a key in the language of the host whose views run now.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = LocalizedText(
      key: keyAndValue.key, table: table, bundle: bundle?.searchedFolder, locale: locale)
    self = Language.current.string(text)
  }

  /// Creates the text of a key in the language of the host whose views run now, or of its default text.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = LocalizedText(
      key: LocalizedStringKey("\(key)" as String), table: table, bundle: bundle?.searchedFolder,
      locale: locale,
      defaultValue: defaultValue.key)
    self = Language.current.string(text)
  }

  /// Creates the text of a resource in the language of the host whose views run now.
  public init(localized resource: LocalizedStringResource) { self = Language.current.string(resource.text) }
}

/// A key of a catalog that is looked up later.
nonisolated public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The location of the catalogs that are searched first.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)

    /// Returns whether both are the same place.
    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.atURL(let one), .atURL(let other)): one == other
      case (.forClass(let one), .forClass(let other)): one == other
      default: false
      }
    }

    var searchedFolder: String? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)?.searchedFolder
      case .forClass(let type): Bundle(for: type).searchedFolder
      }
    }
  }

  var text: LocalizedText

  /// The catalogs' key, with a format for each gap: "%lld of %@".
  public var key: String { text.key.format }
  /// The catalog's name; `nil` means "Localizable".
  public var table: String? { text.table }
  /// The language that the key is looked up in; that of the host whose views run now, unless you set one.
  public var locale: Locale {
    get { text.locale ?? Language.current.locale }
    set { text.locale = newValue }
  }

  /// Creates a resource whose key is also what is shown where no catalog has the key.
  ///
  /// - Parameters:
  ///   - table: The catalog's name; "Localizable" by default.
  ///   - locale: The language; that of the surroundings by default.
  ///   - bundle: The place whose catalogs are asked first; then all others are.
  ///   - comment: A word for translators, which is not kept.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    text = LocalizedText(
      key: keyAndValue.key, table: table, bundle: bundle.searchedFolder, locale: locale)
  }

  /// Creates a resource with a key, and a text that is shown where no catalog has the key.
  ///
  /// - Parameters:
  ///   - table: The catalog's name; "Localizable" by default.
  ///   - locale: The language; that of the surroundings by default.
  ///   - bundle: The place whose catalogs are asked first; then all others are.
  ///   - comment: A word for translators, which is not kept.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    text = LocalizedText(
      key: LocalizedStringKey("\(key)" as String), table: table, bundle: bundle.searchedFolder,
      locale: locale,
      defaultValue: defaultValue.key)
  }

  /// Creates a resource of a literal without gaps, in the catalog "Localizable".
  public init(stringLiteral value: String) { text = LocalizedText(key: LocalizedStringKey(value)) }
  /// Creates a resource of a literal with values in its gaps, in the catalog "Localizable".
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    text = LocalizedText(key: LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}
