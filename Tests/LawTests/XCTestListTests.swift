import Foundation
import Testing

/// Tests/XCTMain.swift lists the tests of XCTest, which nothing else finds.
@Suite("Tests of XCTest")
struct XCTestListTests {
  /// The tests of each `XCTestCase` in a file: `BadgeTests.testDark`.
  private static func tests(in file: SourceFile) throws -> [String] {
    let (start, test) = (#/\bclass (\w+): XCTestCase\b/#, #/\bfunc (test\w*)\(\)/#)
    var (found, name): ([String], String?) = ([], nil)
    for line in file.code {
      if line.hasPrefix("}") { name = nil }
      if let match = line.firstMatch(of: start) { name = String(match.1) }
      if let name, let match = line.firstMatch(of: test) { found.append("\(name).\(match.1)") }
    }
    return found
  }

  @Test("are listed where the tests begin")
  func listed() throws {
    let main = try #require(try SourceFile.all(in: "Tests").first { $0.path == "Tests/XCTMain.swift" })
    let names = main.code.flatMap { line in
      line.matches(of: #/\b([A-Z]\w+)(?:\.self\) { (?:await )?\$0)?\.(test\w+)/#).map { "\($0.1).\($0.2)" }
    }
    let found = try SourceFile.tests().flatMap(Self.tests)
    // The core has none.
    guard !found.isEmpty else { return #expect(!GuestFolders.names.contains("SnapshotTesting")) }
    #expect(found.sorted() == names.sorted())
    #expect(found.count > 5)
  }

  @Test("are functions of a case that begin with their word and take nothing")
  func read() throws {
    let text = """
      final class Cases: XCTestCase {
        func testOne() {}
        @MainActor func testTwo() async throws {}
        func testing(_ value: Int) {}
        func helper() {}
      }
      struct Other { func testThree() {} }
      """
    #expect(
      try Self.tests(in: SourceFile(path: "Tests/A.swift", text: text)) == ["Cases.testOne", "Cases.testTwo"])
  }
}
