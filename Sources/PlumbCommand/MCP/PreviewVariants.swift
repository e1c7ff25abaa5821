import Foundation
import PlumbSource
import SwiftUI

/// The values of the options with which a preview can be shown otherwise, under the names that the tools give these options.
struct PreviewVariants: Encodable {
  private let appearance = ColorScheme.words
  private let device = KnownDevice.all.map(\.name)
  private let direction = LayoutDirection.words
  private let typeSize = DynamicTypeSize.words
  private let os = PlatformStyle.Generation.words
  /// The languages into which the source is translated.
  private let locale: [String]

  private enum CodingKeys: String, CodingKey {
    case appearance, device, direction, os, locale
    case typeSize = "type_size"
  }

  init(of source: Source) { locale = Self.languages(of: source) }

  /// The languages of the folders `de.lproj` and of the string catalogs of a source and of its project's modules.
  private static func languages(of source: Source) -> [String] {
    let modules = source.modules.filter(\.isOwn).flatMap { $0.resources + ($0.bundle ?? []) }
    let paths = source.resources + ((source.bundle ?? []) + modules).map(\.path)
    var found: Set<String> = []
    for path in Set(paths) {
      found.formUnion(
        path.split(separator: "/").filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
      if path.hasSuffix(".xcstrings"), let text = source.text(path) {
        found.formUnion(languages(ofCatalog: text))
      }
    }
    return found.subtracting(["Base"]).sorted()
  }

  private static func languages(ofCatalog text: String) -> [String] {
    guard let content = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      return []
    }
    let entries = (content["strings"] as? [String: Any] ?? [:]).values.compactMap { $0 as? [String: Any] }
    let translated = entries.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }
    return translated + [content["sourceLanguage"] as? String].compactMap(\.self)
  }
}
