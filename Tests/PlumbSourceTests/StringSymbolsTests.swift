import Foundation
import Testing

@testable import PlumbSource

@Suite("Symbols of string catalogs", .timeLimit(.minutes(4)))
struct StringSymbolsTests {
  // Apple's sample "Landmarks: Building an app with Liquid Glass" uses these symbols for these keys.
  @Test(
    "a key has the name that Xcode gives it",
    arguments: [
      ("ALPS_DESCRIPTION", "alpsDescription"), ("2023_TRIP_NAME", "_2023TripName"), ("some.key", "someKey"),
      ("Welcome back", "welcomeBack"), ("noNetwork", "noNetwork"),
    ])
  func names(_ key: String, _ name: String) { #expect(AssetName.stringSymbol(key) == name) }

  @Test("the gaps of a text are parameters, in the order of their numbers")
  func gaps() throws {
    let text = try #require(FormattedText("%2$lld of \"%1$@\", %% %.1f"))
    #expect(text.gaps.map(\.parameter) == ["_ arg1: String", "_ arg2: Int", "_ arg3: Double"])
    #expect(text.literal == #""\(`arg2`) of \"\(`arg1`)\", % \(`arg3`)""#)
    #expect(FormattedText("Failed: %(reason)@")?.gaps.map(\.parameter) == ["`reason`: String"])
    #expect(FormattedText("%#@birds@") == nil)
    #expect(FormattedText("%(two words)@") == nil && FormattedText("%(a`: Int) {}; let `b)@") == nil)
  }

  @Test("keys that were added by hand have symbols, those of other tables in a type, and the code compiles")
  func compiles() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func write(_ text: String, _ name: String) throws -> String {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
      return folder.path(name)
    }
    let unit = { (text: String) in
      #""localizations": {"en": {"stringUnit": {"state": "new", "value": "\#(text)"}}}"#
    }
    _ = try write(
      """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "WELCOME": {"extractionState": "manual", \(unit("Welcome"))},
        "GREETING": {"extractionState": "manual", \(unit("Hello %(name)@, %lld"))},
        "Found in code": {}
      }}
      """, "Localizable.xcstrings")
    _ = try write(
      """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "NO_NETWORK": {"extractionState": "manual", \(unit("No network"))}}}
      """, "Errors.xcstrings")
    let view = try write(
      """
      import SwiftUI
      struct Start: View {
        var body: some View {
          Text(.welcome)
          Label(.welcome, systemImage: "hand.wave")
          Button(.greeting(name: "Ann", 2)) {}.navigationTitle(.Errors.noNetwork)
        }
      }
      """, "Start.swift")
    _ = try write(
      """
      import Foundation
      enum Failure { static let sentence: LocalizedStringResource = .Errors.noNetwork }
      func text() -> String { String(localized: Failure.sentence) }
      """, "Failure.swift")
    let compiler = try Compiler(
      besideExecutable: #require(Bundle.main.executableURL), folder: folder, platform: .iOS)
    let messages = folder.path("messages")
    let compiles = try compiler.check(Source(path: folder.path("")), messages: messages) != nil
    let said = try String(contentsOfFile: messages, encoding: .utf8)
    #expect(compiles, "\(said) \(view)")
  }
}
