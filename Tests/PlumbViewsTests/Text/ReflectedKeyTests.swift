import Foundation
import PlumbViews
import Testing

@Suite("The parts of a localized key")
struct ReflectedKeyTests {
  /// Reads a key as pointfreeco/swift-navigation does it (`TextState.swift`, "LocalizedStringKey.FormatArgument").
  private func formatted(_ key: LocalizedStringKey) -> String? {
    let children = Array(Mirror(reflecting: key).children)
    guard children.count > 2, let format = children[0].value as? String else { return nil }
    let arguments = Mirror(reflecting: children[2].value).children.compactMap { argument -> (any CVarArg)? in
      let parts = Array(Mirror(reflecting: argument.value).children)
      guard parts.first?.label == "storage" else { return nil }
      let storage = Array(Mirror(reflecting: parts[0].value).children)
      guard let (value, formatter) = storage.first?.value as? (Any, Formatter?) else { return nil }
      return formatter?.string(for: value) ?? value as? any CVarArg
    }
    return String(format: format, locale: Locale(identifier: "en_US"), arguments: arguments)
  }

  @Test("a key lists its format and the values in its gaps, with which it is written as a string")
  func parts() {
    #expect(formatted("Delete?") == "Delete?")
    #expect(formatted("\(3) of \("name"), 100%") == "3 of name, 100%")
    #expect(formatted("\(UInt8(7)) and \(0.5)") == "7 and 0.500000")
    #expect(
      Mirror(reflecting: LocalizedStringKey("a \(1)")).children.map(\.label) == [
        "key", "hasFormatting", "arguments",
      ])
  }
}
