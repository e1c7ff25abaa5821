import PlumbSource

/// The settings of an `.xcconfig` file, with those of the files that it includes.
struct ConfigurationFile {
  private(set) var settings: [String: String] = [:]
  private(set) var problems: [String] = []

  private static let mostBytes = 1 << 20
  private static let mostFiles = 100
  /// The maximum bytes that inheritance adds to settings, together (assumed): lines that inherit several times would double
  /// a setting with each line, and one line could repeat another some 80,000 times.
  static let mostGrowth = 1 << 20

  private var files = 0
  private var growth = 0
  private var isTooLong = false

  private let reader: ProjectReader

  init(_ path: String, by reader: ProjectReader) {
    self.reader = reader
    read(path, open: [], isOptional: false)
  }

  init(text: String, path: String, by reader: ProjectReader) {
    self.reader = reader
    take(text, of: path, open: [path])
  }

  /// - Parameter open: the files that include this one, of which none is read again.
  private mutating func read(_ path: String, open: [String], isOptional: Bool) {
    files += 1
    guard files <= Self.mostFiles, reader.admits(path) else { return }
    guard !open.contains(path) else {
      problems.append("\(path) includes itself, by \(open.joined(separator: ", ")).")
      return
    }
    let bytes: [UInt8]
    do { bytes = try reader.read(path, most: Self.mostBytes) } catch {
      if !isOptional, !Podfile.leavesOut(path, by: reader) {
        problems.append("\(error.description) Its build settings are missing.")
      }
      return
    }
    take(String(decoding: bytes, as: UTF8.self), of: path, open: open)
  }

  private mutating func take(_ text: String, of path: String, open: [String]) {
    for line in text.split(whereSeparator: \.isNewline) { take(line: line, of: path, open: open) }
  }

  private mutating func take(line: Substring, of path: String, open: [String]) {
    let line = Self.withoutComment(line)
    if line.hasPrefix("#include") {
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard words.count >= 3 else { return }
      let other = FilePath.join(FilePath.folder(of: path), String(words[1]))
      read(other, open: open + [path], isOptional: line.hasPrefix("#include?"))
      return
    }
    // The = of a condition is in brackets.
    var isInBrackets = false
    guard
      let equals = line.firstIndex(where: { letter in
        if letter == "[" { isInBrackets = true }
        if letter == "]" { isInBrackets = false }
        return letter == "=" && !isInBrackets
      })
    else { return }
    let name = Self.trimmed(line[..<equals])
    guard !name.isEmpty else { return }
    let value = Self.trimmed(line[line.index(after: equals)...])
    // The files of one configuration are one level: what an included file says is what this one inherits.
    let pieces = value.split(separator: "$(inherited)", omittingEmptySubsequences: false)
    guard let old = settings[name], pieces.count > 1 else {
      settings[name] = value
      return
    }
    let more = (pieces.count - 1) * old.utf8.count
    guard more <= Self.mostGrowth - growth else {
      if !isTooLong {
        problems.append(
          "\(path) is left out from \(name) on where it says $(inherited): with what they inherit, settings grow by more than \(Self.mostGrowth) bytes."
        )
      }
      isTooLong = true
      return
    }
    growth += more
    settings[name] = pieces.joined(separator: old)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var before: Character?
    for index in line.indices {
      if line[index] == "/", before == "/" { return trimmedEnds(line[..<line.index(before: index)]) }
      before = line[index]
    }
    return trimmedEnds(line)
  }

  private static func trimmedEnds(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  private static func trimmed(_ text: Substring) -> String { String(trimmedEnds(text)) }
}
