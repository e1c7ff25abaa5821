import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbCommand
@testable import PlumbGuidePages

@Suite("Paths of pages in a guide of others")
struct GuidePathTests {
  /// A guide with a page beside its folder, and a file of somebody in the place to which that page would be written.
  private func guide(listing path: String) throws -> Command {
    let command = try Command("")
    try writeFile(
      "# Guide\n\n## Pages\n\n- [Page](\(path)): a page.\n", to: command.path("Guide/Contents.md"))
    for file in ["Page.md", "Guide/Page.md", "Guide/Pages/Page.md"] {
      try writeFile("# Page\n", to: command.path(file))
    }
    return command
  }

  // A guide that is there is written again: a file beside it was written over as if it were one of its own.
  @Test(
    "a page whose path leaves the guide's folder, or has no folder, is refused",
    arguments: ["../Page.md", "./Page.md", "/Page.md", "Pages/../Page.md", "Page.md"])
  func refused(path: String) throws {
    let command = try guide(listing: path)
    defer { command.folder.remove() }
    #expect(throws: Failure.self) { try GuideContents(of: command.path("Guide")) }
  }

  @Test("a page in a folder of its own is taken")
  func taken() throws {
    let command = try guide(listing: "Pages/Page.md")
    defer { command.folder.remove() }
    #expect(try GuideContents(of: command.path("Guide")).pages.map(\.stem) == ["Pages/Page"])
  }

  @Test("a page of an older guide that is a link now is not written through")
  func links() throws {
    let command = try Command("")
    defer { command.folder.remove() }
    let page = Data("<meta name=\"generator\" content=\"Plumb\"><link href=\"guide.css\">".utf8)
    let pages = [(path: "index.html", data: page), (path: "P/P.md", data: Data("# P".utf8))]
    func write() throws { try GuideFolder(command.path("out"), isOfCache: false).write(pages) }
    try write()
    try write()
    unlink(command.path("out/P/P.md"))
    try command.folder.write("my words", to: "out/P/mine.md")
    symlink("mine.md", command.path("out/P/P.md"))
    #expect(throws: Failure.self) { try write() }
    #expect(try String(contentsOfFile: command.path("out/P/mine.md"), encoding: .utf8) == "my words")
  }
}
