import Foundation
import TestLayers
import Testing

/// Each claim that documents and sources mark as assumed has a question of the probe, or a reason in Unasked.txt.
@Suite("Assumed claims", .needs(.Companions), .needs(.SnapshotTesting))
struct AssumedTests {
  private static let reasons: Set = [
    "a limit or a choice of Plumb", "needs a finger or a pointer", "only a picture shows it",
    "needs other devices or windows", "depends on the font", "private to the system", "the word itself",
    "no question yet",
  ]

  /// A file with the mark, as one line without the marks of its comments.
  private struct Page {
    let path: String
    /// The words around each mark, and the place of the mark in them, in characters.
    let marks: [(words: String, place: Int)]

    init?(_ path: String, _ text: String) {
      guard text.range(of: "assumed", options: .caseInsensitive) != nil else { return nil }
      let lines = text.split(separator: "\n").map { line in
        let words = line.drop { $0 == " " }
        return words.hasPrefix("//") ? words.drop { $0 == "/" } : words
      }
      let line = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      self.path = path
      var (marks, rest): ([(String, Int)], Range<String.Index>?) = ([], line.startIndex..<line.endIndex)
      while let room = rest, let mark = line.range(of: "assumed", options: .caseInsensitive, range: room) {
        let start =
          line.index(mark.lowerBound, offsetBy: -Self.reach, limitedBy: line.startIndex) ?? line.startIndex
        let end = line.index(mark.upperBound, offsetBy: Self.reach, limitedBy: line.endIndex) ?? line.endIndex
        marks.append((String(line[start..<end]), line.distance(from: start, to: mark.lowerBound)))
        rest = mark.upperBound..<line.endIndex
      }
      self.marks = marks
    }

    /// More characters than any claim has.
    static let reach = 400

    /// Whether one of some claims has a mark in it.
    static func isAsked(_ mark: (words: String, place: Int), in claims: [String]) -> Bool {
      claims.contains { claim in
        guard let found = mark.words.range(of: claim) else { return false }
        let start = mark.words.distance(from: mark.words.startIndex, to: found.lowerBound)
        return (start..<start + claim.count).contains(mark.place)
      }
    }
  }

  private static func pages() throws -> [Page] {
    let root = SourceFile.root
    return try (["Documentation"] + GuestFolders.all("Sources")).flatMap { folder in
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      return try names.sorted().filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.compactMap { name in
        let text = try String(contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8)
        return Page("\(folder)/\(name)", text)
      }
    }
  }

  /// The claims of the questions: the texts in their sources with the mark.
  private static func claims() throws -> [String] {
    let folder = SourceFile.root.appending(path: "Probe/Sources/Questions/Asked")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.matches(of: /"([^"\n]*[Aa]ssumed[^"\n]*)"/).map { String($0.1) }
    }
  }

  @Test("that a question names are still in a document or a source")
  func sentences() throws {
    let (marks, claims) = (try Self.pages().flatMap(\.marks), try Self.claims())
    #expect(claims.count > 100)
    for claim in claims {
      #expect(claim.count < Page.reach, "\(claim)")
      if marks.contains(where: { Page.isAsked($0, in: [claim]) }) { continue }
      Issue.record(
        "No file has the words “\(claim)” of a question of Probe. Documentation/Probe.md describes what to do."
      )
    }
  }

  @Test("without a question are in the list with their reasons, and the page counts both")
  func unasked() throws {
    let (pages, claims) = (try Self.pages(), try Self.claims())
    let list = try ReasonList.read("Unasked")
    var (found, asked, all): (Set<String>, Int, Int) = ([], 0, 0)
    for page in pages {
      let (marks, settled) = (page.marks.count, page.marks.count { Page.isAsked($0, in: claims) })
      (asked, all) = (asked + settled, all + marks)
      if settled < marks { found.insert("\(page.path) \(marks - settled)") }
    }
    for entry in found.subtracting(list.map(\.id)).sorted() {
      Issue.record("\(entry): ask it in Probe, or enter it in Unasked.txt with its reason.")
    }
    #expect(Set(list.map(\.id)).subtracting(found) == [], "in Unasked.txt, and not in the files")
    for (id, reason) in list {
      let unknown = Set(reason.components(separatedBy: "; ")).subtracting(Self.reasons)
      #expect(unknown == [], "\(id)")
    }
    let page = try String(
      contentsOf: SourceFile.root.appending(path: "Documentation/Probe.md"), encoding: .utf8)
    let words = "questions settle \(asked) of \(all) marks"
    #expect(page.contains(words), "Documentation/Probe.md has to say: \(words)")
  }
}
