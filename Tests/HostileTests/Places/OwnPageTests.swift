import CommandTesting
import Foundation
import PlumbSnapshots
import SwiftUI
import TestLayers
import Testing

/// A page that the command has written is known, and may be written over.
@Suite("Pages of Plumb", .timeLimit(.minutes(10)))
struct OwnPageTests {
  @Test(
    "have the mark by which they are known, and are replaced the second time", .tags(.slow),
    arguments: [
      ("gallery View.swift -o out", "out/index.html"), ("snapshot View.swift", "__Snapshots__/index.html"),
      ("share View.swift -o page.html", "page.html"),
    ])
  func marked(words: String, page: String) throws {
    let command = try Command("#Preview(\"A\") { Color.red }")
    defer { command.folder.remove() }
    for _ in 0..<2 {
      let answer = try command.run(words.split(separator: " ").map(String.init))
      #expect(answer.status == 0, "\(answer)")
      let data = try Data(contentsOf: URL(fileURLWithPath: command.path(page)))
      #expect(OwnPage.isMarked(data.prefix(4096)))
      #expect(String(decoding: data, as: UTF8.self).components(separatedBy: OwnPage.mark).count == 2)
    }
  }

  @Test("are so where they show what differs, and a result of JUnit is replaced, too")
  func report() throws {
    let command = try Command("#Preview(\"A\") { Color.red }")
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "View.swift").status == 0)
    try command.write("#Preview(\"A\") { Color.blue }", to: "View.swift")
    for _ in 0..<2 {
      let answer = try command.run(
        "snapshot", "View.swift", "--check", "--report", "report/of/today", "--junit", "tests.xml")
      #expect(answer.status == 1 && answer.error.contains("The pictures are in "), "\(answer)")
      let data = try Data(contentsOf: URL(fileURLWithPath: command.path("report/of/today/index.html")))
      #expect(OwnPage.isMarked(data.prefix(4096)))
    }
  }

  @Test("of a guide have it, too")
  func guide() {
    #expect(OwnPage.isMarked(Data(EmbeddedFile.texts("guide.html").utf8.prefix(4096))))
  }
}
