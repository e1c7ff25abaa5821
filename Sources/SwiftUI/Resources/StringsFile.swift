import Foundation
import PlumbExchange
import PlumbViews

/// Reads a `.strings` file: `"key" = "text";` and comments.
struct StringsFile {
  private let path: String
  private let text: [UInt8]
  private var place = 0

  static func read(
    _ data: Data, _ path: String, into table: inout StringTables.Table
  ) throws(UnusableResource) {
    let language = StringTables.language(of: path)
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let strings = try PluralsFile.dictionary(data, path)
      for (key, value) in strings {
        if let text = value as? String {
          table.add(LocalizedEntry(.text(text), language: language), for: key)
        }
      }
      return
    }
    var file = StringsFile(path: path, text: Array(try StringsEncoding.text(of: data, path).utf8))
    while let (key, value) = try file.next() {
      table.add(LocalizedEntry(.text(value), language: language), for: key)
    }
  }

  private init(path: String, text: [UInt8]) { (self.path, self.text) = (path, text) }

  /// The next key and its text; nil at the end.
  private mutating func next() throws(UnusableResource) -> (String, String)? {
    try skip()
    guard place < text.count else { return nil }
    let key = try word()
    try skip()
    if place < text.count, text[place] == UInt8(ascii: ";") {
      place += 1
      return (key, key)
    }
    try expect(UInt8(ascii: "="))
    try skip()
    let value = try word()
    try skip()
    try expect(UInt8(ascii: ";"))
    return (key, value)
  }

  private mutating func expect(_ character: UInt8) throws(UnusableResource) {
    guard place < text.count, text[place] == character else {
      throw problem("a \(Character(Unicode.Scalar(character))) is missing")
    }
    place += 1
  }

  /// Spaces and comments.
  private mutating func skip() throws(UnusableResource) {
    while place < text.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(text[place]) {
        place += 1
      } else if starts("//") {
        while place < text.count, text[place] != 0x0A { place += 1 }
      } else if starts("/*") {
        let start = place
        place += 2
        while place < text.count, !starts("*/") { place += 1 }
        guard place < text.count else {
          place = start
          throw problem("a comment has no end")
        }
        place += 2
      } else {
        return
      }
    }
  }

  private func starts(_ mark: String) -> Bool { text[place...].starts(with: mark.utf8) }

  /// Characters in quotes, or a word without them.
  private mutating func word() throws(UnusableResource) -> String {
    guard text[safely: place] == UInt8(ascii: "\"") else {
      let start = place
      while let byte = text[safely: place], byte.isOfWord { place += 1 }
      guard place > start else { throw problem("a text in quotes is missing") }
      return String(decoding: text[start..<place], as: UTF8.self)
    }
    let start = place
    place += 1
    var bytes: [UInt8] = []
    while let byte = text[safely: place], byte != UInt8(ascii: "\"") {
      place += 1
      if byte == UInt8(ascii: "\\") { bytes += escaped() } else { bytes.append(byte) }
    }
    guard place < text.count else {
      place = start
      throw problem("a text in quotes has no end")
    }
    place += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func escaped() -> [UInt8] {
    guard let byte = text[safely: place] else { return [] }
    place += 1
    switch Character(Unicode.Scalar(byte)) {
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "U", "u":
      let digits = text[place...].prefix(4)
      guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return [byte] }
      place += 4
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  private func problem(_ reason: String) -> UnusableResource {
    let line = StringsEncoding.line(ofByte: place, in: text)
    return UnusableResource("\(path):\(line): \(reason); the rest of the file is left out.")
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    let character = Character(Unicode.Scalar(self))
    return isASCII && (character.isLetter || character.isNumber || "_.-$/:".contains(character))
  }
  private var isASCII: Bool { self < 0x80 }
}

extension [UInt8] {
  fileprivate subscript(safely index: Int) -> UInt8? { index < count ? self[index] : nil }
}

/// Reads a `.stringsdict` file: a property list with the forms of numbers.
enum PluralsFile {
  static func read(
    _ data: Data, _ path: String, into table: inout StringTables.Table
  ) throws(UnusableResource) {
    let language = StringTables.language(of: path)
    for (key, value) in try dictionary(data, path) {
      guard let value = value as? [String: Any],
        let format = value["NSStringLocalizedFormatKey"] as? String
      else { continue }
      var substitutions: [String: LocalizedEntry.Substitution] = [:]
      for (name, content) in value {
        guard let content = content as? [String: Any] else { continue }
        let kinds = ["zero", "one", "two", "few", "many", "other"]
        let forms = content.filter { kinds.contains($0.key) }.compactMapValues { $0 as? String }
        let specifier = content["NSStringFormatValueTypeKey"] as? String ?? "d"
        substitutions[name] = LocalizedEntry.Substitution(argument: nil, specifier: specifier, forms: forms)
      }
      table.entries[key, default: [:]][language.lowercased()] = LocalizedEntry(
        .text(format), substitutions: substitutions, language: language)
    }
  }

  private static let deepest = 64

  static func dictionary(_ data: Data, _ path: String) throws(UnusableResource) -> [String: Any] {
    let isBinary = data.starts(with: Data("bplist".utf8))
    guard
      let dictionary = isBinary
        ? BinaryPropertyList.dictionary(Array(data)) : PropertyListText.dictionary(data, deepest: deepest)
    else {
      throw UnusableResource("\(path): this is no property list with keys; the file is left out.")
    }
    return dictionary
  }
}
