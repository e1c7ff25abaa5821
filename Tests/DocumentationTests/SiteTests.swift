import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import DocumentationSite

/// DocC itself makes these sites, of one page each.
@Suite("The site") struct SiteTests {
  private let folder: TemporaryFolder
  private var output: URL { URL(fileURLWithPath: folder.path("site")) }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String) throws -> Site {
    let catalog = URL(fileURLWithPath: folder.path("Documentation/Small.docc"))
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    try "# Small\n\n@Metadata {\n  @TechnologyRoot\n}\n\n\(text)\n"
      .write(to: catalog.appending(path: "Small.md"), atomically: true, encoding: .utf8)
    return Site(project: folder.url, products: folder.url, catalogs: [Catalog(name: "Small")])
  }

  @Test("begins with a page that leads to its parts, and is written again in its place")
  func written() throws {
    defer { folder.remove() }
    for _ in 1...2 { try write("A page.").write(to: output) }
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(names.contains("metadata.json"))
    #expect(
      try String(contentsOf: output.appending(path: "index.html"), encoding: .utf8)
        .contains("<a href=\"documentation/\">"))
    #expect(
      FileManager.default.fileExists(atPath: output.appending(path: "documentation/small/index.html").path))
  }

  @Test("is not written when DocC warns of a link that leads nowhere")
  func warning() throws {
    defer { folder.remove() }
    let problem = #expect(throws: SiteProblem.self) { try write("See <doc:Nowhere>.").write(to: output) }
    #expect(problem?.description.contains("'Nowhere' doesn't exist") == true, "\(problem as Any)")
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test("takes no folder that holds something else")
  func foreign() throws {
    defer { folder.remove() }
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try "mine".write(to: output.appending(path: "diary.txt"), atomically: true, encoding: .utf8)
    let problem = #expect(throws: SiteProblem.self) { try write("A page.").write(to: output) }
    #expect(problem?.description.contains("holds diary.txt and no site") == true)
    #expect(FileManager.default.fileExists(atPath: output.appending(path: "diary.txt").path))
  }

  @Test("takes neither a project with documentation of its own nor a site to which somebody has added files")
  func additions() throws {
    defer { folder.remove() }
    for name in ["documentation/a.md", "metadata.json", "index.html"] {
      try folder.write("mine", to: "project/\(name)")
    }
    let project = URL(fileURLWithPath: folder.path("project"))
    #expect(throws: SiteProblem.self) { try write("A page.").write(to: project) }
    #expect(try String(contentsOfFile: folder.path("project/index.html"), encoding: .utf8) == "mine")
    try write("A page.").write(to: output)
    try folder.write("mine", to: "site/.git/config")
    let problem = #expect(throws: SiteProblem.self) { try write("A page.").write(to: output) }
    #expect(problem?.description.contains("holds .git, which is of no site") ?? false)
    #expect(try String(contentsOfFile: folder.path("site/.git/config"), encoding: .utf8) == "mine")
  }
}
