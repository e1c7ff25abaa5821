/// The tags of a text in XML, in order. The text between tags, comments and declarations are left out.
struct MarkupTags: IteratorProtocol {
  enum Kind: Equatable { case open, close, empty }
  struct Tag: Equatable {
    var kind: Kind
    var name: String
    var attributes: [String: String] = [:]
  }

  private let bytes: [UInt8]
  private var place = 0
  /// Whether the text ended within a tag, or a tag was none.
  private(set) var isBroken = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Tag? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      if skip("!--", to: "-->") || skip("![CDATA[", to: "]]>") || skip("?", to: "?>") || skip("!", to: ">") {
        continue
      }
      guard !isBroken, let tag = tag() else {
        isBroken = true
        place = bytes.count
        return nil
      }
      return tag
    }
    return nil
  }

  /// - Returns: whether the words were there; what they begin is behind the place then.
  private mutating func skip(_ words: StaticString, to end: String) -> Bool {
    let words = "\(words)".utf8
    guard bytes[place...].starts(with: words) else { return false }
    let end = Array(end.utf8)
    place += words.count
    while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
    if place >= bytes.count { isBroken = true }
    place = min(place + end.count, bytes.count)
    return !isBroken
  }

  private mutating func tag() -> Tag? {
    let isClosing = take(UInt8(ascii: "/"))
    guard let name = word() else { return nil }
    var tag = Tag(kind: isClosing ? .close : .open, name: name)
    while true {
      skipSpace()
      if take(UInt8(ascii: ">")) { return tag }
      if take(UInt8(ascii: "/")) {
        tag.kind = .empty
        return take(UInt8(ascii: ">")) ? tag : nil
      }
      guard let key = word() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: "=")) else { return nil }
      skipSpace()
      guard let value = quoted() else { return nil }
      tag.attributes[key] = value
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  private mutating func word() -> String? {
    let start = place
    let ends = Array("<>=/\"'".utf8)
    while place < bytes.count, bytes[place] > 0x20, !ends.contains(bytes[place]) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
      return nil
    }
    let mark = bytes[place]
    guard let end = bytes[(place + 1)...].firstIndex(of: mark) else { return nil }
    defer { place = end + 1 }
    return Self.plain(bytes[(place + 1)..<end])
  }

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// A value with the characters that references such as `&lt;` and `&#10;` represent.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var plain = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
        plain += "&" + part
        continue
      }
      plain += character + part[part.index(after: end)...]
    }
    return plain
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
