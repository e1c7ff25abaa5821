import Foundation

/// The names behind `import` in a text, and in conditions such as `canImport(MapKit)`.
///
/// It may find more than the compiler, such as a name in a comment, and never less.
struct ImportedNames {
  private(set) var names: Set<String> = []

  private static let kinds: Set = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
  private static let word = Data("mport".utf8)

  init(in text: String) {
    let text = Data(text.utf8)
    var rest = text.startIndex..<text.endIndex
    while let found = text.range(of: Self.word, in: rest) {
      rest = found.upperBound..<text.endIndex
      guard found.lowerBound > text.startIndex,
        [UInt8(ascii: "i"), UInt8(ascii: "I")].contains(text[found.lowerBound - 1])
      else { continue }
      var place = found.upperBound
      let first = Self.name(in: text, from: &place)
      let name = Self.kinds.contains(first) ? Self.name(in: text, from: &place) : first
      if !name.isEmpty { names.insert(name) }
    }
  }

  /// The name behind spaces and an opening parenthesis; empty where there is none.
  private static func name(in text: Data, from place: inout Data.Index) -> String {
    let between: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "(")]
    while place < text.endIndex, between.contains(text[place]) { place += 1 }
    let start = place
    while place < text.endIndex, isOfName(text[place]) { place += 1 }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
