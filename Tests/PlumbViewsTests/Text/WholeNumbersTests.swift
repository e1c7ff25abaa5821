import Foundation
import Testing

@testable import PlumbViews

@Suite("Whole numbers in texts")
struct WholeNumbersTests {
  private static let values: [Int64] = [
    0, 1, 9, 10, 99, 100, 999, 1000, 1001, 9999, 10_000, 12_345, 99_999, 100_000, 999_999, 1_000_000,
    1_234_567,
    2_147_483_648, 123_456_789_012, .max,
  ]
  private static let locales = [
    "en_US", "en", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "es_ES", "es_MX", "pt_PT", "pt_BR",
    "pl_PL",
    "it_IT", "sv_SE", "nb_NO", "fi_FI", "ru_RU", "cs_CZ", "bg_BG", "hi_IN", "bn_BD", "ar_EG", "ar_MA",
    "fa_IR",
    "he_IL", "th_TH", "ja_JP", "zh_Hans_CN", "zh_Hant_TW", "ko_KR", "my_MM", "mr_IN", "ne_NP", "ur_PK",
    "tr_TR",
    "en_US_POSIX", "", "xx", "en_US@numbers=arab", "ar_EG@numbers=latn",
  ]

  @Test("are what Foundation writes, in each locale", arguments: locales)
  func same(identifier: String) {
    let locale = Locale(identifier: identifier)
    for value in Self.values {
      let wanted = String(format: "%lld", locale: locale, arguments: [value])
      let unsigned = String(format: "%llu", locale: locale, arguments: [UInt64(value)])
      if let short = WholeNumbers.string(UInt64(value), locale) {
        #expect(short == wanted && short == unsigned, "\(identifier): \(value)")
      }
      let words = WordSurroundings(locale, .none)
      let specifier = FormatString.Specifier(shape: "", conversion: "d")
      #expect(specifier.string(.integer(value), words) == wanted)
      #expect(
        specifier.string(.integer(-value), words)
          == String(format: "%lld", locale: locale, arguments: [-value]))
    }
  }

  @Test("take the short way where digits are those of ASCII, in threes")
  func short() {
    for identifier in ["en_US", "de_DE", "es_ES"] {
      #expect(WholeNumbers.string(12_345, Locale(identifier: identifier)) != nil)
    }
    #expect(WholeNumbers.string(12_345, Locale(identifier: "fa_IR")) == nil)
    #expect(WholeNumbers.string(12_345, .autoupdatingCurrent) == nil)
  }
}
