import Foundation
import PlumbSnapshots
import SwiftUI

/// The parts around the text of each page: the table of contents, the links to the previous and next pages, and search.
struct GuideFrame {
  let contents: GuideContents
  let title: String
  /// The page; nil for the first page, and for rules.
  let current: GuideContents.Page?
  /// From the page to the guide's folder: `../`, or nothing.
  let root: String
  /// The scripts that the page needs in addition to those of all pages.
  let scripts: [String]
  /// Whether there are pages about single views and modifiers.
  let hasReference: Bool

  func html(_ body: String) -> String {
    let fields = [
      "TITLE": title == contents.title
        ? title.escapedHTML : "\(title.escapedHTML) · \(contents.title.escapedHTML)",
      "GUIDE": contents.title.escapedHTML, "ROOT": root, "CONTENTS": list, "BODY": body.withScrollingTables,
      "TURNING": turning,
      "SCRIPTS": scripts.map { "<script src=\"\($0)\"></script>\n" }.joined(),
    ]
    return EmbeddedFile.texts("guide.html").replacing(/\{([A-Z]+)\}/) {
      fields[String($0.1)] ?? String($0.0)
    }
  }

  private var list: String {
    let sections = contents.sections.map { section in
      let pages = section.pages.map { page in
        let mark = page == current ? " aria-current=\"page\"" : ""
        return "<li><a href=\"\(root)\(page.stem).html\"\(mark)>\(page.title.escapedHTML)</a></li>"
      }
      return "<h2>\(section.name.escapedHTML)</h2>\n<ul>\n\(pages.joined(separator: "\n"))\n</ul>"
    }
    return (sections + (hasReference ? [reference] : [])).joined(separator: "\n")
  }

  private var reference: String {
    let link = "<a href=\"\(root)\(ReferencePages.folder)/index.html\">\(ReferencePages.title)</a>"
    return "<h2>Reference</h2>\n<ul>\n<li>\(link)</li>\n</ul>"
  }

  private var turning: String {
    guard let current, let index = contents.pages.firstIndex(of: current) else { return "" }
    func link(_ index: Int, _ role: String, _ word: String) -> String {
      guard contents.pages.indices.contains(index) else { return "<span></span>" }
      let page = contents.pages[index]
      return
        "<a rel=\"\(role)\" href=\"\(root)\(page.stem).html\"><small>\(word)</small>\(page.title.escapedHTML)</a>"
    }
    return
      "<nav class=\"turning\" aria-label=\"Pages beside this one\">\(link(index - 1, "prev", "Previous"))\(link(index + 1, "next", "Next"))</nav>"
  }
}

extension String {
  /// HTML whose tables scroll by themselves where they are wider than the page.
  fileprivate var withScrollingTables: String {
    replacingOccurrences(of: "<table>", with: "<div class=\"table\"><table>")
      .replacingOccurrences(of: "</table>", with: "</table></div>")
  }
}
