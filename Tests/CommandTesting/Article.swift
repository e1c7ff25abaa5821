package import Foundation

/// An article of a catalog: the listings that a reader writes to files, and the commands that a reader runs.
package struct Article: CustomStringConvertible {
  /// Something between fences.
  package struct Block {
    package let language: String
    /// The paragraph before it.
    package let introduction: String
    package let lines: [String]

    package var text: String { lines.joined(separator: "\n") + "\n" }

    /// The file that the paragraph names last, when it is one of the project or ends with a colon.
    package var file: String? {
      introduction.matches(of: /`([A-Za-z0-9\/]+\.swift)`/).last.map { String($0.1) }
    }
  }

  /// A line after `$`, and what stands below it.
  package struct Run: Equatable {
    package let command: String
    package let output: String

    package init(command: String, output: String) { (self.command, self.output) = (command, output) }
  }

  /// From the project's folder.
  package let path: String
  package let blocks: [Block]

  package var description: String { path }

  package init(path: String, text: String) {
    self.path = path
    var (blocks, paragraph) = ([Block](), [String]())
    var current: (language: String, indent: Int, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("```") {
        if let ended = current {
          let introduction = paragraph.joined(separator: " ")
          blocks.append(Block(language: ended.language, introduction: introduction, lines: ended.lines))
          (current, paragraph) = (nil, [])
        } else {
          current = (String(words.dropFirst(3)), line.count - words.count, [])
        }
      } else if current != nil {
        let indent = current?.indent ?? 0
        current?.lines.append(
          String(line.prefix(indent).allSatisfy { $0 == " " } ? line.dropFirst(indent) : line[...]))
      } else if !words.isEmpty {
        if words.hasPrefix("#") { paragraph = [] }
        paragraph.append(String(words))
      } else if paragraph.last?.hasSuffix(":") == false {
        paragraph = []
      }
    }
    self.blocks = blocks
  }

  /// What a reader types, in order.
  package var runs: [Run] {
    blocks.filter { $0.language == "console" }.flatMap { block in
      block.lines.reduce(into: [Run]()) { runs, line in
        if line.hasPrefix("$ ") {
          runs.append(Run(command: String(line.dropFirst(2)), output: ""))
        } else if let last = runs.popLast() {
          runs.append(Run(command: last.command, output: last.output + line + "\n"))
        }
      }
    }
  }

  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every article that was written for the site.
  package static let all: [Article] = {
    let documentation = root.appending(path: "Documentation")
    let files = FileManager.default
    let catalogs = (try? files.contentsOfDirectory(atPath: documentation.path)) ?? []
    return catalogs.filter { $0.hasSuffix(".docc") }.sorted().flatMap { catalog in
      ((try? files.contentsOfDirectory(atPath: documentation.appending(path: catalog).path)) ?? []).sorted()
        .filter { $0.hasSuffix(".md") }
        .compactMap { file in
          let path = "Documentation/\(catalog)/\(file)"
          return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map {
            Article(path: path, text: $0)
          }
        }
    }
  }()
}
