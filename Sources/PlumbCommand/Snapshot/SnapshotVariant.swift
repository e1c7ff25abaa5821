import ArgumentParser
import PlumbLive
import PlumbSource
import SwiftUI

/// Another way in which each preview is recorded, beside the one that the options say.
enum SnapshotVariant: String, CaseIterable, ExpressibleByArgument {
  case light, dark, rtl, landscape
  case smallText = "small-text"
  case largeText = "large-text"
  case largestText = "largest-text"

  /// The stage with what the variant changes.
  func change(_ stage: Stage) -> Stage {
    var stage = stage
    switch self {
    case .light: stage.colorScheme = .light
    case .dark: stage.colorScheme = .dark
    case .rtl: stage.layoutDirection = .rightToLeft
    case .smallText: stage.dynamicTypeSize = .xSmall
    case .largeText: stage.dynamicTypeSize = .accessibility1
    case .largestText: stage.dynamicTypeSize = .accessibility5
    case .landscape: stage = stage.turned
    }
    return stage
  }

  /// Reads `dark,rtl`; each variant counts once.
  static func list(_ word: String) throws -> [SnapshotVariant] {
    let words = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let names = allCases.map(\.rawValue)
    let variants = try words.map { word in
      if let variant = SnapshotVariant(rawValue: word) { return variant }
      let nearest = nearestWord(to: word, among: names).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError(
        "There is no variant \(word.isEmpty ? "without a name" : word).\(nearest) There are: \(names.joined(separator: ", "))."
      )
    }
    return allCases.filter(variants.contains)
  }
}
