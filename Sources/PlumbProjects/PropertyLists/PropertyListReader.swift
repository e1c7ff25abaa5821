/// Reads `{ key = value; }`, `( a, b, )`, `"text"`, bare words and comments.
///
/// Others wrote the bytes: nothing is nested deeper than ``deepest``, and each byte is looked at once.
struct PropertyListReader {
  /// Xcode's own projects need six.
  static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(PropertyList.Problem) -> PropertyList {
    let value = try value(depth: 0)
    try skip()
    guard position == bytes.count else { throw problem("nothing may follow the last brace") }
    return value
  }

  private mutating func value(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    guard depth <= Self.deepest else { throw problem("more than \(Self.deepest) braces are open") }
    try skip()
    switch peek {
    case nil: throw problem("the file ends in the middle of a value")
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    default: return .string(try text())
    }
  }

  private mutating func dictionary(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    position += 1
    var values: [String: PropertyList] = [:]
    while true {
      try skip()
      if take("}") { return .dictionary(values) }
      guard peek != nil else { throw problem("the file ends before a } that closes it") }
      let key = try text()
      try skip()
      guard take("=") else { throw problem("a = is missing behind \(Self.short(key))") }
      values[key] = try value(depth: depth + 1)
      try skip()
      guard take(";") || peek == UInt8(ascii: "}") else {
        throw problem("a ; is missing behind the value of \(Self.short(key))")
      }
    }
  }

  private mutating func array(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    position += 1
    var values: [PropertyList] = []
    while true {
      try skip()
      if take(")") { return .array(values) }
      guard peek != nil else { throw problem("the file ends before a ) that closes it") }
      values.append(try value(depth: depth + 1))
      try skip()
      guard take(",") || peek == UInt8(ascii: ")") else { throw problem("a , is missing in a list") }
    }
  }

  // MARK: Texts

  private mutating func text() throws(PropertyList.Problem) -> String {
    switch peek {
    case UInt8(ascii: "\""): return try quoted(until: UInt8(ascii: "\""))
    case UInt8(ascii: "'"): return try quoted(until: UInt8(ascii: "'"))
    case UInt8(ascii: "<"): return try quoted(until: UInt8(ascii: ">"))
    default: break
    }
    let start = position
    while let byte = peek, Self.isBare(byte) { position += 1 }
    guard position > start else {
      throw problem("\(Self.short(String(decoding: [bytes[start]], as: UTF8.self))) begins no value")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+@*~".utf8.contains(byte)
    }
  }

  private mutating func quoted(until end: UInt8) throws(PropertyList.Problem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == end { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    position = start
    throw problem("the text that begins here has no end")
  }

  /// Reads the escape after a backslash: a letter, three octal digits, or `U` and four hexadecimal ones.
  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = peek else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "U"): append(number(digits: 4, radix: 16), to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      append(number(digits: 3, radix: 8), to: &text)
    default: text.append(byte)
    }
  }

  private mutating func number(digits: Int, radix: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
        break
      }
      number = number * UInt32(radix) + UInt32(digit)
      position += 1
    }
    return number
  }

  private func append(_ number: UInt32, to text: inout [UInt8]) {
    text += String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Goes on behind spaces and comments.
  private mutating func skip() throws(PropertyList.Problem) {
    let (slash, star, newline) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\n"))
    while let byte = peek {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if byte == slash, next == slash {
        while let byte = peek, byte != newline { position += 1 }
      } else if byte == slash, next == star {
        let start = position
        position += 2
        while position + 1 < bytes.count, bytes[position] != star || bytes[position + 1] != slash {
          position += 1
        }
        guard position + 1 < bytes.count else {
          position = start
          throw problem("the comment that begins here has no end")
        }
        position += 2
      } else {
        return
      }
    }
  }

  /// Counted only where it is reported.
  private var line: Int { 1 + bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } }

  private func problem(_ words: String) -> PropertyList.Problem {
    PropertyList.Problem(description: "line \(line): \(words)")
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(40))…" : text
  }
}
