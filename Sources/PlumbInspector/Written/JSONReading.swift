import PlumbLayout

/// The reason why a text is no JSON that is read here.
package struct JSONProblem: Error, Equatable, CustomStringConvertible {
  package let description: String
}

extension JSON {
  /// The deepest nesting of values: 10,000 nested views, each an object in a list.
  package static let deepest = 20_010

  /// Reads a text of any depth that ``text`` and ``line`` write. Foundation's reader gives up at 512 levels, which 250
  /// nested views have.
  ///
  /// - Parameter most: the most values that are read: others may have written the text, and each value takes more memory than
  ///   its letters.
  package init(reading bytes: [UInt8], most: Int = mostValues) throws(JSONProblem) {
    var reader = JSONReader(bytes, most: most)
    self = try reader.read()
  }

  /// The number of values of a hundred thousand views with their layout.
  package static let mostValues = 8 << 20

  /// Returns whether a text, however long, is JSON that can be read. Nothing of it is kept.
  package static func isJSON(_ bytes: [UInt8]) -> Bool {
    var reader = JSONReader(bytes, most: .max, keeps: false)
    return (try? reader.read()) != nil
  }

  package subscript(name: String) -> JSON? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.0 == name }?.1
  }

  package var string: String? { if case .string(let string) = self { string } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  package var number: CGFloat? { if case .number(let number) = self { number } else { nil } }
  package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
}

/// Reads without calling itself: what is open lies in a list, so that depth costs no stack.
private struct JSONReader {
  /// An open value. Its parts are in their own lists, which grow in place: a list that is taken out and put back is copied.
  private enum Open {
    case array
    case object(name: String)
  }

  private let bytes: [UInt8]
  private var rest: Int
  /// Whether values are kept, or only looked at.
  private let keeps: Bool
  private var place = 0
  private var open: [Open] = []
  private var arrays: [[JSON]] = []
  private var objects: [[(String, JSON)]] = []

  init(_ bytes: [UInt8], most: Int, keeps: Bool = true) {
    (self.bytes, rest, self.keeps) = (bytes, most, keeps)
  }

  mutating func read() throws(JSONProblem) -> JSON {
    while true {
      skipBlanks()
      guard rest > 0 else { throw problem("it has more values than are read") }
      rest -= 1
      guard var value = try startOfValue() else { continue }
      // The value may be the last one of what it is in, and that of what is around it.
      while let container = open.popLast() {
        guard let whole = try add(value, to: container) else { break }
        value = whole
      }
      if open.isEmpty {
        skipBlanks()
        guard place == bytes.count else { throw problem("there is more behind the end") }
        return value
      }
    }
  }

  /// A whole value; `nil` if one was opened that has something in it.
  private mutating func startOfValue() throws(JSONProblem) -> JSON? {
    switch byte {
    case UInt8(ascii: "["):
      try enter()
      if takes("]") { return .array([]) }
      open.append(.array)
      arrays.append([])
      return nil
    case UInt8(ascii: "{"):
      try enter()
      if takes("}") { return .object([]) }
      open.append(.object(name: try name()))
      objects.append([])
      return nil
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func enter() throws(JSONProblem) {
    place += 1
    guard open.count < JSON.deepest else { throw problem("it is more than \(JSON.deepest) levels deep") }
    skipBlanks()
  }

  /// Adds a value to what it is in, which is whole if nothing follows.
  private mutating func add(_ value: JSON, to container: Open) throws(JSONProblem) -> JSON? {
    skipBlanks()
    switch container {
    case .array:
      if keeps { arrays[arrays.count - 1].append(value) }
      if takes("]") { return .array(arrays.removeLast()) }
      try expect(",")
      open.append(.array)
    case .object(let name):
      if keeps { objects[objects.count - 1].append((name, value)) }
      if takes("}") { return .object(objects.removeLast()) }
      try expect(",")
      skipBlanks()
      open.append(.object(name: try self.name()))
    }
    return nil
  }

  private mutating func name() throws(JSONProblem) -> String {
    guard byte == UInt8(ascii: "\"") else { throw problem("a name in quotes is missing") }
    let name = try string()
    skipBlanks()
    try expect(":")
    return name
  }

  // MARK: Characters

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONProblem) {
    guard takes(character) else { throw problem("a \(character) is missing") }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONProblem) -> JSON {
    guard bytes[place...].starts(with: word.utf8) else { throw problem("\(word) is not written to its end") }
    place += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONProblem) -> CGFloat {
    let start = place
    while let byte, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite, text.first != "+", text.first != "." else {
      place = start
      throw problem("a value is missing")
    }
    return CGFloat(number)
  }

  private mutating func string() throws(JSONProblem) -> String {
    place += 1
    var units: [UInt8] = []
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: units, as: UTF8.self) else {
          throw problem("a text is not in UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): units += Array(String(try escaped()).utf8)
      case 0..<0x20: throw problem("a text has a control character")
      default: units.append(byte)
      }
    }
    throw problem("a text has no end")
  }

  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    guard let byte else { throw problem("a text has no end") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): break
    default: throw problem("there is no escape \\\(Unicode.Scalar(byte))")
    }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Characters beyond the first plane are written as two.
    guard (0xD800..<0xDC00).contains(unit), takes("\\"), takes("u") else {
      throw problem("half a character stands alone")
    }
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem("half a character stands alone") }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.first?.isHexDigit ?? false, let unit = UInt32(text, radix: 16) else {
      throw problem("an escape has four hexadecimal digits")
    }
    place += 4
    return unit
  }

  private func problem(_ reason: String) -> JSONProblem {
    let line = bytes.prefix(place).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return JSONProblem(description: "line \(line): \(reason)")
  }
}
