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

  /// Returns the modules of the lines that begin with `import`, with attributes and levels in front of it.
  static func inLines(of text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = String(decoding: line, as: UTF8.self)
      guard line.hasAny(of: ["import"]) else { continue }
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
      else { continue }
      let isOfKind = kinds.contains(String(words[place + 1])) && place + 2 < words.count
      let name = words[isOfKind ? place + 2 : place + 1].prefix { $0 != "." && $0 != ";" && $0 != "/" }
      names.insert(String(name))
    }
    return names
  }

  private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
