/// One tag of an XML file.
struct SVGTag {
  var name: String
  var attributes: [String: String] = [:]
  var isClosing = false
  /// Written as `<tag/>`.
  var isEmpty = false

  /// An attribute, or the property of that name in `style`, which counts more.
  func style(_ name: String) -> String? {
    if let list = attributes["style"] {
      for declaration in list.split(separator: ";") {
        let parts = declaration.split(separator: ":", maxSplits: 1)
        if parts.count == 2, trimmed(parts[0]) == name { return trimmed(parts[1]) }
      }
    }
    return attributes[name].map { trimmed($0[...]) }
  }
}

private func trimmed(_ text: Substring) -> String {
  var text = text
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}

/// The tags of an XML file in order. Text, comments, declarations and entities are passed over; nothing is fetched or expanded.
struct SVGTags: Sequence, IteratorProtocol {
  private let data: [UInt8]
  private var index = 0

  init(_ data: [UInt8]) { self.data = data }

  mutating func next() -> SVGTag? {
    while let open = find("<", from: index) {
      index = open + 1
      if has("!--") {
        index = find("-->", from: index).map { $0 + 3 } ?? data.count
      } else if has("![CDATA[") {
        index = find("]]>", from: index).map { $0 + 3 } ?? data.count
      } else if has("!") || has("?") {
        skipDeclaration()
      } else if let tag = readTag() {
        return tag
      }
    }
    return nil
  }

  private mutating func readTag() -> SVGTag? {
    let isClosing = has("/")
    if isClosing { index += 1 }
    var tag = SVGTag(name: local(readName()), isClosing: isClosing)
    while index < data.count {
      let byte = data[index]
      if byte == UInt8(ascii: ">") {
        index += 1
        return tag.name.isEmpty ? nil : tag
      }
      if byte == UInt8(ascii: "/") {
        tag.isEmpty = true
        index += 1
      } else if isName(byte) {
        let name = local(readName())
        skipSpace()
        guard index < data.count, data[index] == UInt8(ascii: "=") else { continue }
        index += 1
        skipSpace()
        if let value = readQuoted() { tag.attributes[name] = value }
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func readQuoted() -> String? {
    guard index < data.count, data[index] == UInt8(ascii: "\"") || data[index] == UInt8(ascii: "'") else {
      return nil
    }
    let quote = data[index]
    guard let end = data[(index + 1)...].firstIndex(of: quote) else {
      index = data.count
      return nil
    }
    defer { index = end + 1 }
    return String(decoding: data[index + 1..<end], as: UTF8.self)
  }

  private mutating func readName() -> String {
    let start = index
    while index < data.count, isName(data[index]) { index += 1 }
    return String(decoding: data[start..<index], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while index < data.count, data[index] <= 32 { index += 1 }
  }

  /// A document type may hold declarations in brackets.
  private mutating func skipDeclaration() {
    var depth = 0
    while index < data.count {
      let byte = data[index]
      index += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
  }

  /// Without the prefix of its namespace.
  private func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "."):
      true
    default: byte >= 128
    }
  }

  private func has(_ text: StaticString) -> Bool { matches(text, at: index) }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= data.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where data[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    var at = start
    while at < data.count {
      if matches(text, at: at) { return at }
      at += 1
    }
    return nil
  }
}
