import Foundation
import PlumbGraph
import PlumbLayout
import PlumbText

/// All that a text takes from its surroundings, besides its words and its paint.
///
/// A text reads some twenty values. The texts of one place share them, so that each reads one.
final class TextSurroundings {
  let changes: [Text.Change]
  /// The font that is set, or the platform's.
  let font: Font
  /// The numbers of the font where a text changes nothing.
  let request: FontRequest
  let platform: PlatformStyle.Platform
  let typeSize: DynamicTypeSize
  let isHeavier: Bool
  let lineHeight: AttributedString.LineHeight?
  let letterCase: Text.Case?
  let library: FontLibrary
  /// The tag that shaping requires.
  let language: String
  let options: LineOptions
  let renderer: TextRendererBox?
  let isRedacted: Bool
  let isSelectable: Bool

  init(_ environment: EnvironmentValues) {
    changes = environment.textChanges
    let (chosen, platform) = (environment.font, environment.platformStyle.platform)
    font = chosen ?? .usual(platform, in: environment)
    self.platform = platform
    typeSize = environment.dynamicTypeSize
    isHeavier = environment.legibilityWeight == .bold
    lineHeight = environment.lineHeight
    letterCase = environment.textCase
    library = environment.fontLibrary
    language = (environment.typesettingLanguage.language ?? environment.locale.language).shapingTag
    options = LineOptions(environment)
    renderer = environment.textRenderer
    isRedacted = environment.redactionReasons.contains(.placeholder)
    isSelectable = environment.allowsTextSelection && !isRedacted && renderer == nil
    var request = font.request(platform, typeSize)
    if isHeavier { request.weight = request.heavierWeight }
    lineHeight?.apply(to: &request)
    self.request = request
  }
}

extension FontRequest {
  /// The weight for people who want heavier strokes.
  var heavierWeight: Int { min(900, weight + 200) }
}

extension Font {
  /// The font where nobody sets one: on macOS it follows the size of the controls (Recorded/Text.md#179).
  fileprivate static func usual(
    _ platform: PlatformStyle.Platform, in environment: EnvironmentValues
  ) -> Font {
    guard platform == .macOS else { return .body }
    return switch environment.controlSize {
    case .mini: .system(size: 9)
    case .small: .system(size: 11)
    default: .body
    }
  }
}

/// A box, so that a reader takes one reference.
struct SharedTextSurroundings: Equatable {
  let content: TextSurroundings

  static func == (one: Self, other: Self) -> Bool {
    let (one, other) = (one.content, other.content)
    return one === other
      || (one.font == other.font && one.request == other.request && one.platform == other.platform
        && one.typeSize == other.typeSize && one.isHeavier == other.isHeavier
        && one.lineHeight == other.lineHeight && one.letterCase == other.letterCase
        && one.library === other.library && one.language == other.language && one.options == other.options
        && one.isRedacted == other.isRedacted && one.isSelectable == other.isSelectable
        && valuesAreEqual(one.changes, other.changes) && valuesAreEqual(one.renderer, other.renderer))
  }
}

enum TextSurroundingsKey: DerivedEnvironmentKey {
  static let name = "_TextSurroundings.derived"
  static let inputs: Set<ObjectIdentifier> = [
    ObjectIdentifier(TextChangesKey.self), ObjectIdentifier(PlatformStyleKey.self),
    ObjectIdentifier(TypeSizeKey.self), ObjectIdentifier(FontKey.self), ObjectIdentifier(ControlSizeKey.self),
    ObjectIdentifier(LegibilityWeightKey.self), ObjectIdentifier(LineHeightKey.self),
    ObjectIdentifier(TextCaseKey.self), ObjectIdentifier(FontLibraryKey.self),
    ObjectIdentifier(TypesettingLanguageKey.self), ObjectIdentifier(LocaleKey.self),
    ObjectIdentifier(TextRendererKey.self), ObjectIdentifier(RedactionReasonsKey.self),
    ObjectIdentifier(SelectableTextKey.self), ObjectIdentifier(LineLimitKey.self),
    ObjectIdentifier(TextAlignmentKey.self), ObjectIdentifier(TruncationModeKey.self),
    ObjectIdentifier(MinimumScaleKey.self), ObjectIdentifier(LineSpacingKey.self),
    ObjectIdentifier(TightensKey.self), ObjectIdentifier(DisplayScaleKey.self),
  ]

  static func value(in environment: EnvironmentValues) -> SharedTextSurroundings {
    SharedTextSurroundings(content: TextSurroundings(environment))
  }
}

extension EnvironmentValues {
  var textSurroundings: TextSurroundings { self[derived: TextSurroundingsKey.self].content }
}

extension LineOptions {
  package init(_ environment: EnvironmentValues) {
    let limits = environment.lineLimits
    self.init(
      alignment: Alignment(environment.multilineTextAlignment), lineLimit: limits.most,
      minimumLines: limits.least,
      truncation: Truncation(environment.truncationMode), lineSpacing: environment.lineSpacing,
      minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening,
      avoidsOrphans: environment.platformStyle.platform == .iOS, displayScale: environment.displayScale)
  }
}

extension LineOptions.Alignment {
  init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

extension LineOptions.Truncation {
  init(_ mode: Text.TruncationMode) {
    self =
      switch mode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}

extension Locale.Language {
  /// The language tag that shaping requires: for Chinese, which characters ("zh-tw").
  fileprivate var shapingTag: String {
    let code = languageCode?.identifier ?? "en"
    guard code == "zh" else { return code }
    let isTraditional = script?.identifier == "Hant" || ["TW", "HK", "MO"].contains(region?.identifier)
    return isTraditional ? region?.identifier == "HK" ? "zh-hk" : "zh-tw" : "zh-cn"
  }
}
