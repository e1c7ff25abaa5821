import Foundation

/// Files that the compiler reads in the place of others, and calls by the names of those.
struct FileOverlay {
  private var texts: [FileName: PlatformText] = [:]
  private var files: [File] = []

  private struct File: Encodable {
    var name: String
    var type = "file"
    var copy: String

    enum CodingKeys: String, CodingKey {
      case name, type
      case copy = "external-contents"
    }
  }

  private struct Description: Encodable {
    var version = 0
    var isSensitive = true
    /// Whether the compiler's messages name the copy instead of the user's file.
    var tellsCopies = false
    var roots: [File]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case isSensitive = "case-sensitive"
      case tellsCopies = "use-external-names"
    }
  }

  /// - Parameters:
  ///   - place: where the compiler runs.
  ///   - folder: takes the text.
  mutating func add(
    _ path: String, seenFrom place: CompilerPlace, _ text: PlatformText, in folder: TemporaryFolder
  ) throws {
    let copy = folder.path("overlaid-\(UUID().uuidString).swift")
    try Data(text.text.utf8).write(to: URL(fileURLWithPath: copy))
    texts[FileName(path)] = text
    for name in Self.absolute(path, place) { files.append(File(name: name, copy: copy)) }
  }

  /// The compiler's arguments for it.
  ///
  /// - Parameter folder: takes the list of files.
  func words(in folder: TemporaryFolder) throws -> [String] {
    guard !files.isEmpty else { return [] }
    let list = folder.path("overlay-\(UUID().uuidString).yaml")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    try encoder.encode(Description(roots: files)).write(to: URL(fileURLWithPath: list))
    return ["-vfsoverlay", list]
  }

  /// The file's absolute names, as the compiler makes them: ours in its place, and that of an editor in the person's. It takes the
  /// shell's word for where it is, if that is true.
  private static func absolute(_ path: String, _ place: CompilerPlace) -> Set<String> {
    guard !path.hasPrefix("/") else { return [withoutDots(path)] }
    let here = [
      FileManager.default.currentDirectoryPath, ProcessInfo.processInfo.environment["PWD"] ?? "",
      place.path, URL(fileURLWithPath: place.path).resolvingSymlinksInPath().path,
    ]
    return Set(here.filter { $0.hasPrefix("/") }.map { withoutDots("\($0)/\(path)") })
  }

  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Lets a file of the compiler's messages quote the user's files.
  func restore(_ messages: String) {
    guard !texts.isEmpty, let text = try? String(contentsOfFile: messages, encoding: .utf8), !text.isEmpty
    else {
      return
    }
    try? restoring(text).write(toFile: messages, atomically: true, encoding: .utf8)
  }

  /// Puts the file's own lines into messages that quote the lines that were compiled: ` 4 | #if (true )`.
  func restoring(_ messages: String) -> String {
    guard !texts.isEmpty else { return messages }
    var lines: [String] = []
    var current: FileName?
    // Messages may name two files in turn, and each file is split once.
    var known: [FileName: (own: [Substring], compiled: [Substring])] = [:]
    for line in messages.split(separator: "\n", omittingEmptySubsequences: false) {
      if let path = Diagnostic.parse(String(line)).first?.file.map({ FileName($0) }), path != current {
        current = path
        if known[path] == nil { known[path] = texts[path].map { (Self.lines($0.own), Self.lines($0.text)) } }
      }
      let texts = current.flatMap { known[$0] }
      lines.append(texts.map { Self.restored(line, $0.own, $0.compiled) } ?? String(line))
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  private static func restored(_ line: Substring, _ own: [Substring], _ compiled: [Substring]) -> String {
    // A source can have such a line in its messages (#error), with any number.
    guard let bar = line.firstRange(of: " | "),
      let number = Int(line[..<bar.lowerBound].drop { $0 == " " }), number > 0,
      own.indices.contains(number - 1),
      compiled.indices.contains(number - 1), line[bar.upperBound...] == compiled[number - 1]
    else { return String(line) }
    return String(line[..<bar.upperBound] + own[number - 1])
  }
}
