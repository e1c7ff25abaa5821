import Foundation
import PlumbSource
import Testing

/// What people who use Plumb can name: a change of it shows in a review, and each name has a sentence.
@Suite("The public surface")
struct PublicSurfaceTests {
  private static let file = SourceFile.root.appendingPathComponent("Documentation/PublicSurface.txt")
  private static let environment = ProcessInfo.processInfo.environment
  /// The modules of the packages beside the core, by their packages.
  private static let guests = [
    "UIKit": "PlumbUIKit", "Companions": "PlumbCompanions", "SnapshotTesting": "SnapshotTesting",
  ]
  private static let targets =
    [
      "PlumbFoundation", "Combine", "PlumbLog", "PlumbExchange", "PlumbViews", "PlumbControls", "SwiftUI",
      "PlumbGuide",
      "PlumbTesting",
    ] + GuestFolders.names.compactMap { guests[$0] }

  private static let found = Result {
    try SourceFile.all().filter { targets.contains($0.target) }.flatMap { PublicDeclaration.all(in: $0) }
  }

  private func declarations() throws -> [PublicDeclaration] { try Self.found.get() }

  @Test("the public declarations of each folder are those whose digest is in Documentation/PublicSurface.txt")
  func surface() throws {
    let all = try declarations()
    #expect(all.count > 4000, "the law's reader finds the declarations")
    let files = Dictionary(grouping: all, by: \.place).sorted { $0.key < $1.key }.map { place, declarations in
      (place: place, text: ([place] + declarations.map { "  " + $0.text }).joined(separator: "\n") + "\n")
    }
    if let path = Self.environment["PLUMB_SURFACE"] {
      try files.map(\.text).joined().write(toFile: path, atomically: true, encoding: .utf8)
    }
    let folders = Dictionary(grouping: files) { $0.place.prefix(upTo: $0.place.lastIndex(of: "/")!) }
    let lines = folders.sorted { $0.key < $1.key }.map { folder, files in
      let text = files.map(\.text).joined()
      let count = text.split(separator: "\n").count - files.count
      return "\(folder) \(count) \(CacheFolder.name(of: text))"
    }
    if Self.environment["PLUMB_RENEW_TABLES"] == "1" {
      try (lines.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
    // A checkout may lack the packages beside the core.
    let kept = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").filter {
      Self.targets.contains(String($0.prefix { $0 != "/" && $0 != " " }))
    }
    let changed = Set(lines).symmetricDifference(kept.map(String.init)).map { $0.prefix { $0 != " " } }
    #expect(
      changed.isEmpty,
      """
      Other public declarations: \(Set(changed).sorted()). If that is meant, write the digests anew with: PLUMB_RENEW_TABLES=1 \
      ./plumb test --filter PublicSurfaceTests. PLUMB_SURFACE=FILE writes all declarations to a file, to compare with those of \
      another revision.
      """)
  }

  @Test("95 % of each target's public declarations have a documentation comment", arguments: targets)
  func documented(target: String) throws {
    let all = try declarations().filter { $0.place.hasPrefix("\(target)/") && !$0.needsNoWords }
    let silent = all.filter { !$0.isDocumented }
    #expect(!all.isEmpty)
    #expect(
      silent.count * 20 <= all.count,
      "\(silent.count) of \(all.count) have none: \(silent.prefix(40).map { "\($0.path):\($0.line)" })")
  }

  /// Beginnings of comments that are neither.
  private static let questions = ["What", "Takes", "How", "Where", "Why", "Who", "So many"]
  /// Words for which there is a standard one: report, is.
  private static let marks: Set<Substring> = ["tells", "told", "stands", "stood"]

  @Test("a documentation comment begins with its subject or its verb, and has the standard words")
  func voice() throws {
    var count = 0
    // The page about traces quotes the comments of their types.
    for file in try SourceFile.all() where !file.name.contains("Trace") {
      var (isText, isInside) = (false, false)
      for (index, line) in file.lines.enumerated() {
        let wasText = isText
        if line.components(separatedBy: "\"\"\"").count == 2 { isText.toggle() }
        let start = line.drop { $0 == " " }
        guard !wasText, start.hasPrefix("///") else {
          isInside = false
          continue
        }
        count += 1
        let isQuestion = !isInside && Self.questions.contains { start.hasPrefix("/// \($0) ") }
        let isQuotation = start.contains("`") || start.contains("\"")
        let marks = isQuotation ? [] : Self.marks.intersection(start.split { !$0.isLetter })
        isInside = true
        #expect(
          !isQuestion && marks.isEmpty,
          "\(file.path):\(index + 1) reads “\(start)”. Name the thing, or what the function does: CONTRIBUTING.md"
        )
      }
    }
    #expect(count > 10_000)
  }
}
