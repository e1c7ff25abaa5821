import PlumbLayout
import PlumbText

/// Small capitals, which the free replacements of the system font lack: capitals at a smaller size.
enum SmallCapitals {
  /// The height of an x beside a capital's in the system font (0.5264 and 0.7046 em), a little more so that the
  /// capitals do not look small (assumed).
  private static let share: CGFloat = 0.78

  /// The text in parts, each with its font; the lines keep the measures of the whole font.
  static func split(_ text: String, _ font: FontRequest) -> [(String, FontRequest)] {
    guard font.smallCaps != .none, font.family != .squares else { return [(text, font)] }
    var small = font
    small.glyphScale = share
    var parts: [(text: String, isSmall: Bool)] = []
    for character in text {
      let isSmall =
        character.isLowercase && font.smallCaps != .uppercase
        || character.isUppercase && font.smallCaps != .lowercase
      let shown = isSmall ? character.uppercased() : String(character)
      if let last = parts.last, last.isSmall == isSmall {
        parts[parts.count - 1].text += shown
      } else {
        parts.append((shown, isSmall))
      }
    }
    return parts.isEmpty ? [(text, font)] : parts.map { ($0.text, $0.isSmall ? small : font) }
  }
}
