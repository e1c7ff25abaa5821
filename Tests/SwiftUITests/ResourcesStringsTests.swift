import Foundation
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("Texts in the reader's language beside a source")
struct ResourcesStringsTests {
  private let folder: ResourcesFolder
  init() throws { folder = try ResourcesFolder() }

  /// What a text says, with the catalogs of the folder.
  private func said(_ text: Text, _ locale: String, _ resources: Resources) -> String {
    var environment = EnvironmentValues()
    (environment.locale, environment.resources) = (Locale(identifier: locale), resources)
    return text.string(in: environment)
  }

  private func catalog(_ strings: String) -> String {
    #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
  }

  private func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  @Test("a string catalog gives a key's text, in the region, the language, or the source's language")
  func catalogs() throws {
    let strings = [
      #""Hello %@": {"localizations": {"de": \#(unit("Hallo %@")), "de-CH": \#(unit("Grüezi %@")), "en": \#(unit("Hi %@"))}}"#,
      #""Plain": {}"#,
      #""%lld apples": {"localizations": {"en": {"variations": {"plural": {"one": \#(unit("%lld apple")), "other": \#(unit("%lld apples"))}}}}}"#,
      #""Tap": {"localizations": {"en": {"variations": {"device": {"mac": \#(unit("Click")), "other": \#(unit("Touch"))}}}}}"#,
      #""%lld %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": \#(unit("one")), "other": \#(unit("%arg things"))}}}}}}}"#,
    ]
    try folder.write("Localizable.xcstrings", catalog(strings.joined(separator: ",")))
    try folder.write(
      "Other.xcstrings", catalog(#""Plain": {"localizations": {"en": \#(unit("Other plain"))}}"#))
    let resources = folder.resources(of: "View.swift")
    #expect(
      ["de_AT", "de_CH", "fr_FR"].map { said(Text("Hello \("Ada")"), $0, resources) } == [
        "Hallo Ada", "Grüezi Ada", "Hi Ada",
      ])
    #expect(said(Text("Plain"), "de", resources) == "Plain")
    #expect(said(Text("Plain", tableName: "Other"), "de", resources) == "Other plain")
    #expect([1, 2].map { said(Text("\($0) apples"), "en_US", resources) } == ["1 apple", "2 apples"])
    #expect(said(Text("Tap"), "en_US", resources) == "Touch")
    #expect(said(Text("\(1) \(2)"), "en_US", resources) == "2 things")
    #expect(folder.reports.isEmpty)
  }

  @Test("folders of languages have strings and forms of numbers")
  func stringsFiles() throws {
    try folder.write(
      "de.lproj/Localizable.strings",
      "/* a */ \"Hello\" = \"Hallo\\n\\\"du\\\"\"; // b\nplain = \"schlicht\";")
    try folder.write(
      "en.lproj/Localizable.strings",
      Data([0xFF, 0xFE]) + "\"Hello\" = \"Hi\";".data(using: .utf16LittleEndian)!)
    let forms = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>%lld days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>in %#@d@</string><key>d</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>lld</string><key>one</key><string>%lld Tag</string><key>other</key><string>%lld Tagen</string>
      </dict></dict></dict></plist>
      """
    try folder.write("de.lproj/Localizable.stringsdict", forms)
    let resources = folder.resources(of: "View.swift")
    #expect(["de", "en_GB"].map { said(Text("Hello"), $0, resources) } == ["Hallo\n\"du\"", "Hi"])
    #expect(said(Text("plain"), "de", resources) == "schlicht")
    #expect([1, 3].map { said(Text("\($0) days"), "de", resources) } == ["in 1 Tag", "in 3 Tagen"])
    #expect(folder.reports.isEmpty)
  }

  @Test("a file that cannot be read gives one sentence with its line, and the key is shown")
  func broken() throws {
    try folder.write("A.xcstrings", "{\"strings\": {\n\n x}}")
    try folder.write("B.xcstrings", "[1]")
    try folder.write("C.xcstrings", Array("{\n\"strings\": \"".utf8) + [0xFF, 0xFE])
    try folder.write("D.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";")
    try folder.write("E.strings", "\"a\" = \"b\";\n\"no end")
    try folder.write("F.stringsdict", "nothing")
    try folder.write("G.xcstrings", catalog(#""k": {"localizations": {"en": 3}}"#))
    let resources = folder.resources(of: "View.swift")
    for table in "ABCFG" { #expect(said(Text("k", tableName: String(table)), "en", resources) == "k") }
    #expect(said(Text("a", tableName: "D"), "en", resources) == "b")
    let reports = folder.reports
    #expect(reports.count == 7)
    #expect(reports[0].hasPrefix("A.xcstrings:3: this is no JSON"))
    #expect(reports[1] == "B.xcstrings: a string catalog has an object \"strings\"; the file is left out.")
    #expect(reports[2] == "C.xcstrings:2: the bytes are not UTF-8; the file is left out.")
    #expect(reports[3] == "D.strings:3: a ; is missing; the rest of the file is left out.")
    #expect(reports[4] == "E.strings:2: a text in quotes has no end; the rest of the file is left out.")
    #expect(reports[5] == "F.stringsdict: this is no property list with keys; the file is left out.")
    #expect(reports[6] == "G.xcstrings: \"k\" has no text in \"en\"; the key's own words are shown.")
  }
}
