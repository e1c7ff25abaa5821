import SwiftUI

/// SwiftUI's names of alignments and points, as the recorded answers write them.
enum GridWords {
  private static let all: [String: (alignment: Alignment, point: UnitPoint)] = [
    "center": (.center, .center), "leading": (.leading, .leading), "trailing": (.trailing, .trailing),
    "top": (.top, .top), "bottom": (.bottom, .bottom), "topLeading": (.topLeading, .topLeading),
    "topTrailing": (.topTrailing, .topTrailing), "bottomLeading": (.bottomLeading, .bottomLeading),
    "bottomTrailing": (.bottomTrailing, .bottomTrailing),
  ]

  private static func place(_ word: String) -> (alignment: Alignment, point: UnitPoint) {
    guard let found = all[word] else { fatalError("there is no alignment and no point \(word)") }
    return found
  }

  static func alignment(_ word: String) -> Alignment { place(word).alignment }

  static func row(_ word: String) -> VerticalAlignment { alignment(word).vertical }
  static func column(_ word: String) -> HorizontalAlignment { alignment(word).horizontal }

  static func anchor(_ word: String) -> UnitPoint { place(word).point }
}
