/// The places of Sources that read properties, as far as their words tell.
///
/// A label, an assignment and a declaration read nothing. Where several types have a property of one name, a file
/// reads that of a type only if it names the type or one of its kin.
struct PropertyReads {
  private struct Use {
    let file: Int
    let line: Int
    /// It stands behind a point and something other than `self`.
    let isDotted: Bool
  }

  private let files: [SourceFile]
  private var uses: [String: [Use]] = [:]
  /// How many types declare a name.
  private var owners: [String: Set<String>] = [:]
  /// The words of each file.
  private var words: [Set<Substring>] = []
  /// The types that inherit from a type.
  private var heirs: [String: Set<String>] = [:]

  init(of properties: [StoredProperty], in files: [SourceFile]) {
    self.files = files
    for property in properties { owners[property.name, default: []].insert(property.type) }
    for (index, file) in files.enumerated() {
      words.append([])
      for (line, text) in file.plainLines.enumerated() { read(text, file: index, line: line) }
    }
  }

  private mutating func read(_ text: Substring, file: Int, line: Int) {
    let bytes = text.utf8
    var place = bytes.startIndex
    var last: Substring = ""
    var declared: Substring?
    while place < bytes.endIndex {
      guard bytes[place].isOfWord else {
        bytes.formIndex(after: &place)
        continue
      }
      let end = bytes[place...].firstIndex { !$0.isOfWord } ?? bytes.endIndex
      let word = text[place..<end]
      words[file].insert(word)
      if ["class", "struct"].contains(last) { declared = word }
      if let declared, declared != word, word.first?.isUppercase == true {
        heirs[String(word), default: []].insert(String(declared))
      }
      if owners[String(word)] != nil, let use = use(of: word, after: last, file: file, line: line) {
        uses[String(word), default: []].append(use)
      }
      last = word
      place = end
    }
  }

  /// The reading at a word, if it is one.
  private func use(of word: Substring, after last: Substring, file: Int, line: Int) -> Use? {
    let base = word.base
    let rest = base[word.endIndex...].prefix { $0 != "\n" }
    let next = rest.drop { $0 == " " }
    if rest.hasPrefix(":") { return nil }
    if next.hasPrefix("="), !next.hasPrefix("==") { return nil }
    if let sign = next.first, "+-*/|&".contains(sign), next.dropFirst().hasPrefix("=") { return nil }
    if ["func", "case", "class", "struct", "enum"].contains(last) { return nil }
    // `if let name {` reads it.
    if ["var", "let"].contains(last), !(next.hasPrefix("{") || next.hasPrefix(",") || next.hasPrefix("else"))
    {
      return nil
    }
    let before = base[..<word.startIndex]
    guard before.hasSuffix(".") else { return Use(file: file, line: line, isDotted: false) }
    let receiver = before.dropLast()
    if receiver.hasSuffix("self") { return Use(file: file, line: line, isDotted: false) }
    // `.name` alone is a case or a value of another type.
    guard let end = receiver.last, end.isLetter || end.isNumber || ")]}?!_\\".contains(end) else {
      return nil
    }
    return Use(file: file, line: line, isDotted: true)
  }

  /// Whether something in Sources reads the property.
  func read(_ property: StoredProperty) -> Bool {
    (uses[property.name] ?? []).contains { use in
      let file = files[use.file]
      let kin = heirs[property.type, default: []].union([property.type])
      if use.isDotted {
        return owners[property.name]?.count == 1 || kin.contains { words[use.file].contains(Substring($0)) }
      }
      return file.types(around: use.line + 1).contains(where: kin.contains)
        && !file.shadows(property.name, at: use.line)
    }
  }
}

extension SourceFile {
  /// The lines without comments and without the text of strings; `\(…)` in them stays.
  var plainLines: [Substring] {
    lines.map { line in
      if line.drop(while: { $0 == " " }).hasPrefix("//") { return "" }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 1 else { return line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line }
      let kept = parts.enumerated().map { index, part in
        index.isMultiple(of: 2) || part.contains("\\(") ? String(part) : ""
      }
      return Substring(kept.joined(separator: "\""))
    }
  }

  /// Whether a parameter or a local value of the function around a line has the name.
  func shadows(_ name: String, at line: Int) -> Bool {
    func names(_ text: Substring) -> Bool {
      [" \(name):", "(\(name):", "let \(name) =", "var \(name) =", "\(name) in"].contains(
        where: text.contains)
    }
    func isFunction(_ text: Substring) -> Bool {
      ["func ", " init(", " init?(", " init<", "subscript("].contains(where: text.contains)
    }
    // A property in one line has no parameters.
    if lines[line].contains("var "), lines[line].contains("{") { return false }
    if isFunction(lines[line]) { return names(lines[line].prefix { $0 != "{" }) }
    if lines[line].contains("\(name) in") { return true }
    var indent = lines[line].prefix { $0 == " " }.count
    for text in lines[..<line].reversed() where !text.isEmpty {
      let own = text.prefix { $0 == " " }.count
      // A parameter that stands in a line of its own is further in than the parenthesis that closes them.
      if own < indent, text.contains("var "), text.hasSuffix("{") { return false }
      if names(text), own >= indent || isFunction(text) || text.contains("{") { return true }
      guard own < indent || isFunction(text) else { continue }
      if isFunction(text) { return false }
      if !text.hasPrefix(String(repeating: " ", count: own) + ")") { indent = own }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    self == 0x5F || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self >= 0x30 && self <= 0x39
  }
}
