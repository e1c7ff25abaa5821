import SwiftUI

/// SwiftUI's names of alignments and points, as the recorded answers write them.
enum GridWords {
  static func alignment(_ word: String) -> Alignment {
    let all: [String: Alignment] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ]
    guard let found = all[word] else { fatalError("there is no alignment \(word)") }
    return found
  }

  static func row(_ word: String) -> VerticalAlignment { alignment(word).vertical }
  static func column(_ word: String) -> HorizontalAlignment { alignment(word).horizontal }

  static func anchor(_ word: String) -> UnitPoint {
    let all: [String: UnitPoint] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ]
    guard let found = all[word] else { fatalError("there is no point \(word)") }
    return found
  }
}
