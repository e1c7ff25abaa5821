import Foundation
import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("What a text says")
struct TextContentTests {
  private func said(_ text: Text, _ locale: String = "en_US", strings: [String: LocalizedEntry] = [:])
    -> String
  {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.resources.findString = { key, _, languages in
      strings[key].flatMap { languages.contains($0.language) ? $0 : nil }
    }
    return text.string(in: environment)
  }

  @Test("numbers are written as the reader's language writes them")
  func numbers() {
    #expect(said(Text("\(1_234_567) and \(2.5)")) == "1,234,567 and 2.500000")
    #expect(said(Text("\(1_234_567) and \(2.5)"), "de_DE") == "1.234.567 and 2,500000")
    #expect(said(Text("\(1234, specifier: "%05d")")) == "01,234")
    #expect(
      said(Text("\(UInt8(7)) \(CGFloat(0.5), specifier: "%.1f") \(Int64.min)"))
        == "7 0.5 -9,223,372,036,854,775,808")
    #expect(said(Text(String(1_234_567))) == "1234567")
  }

  @Test("a percent sign is one, with and without values")
  func percent() {
    #expect(said(Text("100% sure")) == "100% sure")
    #expect(said(Text("\(50)% of 100%")) == "50% of 100%")
    #expect(said(Text("100%@ \("a%d")")) == "100%@ a%d")
  }

  @Test("formats of Foundation take the reader's language")
  func formats() {
    #expect(said(Text(0.256, format: .percent)) == "25.6%")
    #expect(said(Text("\(0.256, format: .percent) off"), "de_DE") == "25,6\u{A0}% off")
    #expect(said(Text(3.5, format: .currency(code: "EUR"))) == "€3.50")
    #expect(said(Text(["a", "b", "c"], format: .list(type: .and)), "de") == "a, b und c")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 3
    #expect(said(Text("\(NSNumber(value: 1), formatter: formatter)")).hasSuffix("000"))
  }

  @Test("dates are words of the host's calendar, zone and date")
  func dates() {
    let moon = Date(timeIntervalSince1970: -14_182_940)
    var environment = EnvironmentValues()
    environment.currentDate = moon.addingTimeInterval(-7500)
    func words(_ style: Text.DateStyle) -> String {
      Text(moon, style: style).string(in: environment).replacing("\u{202F}", with: " ")
    }
    #expect(words(.date) == "July 20, 1969")
    #expect(words(.time) == "8:17 PM")
    #expect(words(.relative) == "2 hr, 5 min")
    #expect(words(.offset) == "+2 hours")
    #expect(words(.timer) == "2:05:00")
    environment.timeZone = TimeZone(secondsFromGMT: 3600)!
    #expect(words(.time) == "9:17 PM")
    let span = Text(moon...moon.addingTimeInterval(3600)).string(in: environment)
    #expect(span.contains("9:17") && span.contains("10:17"))
    let timer = Text(timerInterval: moon.addingTimeInterval(-7560)...moon)
    #expect(timer.string(in: environment) == "2:05:00")
    #expect(Text(Date.distantFuture, style: .relative).string(in: environment).count < 40)
  }

  @Test("a catalog's text stands for the key, in the reader's language only")
  func catalog() {
    let strings = [
      "Hello %@": LocalizedEntry(.text("Hallo **%@**"), language: "de"),
      "Bye": LocalizedEntry(.text("Tschüß 100%"), language: "de"),
      "%@ of %lld": LocalizedEntry(.text("%2$lld: %1$@"), language: "de"),
    ]
    #expect(said(Text("Hello \("*Ada*")"), "de_AT", strings: strings) == "Hallo *Ada*")
    #expect(said(Text("Hello \("Ada")"), "fr", strings: strings) == "Hello Ada")
    #expect(said(Text("Bye"), "de", strings: strings) == "Tschüß 100%")
    #expect(said(Text(verbatim: "Bye"), "de", strings: strings) == "Bye")
    #expect(said(Text("\("a") of \(3)"), "de", strings: strings) == "3: a")
  }

  @Test("a catalog's format that does not fit its values is no crash")
  func misfit() {
    for format in [
      "%d %d %d", "%9$@", "%s", "%999999999d", "%*d", "%", "%#@", "%1$", "%n", "%p %c %f", "%#@x@", "%arg",
    ] {
      let entry = LocalizedEntry(.text(format), language: "en")
      #expect(said(Text("k \("a")"), strings: ["k %@": entry]).count < 20, "\(format)")
    }
  }

  @Test("a number chooses among the forms of the text's language")
  func plurals() {
    let english = LocalizedEntry(
      .plural(["one": "%lld apple", "other": "%lld apples", "zero": "none"]), language: "en")
    func apples(_ count: Int) -> String { said(Text("\(count) apples"), strings: ["%lld apples": english]) }
    #expect([0, 1, 2, 1000].map(apples) == ["none", "1 apple", "2 apples", "1,000 apples"])
    let substitution = LocalizedEntry(
      .text("%#@cats@ and %#@dogs@"),
      substitutions: [
        "cats": .init(argument: 1, specifier: "lld", forms: ["one": "a cat", "other": "%arg cats"]),
        "dogs": .init(argument: 2, specifier: "lld", forms: ["one": "a dog", "other": "%arg dogs"]),
      ], language: "en")
    #expect(said(Text("\(1) \(1234)"), strings: ["%lld %lld": substitution]) == "a cat and 1,234 dogs")
  }

  @Test("the kinds of numbers are those of each language")
  func categories() {
    let expected: [(String, [Double], [String])] = [
      ("en", [0, 1, 2, 1.5], ["other", "one", "other", "other"]),
      ("fr", [0, 1, 1.5, 2], ["one", "one", "one", "other"]),
      ("ru", [1, 2, 5, 11, 21, 22, 1.5], ["one", "few", "many", "many", "one", "few", "other"]),
      ("pl", [1, 2, 5, 21, 22], ["one", "few", "many", "many", "few"]),
      ("ar", [0, 1, 2, 3, 11, 100], ["zero", "one", "two", "few", "many", "other"]),
      ("cs", [1, 2, 5, 1.5], ["one", "few", "other", "many"]), ("ja", [1], ["other"]),
      ("de-AT", [1, 2], ["one", "other"]),
    ]
    for (language, numbers, kinds) in expected {
      #expect(numbers.map { PluralRule.category(of: $0, in: language) } == kinds, "\(language)")
    }
  }

  @Test("the languages of a locale go from the region to the bare language")
  func languages() {
    #expect(Languages.of(Locale(identifier: "de_AT")) == ["de-AT", "de-Latn-AT", "de-Latn", "de"])
    #expect(Languages.of(Locale(identifier: "zh_TW")).contains("zh-Hant"))
    #expect(Languages.of(Locale(identifier: "en")).last == "en")
  }

  @Test("a noun agrees with its number where the text says so")
  func inflection() {
    #expect([1, 2].map { said(Text("^[\($0) apple](inflect: true)!")) } == ["1 apple!", "2 apples!"])
    #expect(said(Text("^[\(3) berry](inflect: true)")) == "3 berries")
    #expect(said(Text("^[broken")) == "^[broken")
  }

  @Test("resources and localized strings outside of views speak the program's language")
  func resources() {
    #expect(said(Text(LocalizedStringResource("a \(3)"))) == "a 3")
    #expect(said(Text(LocalizedStringResource("key", defaultValue: "Value \(4)"))) == "Value 4")
    #expect(String(localized: "a **\(1)**") == "a **1**")
  }
}
