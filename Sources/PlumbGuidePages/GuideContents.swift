import Foundation
import PlumbSource

/// The contents of `Contents.md`: the guide's title, its introduction, and its pages in their order.
package struct GuideContents {
  package struct Page: Equatable {
    package let title: String
    /// `Frames/Frames.md`.
    let path: String
    let sentence: String
    let section: String

    /// `Frames/Frames`.
    var stem: String { String(path.dropLast(3)) }
    /// The folder's name.
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  }

  private(set) var title = ""
  /// The text above the list, which may have live parts.
  private(set) var introduction = ""
  package private(set) var pages: [Page] = []

  /// The guide's first page, which has the introduction and the list.
  var first: Page { Page(title: title, path: "index.md", sentence: "", section: "") }

  var sections: [(name: String, pages: [Page])] {
    var found: [(name: String, pages: [Page])] = []
    for page in pages {
      if found.last?.name != page.section { found.append((page.section, [])) }
      found[found.count - 1].pages.append(page)
    }
    return found
  }

  /// - Parameter folder: the guide's, which has `Contents.md`.
  package init(of folder: String) throws(Failure) {
    let path = "\(folder)/Contents.md"
    guard let text = try GuideFile.text(path, of: folder) else {
      throw Failure(.wrongWords, "A guide has its contents in \(path), and this file is not there.")
    }
    var section = ""
    for (number, line) in Self.lines(of: text) {
      func problem(_ sentence: String) -> Failure {
        Failure(.wrongWords, "\(path):\(number + 1): \(sentence)")
      }
      if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
        // Its lines keep their numbers.
        introduction += "\n"
      } else if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("- ") {
        guard let page = Page(line: line, section: section) else {
          throw problem("A page is written as - [Title](Folder/Folder.md): one sentence.")
        }
        guard FileManager.default.fileExists(atPath: "\(folder)/\(page.path)") else {
          throw problem("There is no page \(page.path).")
        }
        // Its pages are written by the same path into another folder, which ".." would leave.
        let steps = page.path.split(separator: "/", omittingEmptySubsequences: false)
        guard steps.count == 2, ![".", "..", ""].contains(steps[0]),
          !pages.contains(where: { $0.path == page.path })
        else {
          throw problem("Each page has a folder of its own, and stands here once.")
        }
        pages.append(page)
      } else if section.isEmpty {
        introduction += line + "\n"
      }
    }
    guard !title.isEmpty, !pages.isEmpty else {
      throw Failure(.wrongWords, "\(path) needs a title (# …) and a list of pages.")
    }
  }

  /// The lines with their numbers from 0. An item of a list that goes on is one line.
  private static func lines(of text: String) -> [(number: Int, line: String)] {
    var found: [(number: Int, line: String)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("  "), let last = found.last, last.line.hasPrefix("- ") {
        found[found.count - 1].line += " " + line.drop { $0 == " " }
      } else {
        found.append((number, String(line)))
      }
    }
    return found
  }
}

extension GuideContents.Page {
  /// Reads `- [Title](Folder/Folder.md): one sentence.`, whose sentence may be missing and may have links.
  fileprivate init?(line: String, section: String) {
    guard line.hasPrefix("- ["), let middle = line.firstRange(of: "]("),
      let end = line[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let title = line[..<middle.lowerBound].dropFirst(3)
    let path = line[middle.upperBound..<end]
    let rest = line[line.index(after: end)...]
    guard !title.isEmpty, path.hasSuffix(".md"), path.count > 3, rest.isEmpty || rest.hasPrefix(": ") else {
      return nil
    }
    self.init(
      title: String(title), path: String(path), sentence: String(rest.dropFirst(2)), section: section)
  }
}
