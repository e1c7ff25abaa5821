public import Foundation

extension PersonNameComponents {
  /// The name as people of its script write it: given name and family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }
  /// The name in a style.
  public func formatted<F: FoundationEssentials.FormatStyle>(_ style: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents { style.format(self) }

  /// Writes names of people.
  public struct FormatStyle: FoundationEssentials.FormatStyle, Sendable {
    /// The parts of a name that are written.
    public enum Style: String, Codable, Sendable {
      /// The given name, or the nickname.
      case short
      /// The given name and the family name.
      case medium
      /// All of the name.
      case long
      /// The first letters.
      case abbreviated
    }
    /// The parts of a name that are written.
    public var style: Style
    /// The language; a name's order comes from its own letters.
    public var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      let given = value.givenName ?? ""
      let family = value.familyName ?? ""
      let isDense = Self.isDense(given + family)
      switch style {
      case .short:
        return [value.nickname, value.givenName, value.familyName].compactMap { $0 }.first { !$0.isEmpty }
          ?? ""
      case .medium: return Self.joined(isDense ? [family, given] : [given, family], isDense: isDense)
      case .long:
        let names = [given, value.middleName ?? "", family]
        let ordered = isDense ? names.reversed() : names
        return Self.joined([value.namePrefix ?? ""] + ordered + [value.nameSuffix ?? ""], isDense: isDense)
      case .abbreviated:
        // Chinese, Japanese and Korean names are known by the family's sign.
        return isDense
          ? String((family.isEmpty ? given : family).prefix(1))
          : String(given.prefix(1) + family.prefix(1)).uppercased()
      }
    }

    private static func joined(_ names: [String], isDense: Bool) -> String {
      names.filter { !$0.isEmpty }.joined(separator: isDense ? "" : " ")
    }

    /// Whether names of these letters are without spaces, and the family first: Chinese, Japanese and Korean ones.
    private static func isDense(_ name: String) -> Bool {
      guard let first = name.unicodeScalars.first?.value else { return false }
      return (0x3040...0x30FF).contains(first) || (0x3400...0x9FFF).contains(first)
        || (0xAC00...0xD7AF).contains(first)
    }
  }

  /// Reads names of people: words before the last one are given and middle names.
  public struct ParseStrategy: FoundationEssentials.ParseStrategy, Sendable {
    /// Makes a way to read names.
    public init() {}
    /// Reads a name. A title in front and a suffix behind are recognised by their words.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard
        let name = PersonNameComponents(words: value.split(whereSeparator: \.isWhitespace).map(String.init))
      else {
        throw CocoaError(.formatting)
      }
      return name
    }
  }

  private static let titles: Set = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  fileprivate init?(words: [String]) {
    func plain(_ word: String) -> String { word.lowercased().filter { $0.isLetter } }
    var words = words[...]
    guard !words.isEmpty else { return nil }
    self.init()
    if words.count > 1, let first = words.first, Self.titles.contains(plain(first)) {
      namePrefix = words.removeFirst()
    }
    if words.count > 1, let last = words.last, Self.suffixes.contains(plain(last)) {
      nameSuffix = words.removeLast()
    }
    givenName = words.popFirst()
    familyName = words.popLast()
    if !words.isEmpty { middleName = words.joined(separator: " ") }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension FoundationEssentials.FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension FoundationEssentials.ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes and reads names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension FoundationEssentials.ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads names of people.
  public static var name: Self { Self() }
}

/// Writes and reads names of people. Foundation has no such formatter on Linux.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The parts of a name that are written.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  /// The parts of a name that are written.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The name's pronunciation.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The parts of a name that are written.
  open var style = Style.default
  /// Whether the name is written as it sounds.
  open var isPhonetic = false
  /// The language; a name's order comes from its own letters.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes a formatter that writes given name and family name.
  public override init() { super.init() }
  /// Makes a formatter for a coder, from which Plumb reads no settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
    return formatter.string(from: components)
  }

  /// Writes a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return name.formatted(.name(style: width))
  }

  /// Reads a name; nil where there is no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.ParseStrategy().parse(string)
  }

  /// Writes a name; nil for what is none.
  open override func string(for value: Any?) -> String? {
    (value as? PersonNameComponents).map { string(from: $0) }
  }

  private var width: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
