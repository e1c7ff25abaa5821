import Foundation
import PlumbMacroExpansion

/// A file's declarations as separate files, so that after an edit only those are compiled again that it reached.
///
/// This is for a source of one file: then nothing has the same name as something private elsewhere, and the words
/// `private` and `fileprivate`, which would hide parts of the file from each other, can be left out. To get the
/// compiler's messages about the file, compile the file.
struct SourceParts: Equatable {
  struct Part: Equatable {
    /// The name of the part's file: `View+HabitRow.swift`.
    var name: String
    /// The name of the file that it is a part of.
    var file: String
    var text: String
    /// In the file and in the part, the line where the declaration begins, counted from 1.
    var line: Int
    var ownLine: Int
    /// The whole file, as the user knows it.
    var path = ""
  }

  private(set) var parts: [Part] = []

  /// Shorter files are compiled as fast in one piece; more parts would take longer to look through than to compile.
  private static let fewestLines = 100
  private static let most = 200

  /// `nil` for a file that is too short, or that is not understood.
  ///
  /// - Parameter path: the file, as the user knows it.
  init?(_ text: String, path: String) {
    let bytes = Array(text.utf8)
    let newline = UInt8(ascii: "\n")
    guard bytes.count(where: { $0 == newline }) >= Self.fewestLines, let top = TopLevel(text) else {
      return nil
    }
    let pieces = top.pieces
    let imports = pieces.filter(Self.isImport)
    let bodies = pieces.filter { !Self.isImport($0) }
    guard (2...Self.most).contains(bodies.count), !bodies.contains(where: Self.hidesImports) else {
      return nil
    }
    let file = URL(fileURLWithPath: path).lastPathComponent
    let header =
      imports.map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined(separator: "\n") + "\n"
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    // A literal such as #line as a default argument gives the line of the call, wherever that is.
    let allTell = pieces.contains(where: Self.namesPlaces)
    var (line, place) = (1, 0)
    var counts: [String: Int] = [:]
    for piece in bodies {
      line += bytes[place..<piece.range.lowerBound].count { $0 == newline }
      place = piece.range.lowerBound
      let word = piece.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      counts[word, default: 0] += 1
      let number = counts[word] ?? 1
      var head = header
      if allTell || Self.tells(piece) {
        head += "#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n"
      }
      parts.append(
        Part(
          name: "\(stem)+\(word)\(number == 1 ? "" : "-\(number)").swift", file: file,
          text: head + Self.opened(piece, bytes), line: line,
          ownLine: head.utf8.count { $0 == newline } + 1, path: path))
    }
  }

  /// Each of several files as one part. No module may have two files of one name, so the second gets a number.
  init(files: [(path: String, text: String)]) {
    var names = DistinctNames()
    for (path, text) in files {
      let name = names.next(for: path)
      let head = "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n"
      let file = URL(fileURLWithPath: path).lastPathComponent
      parts.append(Part(name: name, file: file, text: head + text, line: 1, ownLine: 2, path: path))
    }
  }

  /// With files that are generated, each as it is.
  func adding(_ files: some Sequence<(path: String, text: String)>) -> SourceParts {
    var copy = self
    for (path, text) in files {
      let name = URL(fileURLWithPath: path).lastPathComponent
      copy.parts.append(Part(name: name, file: name, text: text, line: 1, ownLine: 1))
    }
    return copy
  }

  /// The positions of its parts in the whole file.
  var places: PartPlaces { PartPlaces(parts) }

  // MARK: Pieces

  /// Imports, also under their own condition, precede every part.
  private static func isImport(_ piece: TopLevel.Piece) -> Bool {
    if piece.keyword == "import" { return true }
    let words = piece.tokens.filter { $0.kind == .identifier && TopLevel.keywords.contains($0.text) }
    return piece.keyword == "#" && piece.name == "if" && words.contains { $0.text == "import" }
      && !piece.tokens.contains { $0.text == "{" }
  }

  /// One among declarations cannot, and who says places has parts already.
  private static func hidesImports(_ piece: TopLevel.Piece) -> Bool {
    piece.tokens.contains { $0.text == "import" && $0.kind == .identifier }
      || zip(piece.tokens, piece.tokens.dropFirst()).contains {
        $0.text == "#" && $1.text == "sourceLocation"
      }
  }

  private static let placeWords: Set = [
    "line", "file", "fileID", "filePath", "column", "function", "dsohandle",
  ]

  private static func namesPlaces(_ piece: TopLevel.Piece) -> Bool {
    zip(piece.tokens, piece.tokens.dropFirst()).contains { $0.text == "#" && placeWords.contains($1.text) }
      || piece.tokens.contains { token in
        token.kind == .string && token.text.contains("\\(")
          && placeWords.contains { token.text.contains("#\($0)") }
      }
  }

  private static let stops: Set = [
    "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure", "unowned",
  ]

  /// Returns whether it can end with a message that has its line. Others need not be compiled again only because
  /// something above them has become longer.
  private static func tells(_ piece: TopLevel.Piece) -> Bool {
    var before: Token?
    for token in piece.tokens {
      defer { before = token }
      if stops.contains(token.text) { return true }
      if token.kind == .string, token.text.contains("\\("), token.text.contains("!") { return true }
      // Behind a value: a!, try!, as!; before one, it says not.
      if token.kind == .operator, token.text.hasPrefix("!"),
        before?.range.upperBound == token.range.lowerBound,
        before?.kind == .identifier || [")", "]", "}"].contains(before?.text)
      {
        return true
      }
    }
    return false
  }

  /// Its text, with spaces in the place of the words that make things private.
  private static func opened(_ piece: TopLevel.Piece, _ bytes: [UInt8]) -> String {
    var text = Array(bytes[piece.range])
    let tokens = piece.tokens
    for (index, token) in tokens.enumerated()
    where ["private", "fileprivate"].contains(token.text) && (index == 0 || tokens[index - 1].text != ".") {
      var end = token.range.upperBound
      if index + 3 < tokens.count, tokens[index + 1].text == "(", tokens[index + 2].text == "set" {
        end = tokens[index + 3].range.upperBound
      }
      for place in token.range.lowerBound..<end { text[place - piece.range.lowerBound] = UInt8(ascii: " ") }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Its parts as the compiler takes them on a platform: no line and no column moves.
  func compiled(on platform: SourcePlatform) -> SourceParts {
    var copy = self
    let words = ModuleWords(in: parts.map(\.text), on: platform)
    for index in parts.indices {
      copy.parts[index].text = PlatformText.compiled(parts[index].text, on: platform, words)
    }
    if !words.overrides.text.isEmpty {
      let text = PlatformText.compiled(words.overrides.text, on: platform)
      copy.parts.append(
        Part(name: ExtensionOverrides.file, file: ExtensionOverrides.file, text: text, line: 1, ownLine: 1))
    }
    return copy
  }
}
