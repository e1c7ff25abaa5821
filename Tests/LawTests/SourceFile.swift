import Foundation

/// A file of the package as text.
struct SourceFile: Sendable {
  struct Import: Equatable, Sendable {
    var module: String
    /// The one name that is imported.
    var scope: String?
  }

  /// A line that declares or extends a type.
  struct TypeLine: Sendable {
    let line: Int
    let indent: Int
    /// The type's name, and those of the types around it that the line names; the innermost first.
    let names: [String]
  }

  let path: String
  let lines: [Substring]
  /// The lines without comments and without the text of long strings.
  let code: [Substring]
  let typeLines: [TypeLine]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = Self.code(of: lines)
    typeLines = Self.typeLines(of: lines)
  }

  var name: String { String(path.split(separator: "/").last ?? "") }
  var target: String { String(place.split(separator: "/")[0]) }

  /// The path with the target's name before the folders in it, such as `PlumbViews/View/View.swift`.
  var place: String {
    let parts = path.split(separator: "/")
    guard parts[0] == "Packages" else { return parts.dropFirst().joined(separator: "/") }
    // All folders of companions are one target here.
    let target: [Substring] = parts[1] == "Companions" && parts[2] == "Sources" ? ["PlumbCompanions"] : []
    return (target + parts.dropFirst(3)).joined(separator: "/")
  }

  /// Whether the file says what comes along with a module of PlumbCompanions, such as `MapKitModule.swift`.
  var isOfCompanion: Bool {
    target == "PlumbCompanions" && lines.first == "#if PLUMB_MODULE" && name.hasSuffix("Module.swift")
  }

  private static func code(of lines: [Substring]) -> [Substring] {
    var isText = false
    return lines.compactMap { line in
      let start = line.drop { $0 == " " }
      let wasText = isText
      if line.utf8.contains(UInt8(ascii: "\"")), line.components(separatedBy: "\"\"\"").count == 2 {
        isText.toggle()
      }
      if wasText || start.hasPrefix("//") { return nil }
      guard line.utf8.contains(UInt8(ascii: "/")) else { return line }
      return line.range(of: " // ").map { line[..<$0.lowerBound] } ?? line
    }
  }

  var imports: [Import] {
    code.compactMap { line in
      var words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains($0)
        })
      else { return nil }
      words.removeFirst(index + 1)
      let isScoped = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains(
        words.first)
      guard let named = isScoped ? words.dropFirst().first : words.first else { return nil }
      let parts = named.split(separator: ".")
      return Import(module: String(parts[0]), scope: isScoped ? parts.last.map(String.init) : nil)
    }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file of the sources, read once for all tests.
  static func all() throws -> [SourceFile] { try sources.get() }

  private static let sources = Result { try GuestFolders.all("Sources").flatMap { try all(in: $0) } }

  /// Every Swift file of the tests.
  static func tests() throws -> [SourceFile] { try GuestFolders.all("Tests").flatMap { try all(in: $0) } }

  /// Every Swift file of a folder of the package, or every file of another kind.
  static func all(in folder: String, kind: String = "swift") throws -> [SourceFile] {
    let sources = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".\(kind)")
    }
    return try names.sorted().map { name in
      SourceFile(
        path: "\(folder)/\(name)",
        text: try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8))
    }
  }
}
