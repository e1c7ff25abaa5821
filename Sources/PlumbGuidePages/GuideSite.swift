import Foundation
import PlumbInspector
import PlumbServer
import PlumbShare
import PlumbSnapshots
import PlumbText
import SwiftUI

/// The files of a guide that opens from a folder, without a server.
package struct GuideSite {
  let contents: GuideContents
  let reference: GuideReference
  let packing: Packing
  /// By their paths in the folder of the guide.
  package private(set) var files: [(path: String, data: Data)] = []

  package init(contents: GuideContents, reference: GuideReference, packing: Packing) {
    (self.contents, self.reference, self.packing) = (contents, reference, packing)
  }

  /// A page with the reports of its examples.
  package struct MadePage {
    let page: GuidePage
    let answers: [GuideExample.Answer]

    package init(page: GuidePage, answers: [GuideExample.Answer]) {
      (self.page, self.answers) = (page, answers)
    }

    /// Whether it has anything to touch.
    var isLive: Bool { answers.contains { (try? $0.get()) != nil } }
  }

  package mutating func add(_ pages: [MadePage], first: MadePage, module: Data) throws {
    for made in pages { try add(made) }
    try add(first)
    add("engine.js", Data("guideEngine(\"\(packing.words(module))\");\n".utf8))
    add("guide.css", Data(EmbeddedFile.texts("guide.css").utf8))
    add("guide.js", Data(Self.scripts.utf8))
    let about = ReferencePages(reference: reference, pages: pages.map(\.page))
    let found = JSON.array(searchIndex(pages) + about.found)
    add("search.js", Data("guideSearch(\(found.line));\n".utf8))
    add(about)
    addRules()
  }

  /// Each room, behind those that it needs.
  private static let scripts =
    EmbeddedFile.texts("engine.js", "letters.js") + RendererScript.text
    + EmbeddedFile.texts(
      "drawing.js", "pick.js", "words.js", "model.js", "swift.js", "live.js", "settings.js", "marks.js",
      "player.js",
      "events.js", "hands.js", "guide.js")

  private mutating func add(_ made: MadePage) throws {
    let page = made.page.page
    for (number, answer) in made.answers.enumerated() {
      guard case .success(let answer) = answer else { continue }
      let name = made.page.name(of: number)
      add((page.folder.isEmpty ? "" : page.folder + "/") + "\(name).png", answer.picture)
    }
    let examples = zip(made.page.examples, made.answers).map { $0.json($1) }
    let data = "{\"examples\":[\(examples.joined(separator: ","))]}"
    let isFirst = page == contents.first
    if !isFirst || made.isLive {
      add("\(page.stem).js", Data("guideData(\"\(packing.words(Data(data.utf8)))\");\n".utf8))
    }
    let markdown = isFirst ? indexMarkdown(made) : made.page.markdown(made.answers)
    add("\(page.stem).md", Data(markdown.utf8))
    let text = made.page.html(made.answers)
    let name = page.stem.split(separator: "/").last ?? ""
    let around = frame(
      page.title, current: isFirst ? nil : page, root: made.page.root,
      scripts: !made.isLive ? [] : ["\(made.page.root)engine.js", "\(name).js"])
    let body = isFirst ? indexPage(introduction: text) : text
    add("\(page.stem).html", Data(around.html(body).utf8))
  }

  private mutating func add(_ path: String, _ data: Data) { files.append((path, data)) }

  // MARK: The first page, and search

  private func indexPage(introduction: String) -> String {
    let sections = contents.sections.map { section in
      let pages = section.pages.map { page in
        "<li><a href=\"\(page.stem).html\">\(page.title.escapedHTML)</a><p>\(page.sentence.escapedHTML)</p></li>"
      }
      return
        "<h2>\(section.name.escapedHTML)</h2>\n<ul class=\"pages\">\n\(pages.joined(separator: "\n"))\n</ul>"
    }
    return "<h1>\(contents.title.escapedHTML)</h1>\n\(introduction)" + sections.joined(separator: "\n")
      + linkToReference
  }

  private var linkToReference: String {
    if reference.entries.isEmpty { return "" }
    let link = "<a href=\"\(ReferencePages.folder)/index.html\">\(ReferencePages.title)</a>"
    return
      "\n<h2>Reference</h2>\n<ul class=\"pages\">\n<li>\(link)<p>\(ReferencePages.sentence)</p></li>\n</ul>"
  }

  private func indexMarkdown(_ first: MadePage) -> String {
    let sections = contents.sections.map { section in
      "## \(section.name)\n\n"
        + section.pages.map { "- [\($0.title)](\($0.path)): \($0.sentence)\n" }.joined()
    }
    return "# \(contents.title)\n\(first.page.markdown(first.answers))\n\(sections.joined(separator: "\n"))"
  }

  private func searchIndex(_ pages: [MadePage]) -> [JSON] {
    pages.flatMap { made in
      made.page.sections.map { section in
        .array([
          .string(made.page.page.title),
          .string("\(made.page.page.stem).html" + (section.anchor.isEmpty ? "" : "#\(section.anchor)")),
          .string(section.heading), .string(section.text.split(separator: " ").joined(separator: " ")),
        ])
      }
    }
  }

  // MARK: Views, modifiers and rules

  private mutating func add(_ about: ReferencePages) {
    guard !reference.entries.isEmpty else { return }
    addPage("index", ReferencePages.title, about.list)
    for entry in reference.entries { addPage(entry.stem, entry.title, about.html(entry)) }
  }

  private mutating func addPage(_ name: String, _ title: String, _ body: String) {
    let around = frame(title, root: "../")
    add("\(ReferencePages.folder)/\(name).html", Data(around.html(body).utf8))
  }

  /// The recorded rules are pages, too.
  private mutating func addRules() {
    for room in reference.rooms {
      guard let text = reference.documents[room] else { continue }
      let title =
        text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? room
      let body = Markdown.html(of: text).linkedBetweenRules(reference.rooms)
      add("Rules/\(room).html", Data(frame(title, root: "../").html(body).utf8))
    }
  }

  private func frame(
    _ title: String, current: GuideContents.Page? = nil, root: String, scripts: [String] = []
  ) -> GuideFrame {
    GuideFrame(
      contents: contents, title: title, current: current, root: root, scripts: scripts,
      hasReference: !reference.entries.isEmpty)
  }
}

extension String {
  /// - Parameter folder: from the page to the rules' folder: `../Rules/`, or nothing.
  func linkedBetweenRules(_ names: [String], in folder: String = "") -> String {
    replacing(/<a href="(?!https?:)([^"#]*)(#[^"]*)?">(.*?)<\/a>/.dotMatchesNewlines()) { match in
      let stem = String(match.1.dropLast(3))
      if match.1.isEmpty { return String(match.0) }
      return names.contains(stem)
        ? "<a href=\"\(folder)\(stem).html\(match.2 ?? "")\">\(match.3)</a>" : String(match.3)
    }
  }
}
