import PlumbLayout
import PlumbViews

/// A setting of a stage that options and messages name with a word.
package protocol StageSetting {
  static var choices: [Self] { get }
  var word: String { get }
}

extension StageSetting {
  package init?(word: String) {
    guard let value = Self.choices.first(where: { $0.word == word }) else { return nil }
    self = value
  }

  package static var words: [String] { choices.map(\.word) }
}

extension StageSetting where Self: CaseIterable {
  package static var choices: [Self] { Array(allCases) }
}

extension ColorScheme: StageSetting { package var word: String { "\(self)" } }
extension DynamicTypeSize: StageSetting { package var word: String { "\(self)" } }
extension LayoutDirection: StageSetting {
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}
extension PlatformStyle.Platform: StageSetting {
  package static var choices: [PlatformStyle.Platform] { [.iOS, .macOS] }
  package var word: String { "\(self)" }
}
extension PlatformStyle.Generation: StageSetting {
  package static var choices: [PlatformStyle.Generation] { [.iOS18, .iOS26] }
  package var word: String { self == .iOS26 ? "26" : "18" }
}
