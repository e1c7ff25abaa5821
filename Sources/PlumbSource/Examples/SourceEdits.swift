import PlumbMacroExpansion

/// The removals from a text and the insertions into it, and the resulting text, without lines that became empty.
struct SourceEdits {
  private let bytes: [UInt8]
  private var isKept: [Bool]
  private var put: [Int: String] = [:]
  /// The number of spaces that go at the start of a line, by the place where the line begins.
  private var outdents: [Int: Int] = [:]

  init(_ source: String) {
    bytes = Array(source.utf8)
    isKept = Array(repeating: true, count: bytes.count)
  }

  func isKept(_ token: Token) -> Bool { isKept[token.range.lowerBound] }

  mutating func remove(_ range: Range<Int>) {
    for index in range { isKept[index] = false }
  }

  mutating func replace(_ token: Token, by words: String) {
    guard isKept(token) else { return }
    remove(token.range)
    put[token.range.lowerBound] = words
  }

  /// Removes leading spaces from the lines that begin in a range.
  mutating func outdent(_ range: Range<Int>, by count: Int) {
    for index in range where index > 0 && bytes[index - 1] == UInt8(ascii: "\n") {
      outdents[index, default: 0] += count
    }
  }

  func indentation(at position: Int) -> Int {
    let start = lineStart(position)
    return bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
  }

  func isFirstInLine(_ position: Int) -> Bool {
    bytes[lineStart(position)..<position].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  private func lineStart(_ position: Int) -> Int {
    (bytes[..<position].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The text that is left, and for each of its lines the line that it was, from 1.
  func result() -> (text: String, lines: [Int]) {
    var (kept, lines): ([String], [Int]) = ([], [])
    var (line, isChanged, number, first) = ([UInt8](), false, 1, nil as Int?)
    // Something was taken out since the last line that is left.
    var wasCut = false
    func isBlank(_ text: String?) -> Bool { text?.allSatisfy { $0 == " " } ?? true }
    func end() {
      var words = String(decoding: line, as: UTF8.self)
      if isChanged { while words.hasSuffix(" ") { words.removeLast() } }
      let vanishes = isBlank(words) && isChanged
      // Where lines went, one blank line is enough, and none behind a brace or before one.
      let isSurplus = isBlank(words) && wasCut && (isBlank(kept.last) || kept.last?.hasSuffix("{") == true)
      if wasCut, words.drop(while: { $0 == " " }).hasPrefix("}"), isBlank(kept.last), !kept.isEmpty {
        kept.removeLast()
        lines.removeLast()
      }
      wasCut = vanishes || isSurplus || (wasCut && isBlank(words))
      if !vanishes && !isSurplus {
        kept.append(words)
        lines.append(first ?? number)
      }
      (line, isChanged, first) = ([], false, nil)
    }
    var outdent = outdents[0] ?? 0
    for (index, byte) in bytes.enumerated() {
      if let words = put[index] {
        first = first ?? number
        line += Array(words.utf8)
        // A value is no reason for a line to go.
        isChanged = true
      }
      if byte == UInt8(ascii: "\n") {
        if isKept[index] { end() } else { (isChanged, wasCut) = (true, true) }
        number += 1
        outdent = outdents[index + 1] ?? 0
      } else if !isKept[index] {
        if put[index] == nil { isChanged = true }
      } else if outdent > 0, byte == UInt8(ascii: " "), line.isEmpty {
        outdent -= 1
      } else {
        if byte != UInt8(ascii: " ") { first = first ?? number }
        line.append(byte)
      }
    }
    if !line.isEmpty || isChanged { end() }
    return (kept.joined(separator: "\n") + "\n", lines)
  }
}
