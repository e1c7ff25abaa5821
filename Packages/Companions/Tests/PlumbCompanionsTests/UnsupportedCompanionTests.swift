import Foundation
import PlumbCompanions
import Testing

/// What compiles and does nothing is in the list, and the list is in Documentation/Companions.md.
@Suite("Companions that do nothing")
struct UnsupportedCompanionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardized
  private static let begin = "<!-- Made from UnsupportedCompanion.all. -->\n"
  private static let end = "<!-- The end of what is made. -->\n"

  private static var table: String {
    let rows = UnsupportedCompanion.all.map {
      "| `\($0.module)` | `\($0.name)` | \($0.missing) |\n"
    }
    return "\n| module | name | what is missing |\n|---|---|---|\n" + rows.joined() + "\n"
  }

  @Test("the table in Companions.md is the one that is made from the list")
  func table() throws {
    let file = Self.root.appendingPathComponent("Documentation/Companions.md")
    var text = try String(contentsOf: file, encoding: .utf8)
    let from = try #require(text.range(of: Self.begin)?.upperBound)
    let to = try #require(text.range(of: Self.end)?.lowerBound)
    if ProcessInfo.processInfo.environment["PLUMB_RENEW_TABLES"] == "1" {
      text.replaceSubrange(from..<to, with: Self.table)
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      text[from..<to] == Self.table,
      "write it anew with: PLUMB_RENEW_TABLES=1 ./plumb test --filter UnsupportedCompanionTests")
  }

  @Test("each name of the list is reported somewhere, and nothing else is")
  func reported() throws {
    let expression = /(?:reportCompanion|reportingCompanion|endingPicker|@_Unheeded)\(\s*"([^"]+)"/
    var told: Set<String> = []
    // Where no value decides, the compiler tells it, in the words of the list.
    let deprecation = /deprecated,\s*message:\s*"In Plumb, ([^"]+)"/
    var deprecated: Set<String> = []
    let folder = Self.root.appendingPathComponent("Packages/Companions/Sources")
    for case let file as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: expression) { told.insert(String(match.1)) }
      for match in text.matches(of: deprecation) { deprecated.insert(String(match.1)) }
    }
    let sentences = Dictionary(UnsupportedCompanion.all.map { ($0.sentence, $0.name) }) { first, _ in first }
    told.formUnion(deprecated.compactMap { sentences[$0] })
    #expect(deprecated.filter { sentences[$0] == nil } == [], "the sentences of the list are others")
    let listed = Set(UnsupportedCompanion.all.map(\.name))
    #expect(listed.count == UnsupportedCompanion.all.count, "a name stands once in the list")
    #expect(told.subtracting(listed) == [], "reported, and not in the list")
    #expect(listed.subtracting(told) == [], "in the list, and never reported")
  }

  @Test("a name that works in part says so, and one that does nothing says that")
  func sentences() {
    #expect(
      UnsupportedCompanion.named("ModelContainer")?.sentence
        == "ModelContainer works in part: objects are kept in memory only, so the next start begins without any."
    )
    #expect(
      UnsupportedCompanion.named("CLGeocoder")?.sentence
        == "CLGeocoder does nothing: no host knows addresses, so the answer is an error.")
  }

  @Test("each module has a section in Companions.md")
  func sections() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/Companions.md"), encoding: .utf8)
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Packages/Companions/Sources").path
    ).filter { !$0.contains(".") && $0 != "PlumbReporting" }
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.joined(separator: " ")
    for module in modules { #expect(headings.contains(module), "\(module) has no section") }
  }
}
