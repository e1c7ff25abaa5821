import Foundation
import PlumbMacroExpansion

/// The string catalogs of a module, for whose keys symbols are declared: `Text(.welcome)`, `String(localized: .Errors.noNetwork)`.
///
/// Xcode 26 declares them for the keys that are added by hand ("Localizing and varying text with a string catalog"): of `Localizable` as members of
/// `LocalizedStringResource`, and of other tables in a type with the table's name. A gap of a text is a parameter.
struct StringSymbols {
  private struct Symbol {
    var name: String
    var key: String
    var text: FormattedText
  }
  private var tables: [String: [Symbol]] = [:]

  private static let mostBytes = 16 << 20
  private static let usual = "Localizable"

  /// - Parameter catalogs: the paths of the catalogs among other resources.
  init(among resources: [String], within given: GivenFolders) {
    for path in resources.filter({ $0.hasSuffix(".xcstrings") }).sorted() {
      guard let data = try? PlainFile.read(path, most: Self.mostBytes, within: given),
        let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = catalog["strings"] as? [String: [String: Any]]
      else { continue }
      let table = String(URL(fileURLWithPath: path).lastPathComponent.dropLast(".xcstrings".count))
      let language = catalog["sourceLanguage"] as? String ?? "en"
      for (key, entry) in strings.sorted(by: { $0.key < $1.key })
      where entry["extractionState"] as? String == "manual" {
        let languages = entry["localizations"] as? [String: Any]
        let value = Self.value(languages?[language]) ?? key
        guard let name = AssetName.stringSymbol(key), let text = FormattedText(value),
          !(tables[table] ?? []).contains(where: { $0.name == name })
        else { continue }
        tables[table, default: []].append(Symbol(name: name, key: key, text: text))
      }
    }
  }

  /// The text of a language, or that of its usual variation.
  private static func value(_ unit: Any?) -> String? {
    guard let unit = unit as? [String: Any] else { return nil }
    if let value = (unit["stringUnit"] as? [String: Any])?["value"] as? String { return value }
    let variations = (unit["variations"] as? [String: Any])?.values.first as? [String: Any]
    return value(variations?["other"])
  }

  /// The file that declares them, written to a folder of ours; `nil` where there is nothing to declare.
  func file(
    for module: String, _ swiftFiles: [String], in place: BundlePlace, folder: TemporaryFolder
  ) throws -> String? {
    let own = OwnSymbols(swiftFiles)
    let leveled = LeveledImports.modules(of: swiftFiles)
    var text = ["Foundation", "SwiftUI"].map { (leveled.contains($0) ? "internal " : "") + "import \($0)\n" }
      .joined()
    text += "\n\(place.declarations)extension SwiftUI.LocalizedStringResource {\n"
    var count = 0
    for (table, symbols) in tables.sorted(by: { $0.key < $1.key }) {
      let isUsual = table == Self.usual
      guard let space = AssetName.namespace(table), isUsual || !own.has(space, in: "LocalizedStringResource")
      else {
        continue
      }
      let free = symbols.filter { !isUsual || !own.has($0.name, in: "LocalizedStringResource") }
      count += free.count
      let lines = free.map { "  " + Self.declaration($0, table: isUsual ? nil : table, place) + "\n" }
        .joined()
      text += isUsual ? lines : "  enum `\(space)` {\n\(lines)  }\n"
    }
    return count == 0 ? nil : try folder.generate(text + "}\n", as: "\(module)+Strings.swift")
  }

  private static func declaration(_ symbol: Symbol, table: String?, _ place: BundlePlace) -> String {
    let gaps = symbol.text.gaps
    let head =
      gaps.isEmpty
      ? "var `\(symbol.name)`: SwiftUI.LocalizedStringResource"
      : "func `\(symbol.name)`(\(gaps.map(\.parameter).joined(separator: ", "))) -> SwiftUI.LocalizedStringResource"
    let place = place.description.map { ", bundle: \($0)" } ?? ""
    let table = table.map { ", table: \($0.swiftLiteral)" } ?? ""
    return
      "nonisolated static \(head) { SwiftUI.LocalizedStringResource(\(symbol.key.swiftLiteral), defaultValue: "
      + "\(symbol.text.literal)\(table)\(place)) }"
  }
}
