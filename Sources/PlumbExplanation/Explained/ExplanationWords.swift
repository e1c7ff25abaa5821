import PlumbLayout

/// Words and numbers for axes, order and guides.
package enum Words {
  package static func long(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }
  package static func length(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
  static func longest(_ axis: Axis) -> String { axis == .horizontal ? "widest" : "tallest" }
  package static func subject(_ axis: Axis) -> Explanation.Sentence.Subject {
    axis == .horizontal ? .width : .height
  }

  private static let small = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
  private static let places = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]

  static func count(_ number: Int) -> String { small.indices.contains(number) ? small[number] : "\(number)" }

  /// "first of three", "last of two".
  static func place(_ order: Int, of count: Int) -> String {
    let place =
      order == count - 1 && count > 1
      ? "last" : places.indices.contains(order) ? places[order] : "number \(order + 1)"
    return "\(place) of \(self.count(count))"
  }

  /// "a, b and c".
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the text as the start of a sentence. A name in code stays as it is.
  static func start(_ text: String) -> String {
    let isWord = ["the ", "its ", "it ", "column ", "row ", "further "].contains { text.hasPrefix($0) }
    return isWord ? first(text) : text
  }

  /// Returns a word of these sentences, all of which begin with a letter of ASCII, as the first one of a sentence.
  static func first(_ word: String) -> String {
    var letters = Array(word.utf8)
    if let letter = letters.first, (0x61...0x7A).contains(letter) { letters[0] = letter - 0x20 }
    return String(decoding: letters, as: UTF8.self)
  }

  static func side(_ axis: Axis) -> String { axis == .horizontal ? "left" : "top" }

  /// Several views in a word: "the colours", "the texts", "Divider", "the others".
  static func together(_ titles: [String]) -> String {
    if titles.count == 1 { return titles[0] }
    for (start, word) in [("Color.", "the colours"), ("Text(", "the texts"), ("Spacer", "the spacers")]
    where titles.allSatisfy({ $0.hasPrefix(start) }) { return word }
    return "the others"
  }

  /// "the colours'", "Divider's".
  static func possessive(_ word: String) -> String { word.hasSuffix("s") ? word + "'" : word + "'s" }

  /// Returns the name of a guide: "centre", "top edge", "first baseline".
  package static func guide(_ key: AlignmentKey) -> String {
    switch key {
    case HorizontalAlignment.leading.key: "leading edge"
    case HorizontalAlignment.trailing.key: "trailing edge"
    case HorizontalAlignment.center.key, VerticalAlignment.center.key: "centre"
    case VerticalAlignment.top.key: "top"
    case VerticalAlignment.bottom.key: "bottom"
    case VerticalAlignment.firstTextBaseline.key: "first baseline"
    case VerticalAlignment.lastTextBaseline.key: "last baseline"
    default: "guide"
    }
  }

  /// A call as it is written in code.
  static func call(_ name: String, _ words: [String]) -> String {
    words.isEmpty ? name : "\(name)(\(words.joined(separator: ", ")))"
  }
}
