import Foundation
import Testing

/// Whoever follows a link arrives, and whoever looks for a target's purpose finds it beside its code.
@Suite("The documents")
struct DocumentTests {
  @Test("every link leads to a file of the project, and to a heading or an anchor in it")
  func links() throws {
    let documents = try Dictionary(uniqueKeysWithValues: Document.all().map { ($0.path, $0) })
    var count = 0
    for document in documents.values {
      for link in document.links {
        count += 1
        let target = document.target(of: link)
        if GuestFolders.isMissing(target) { continue }
        #expect(
          FileManager.default.fileExists(atPath: SourceFile.root.appending(path: target).path),
          "\(document.path) leads to \(target), which is not there")
        guard let anchor = link.anchor, let other = documents[target] else { continue }
        #expect(
          other.anchors.contains(anchor),
          "\(document.path) leads to \(target)#\(anchor), which has no such anchor")
      }
    }
    #expect(count > 150, "only \(count) links were found")
  }

  @Test("every target has a README that says what it may not know, where a new thing goes, and its tests")
  func readmes() throws {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Sources").path
    ).filter { !$0.hasPrefix(".") }
    let rooms = sources.map { ("Sources", $0) } + GuestFolders.names.map { ("Packages", $0) }
    let architecture = try Document("ARCHITECTURE.md")
    let linked = Set(architecture.links.map { architecture.target(of: $0) })
    for (folder, target) in rooms {
      let path = "\(folder)/\(target)/README.md"
      guard let readme = try? Document(path) else {
        Issue.record("\(path) is missing: ten to thirty lines, like those of the other targets")
        continue
      }
      let lines = readme.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.first == "# \(target)", "\(path) begins with another name")
      #expect(lines.count <= 45, "\(path) has \(lines.count) lines: a target's README is short")
      let knowledge = ["**What it may not know:**", "**Who may import it:**"].contains {
        readme.text.contains($0)
      }
      #expect(knowledge, "\(path) does not say what the target may not know")
      for part in ["**Where a new thing goes:**", "**Tests:**"] {
        #expect(readme.text.contains(part), "\(path) has no part \(part)")
      }
      #expect(linked.contains(path), "ARCHITECTURE.md has no row with a link to \(path)")
    }
  }

  @Test("the law's own reader sees links, headings and anchors")
  func reader() {
    let document = Document(
      path: "Pages/Deep/A.md",
      text: """
        # One heading, with `code`
        <a id="R-1"></a>
        See [x](../B.md#part), [y](https://a.example/c.md) and [here](#R-1).

            [code](nowhere.md)
        """)
    #expect(document.anchors == ["one-heading-with-code", "R-1"])
    #expect(document.links.map(\.path) == ["../B.md", ""])
    #expect(document.links.map(\.anchor) == ["part", "R-1"])
    #expect(document.links.map(document.target) == ["Pages/B.md", "Pages/Deep/A.md"])
  }
}
