import Foundation

/// A Markdown file of the project.
struct Document {
  /// A link from a document to a file of the project.
  struct Link: Equatable {
    /// As it is written, without the anchor.
    let path: String
    let anchor: String?
  }

  /// From the project's folder.
  let path: String
  let text: String

  /// What a link may name behind `#`: anchors, and headings as GitHub writes them.
  var anchors: Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" }.dropFirst().lowercased().filter {
        $0.isLetter || $0.isNumber || " -_".contains($0)
      }
      .replacing(" ", with: "-")
    }
    return Set(Evidence.anchors(in: text) + headings)
  }

  /// The links outside of code; those to the net are left out.
  var links: [Link] {
    text.split(separator: "\n").filter { !$0.hasPrefix("    ") }.flatMap { line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter {
        !$0.contains("://") && !$0.hasPrefix("mailto:")
      }
      .map { target in
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        return Link(path: String(parts[0]), anchor: parts.count > 1 ? String(parts[1]) : nil)
      }
    }
  }

  /// The file that a link leads to, from the project's folder.
  func target(of link: Link) -> String {
    if link.path.isEmpty { return path }
    var parts = path.split(separator: "/").dropLast()
    for part in link.path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  init(path: String, text: String) { (self.path, self.text) = (path, text) }

  init(_ path: String) throws {
    self.init(
      path: path, text: try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8))
  }

  /// The pages at the top, those of Documentation, and the README of each folder of Sources, Packages, Fuzzing and Benchmarks.
  static func all() throws -> [Document] {
    let files = FileManager.default
    let top = try files.contentsOfDirectory(atPath: SourceFile.root.path)
    let below = ["Documentation", "Sources", "Packages", "Fuzzing", "Benchmarks"].flatMap { folder in
      (files.enumerator(atPath: SourceFile.root.appending(path: folder).path)?.compactMap { $0 as? String }
        ?? [])
        .map { "\(folder)/\($0)" }
    }
    return try (top + below).filter { $0.hasSuffix(".md") }.sorted().map(Document.init)
  }
}
