import Foundation

/// A part of the site: the articles of `Documentation/NAME.docc`, and documents of the project beside them.
struct Catalog {
  /// The first part of its addresses, as in `/documentation/swiftui`.
  let name: String
  /// The module whose declarations it describes.
  var module: String?
  var exports: [String] = []
  /// Its declarations are so many that they are grouped by the folders of Sources.
  var hasTopics = false
  /// Documents of the project that are articles here, by their path; the second is the article's name.
  var documents: [(path: String, article: String)] = []

  static let all: [Catalog] = [
    Catalog(
      name: "SwiftUI", module: "SwiftUI", exports: SymbolGraphs.reexported, hasTopics: true,
      documents: [
        ("Documentation/Differences.md", "Differences"), ("Documentation/UIKit.md", "UIKit"),
        ("Documentation/Companions.md", "Companions"),
        ("Documentation/Layout.md", "Layout-in-one-line-each"),
      ]),
    Catalog(name: "PlumbTesting", module: "PlumbTesting"),
    Catalog(name: "SnapshotTesting", module: "SnapshotTesting"),
    Catalog(
      name: "PlumbCommand",
      documents: [
        ("Documentation/Commands.md", "Commands"), ("Documentation/Explain.md", "Explain"),
        ("Documentation/Trace.md", "Trace"), ("Documentation/Preview.md", "Preview"),
        ("Documentation/Security.md", "Security"), ("Documentation/Installation.md", "Installation"),
      ]),
    Catalog(
      name: "Contributing",
      documents: [
        ("ARCHITECTURE.md", "Architecture"), ("CONTRIBUTING.md", "Steps-style-and-tests"),
        ("Documentation/LayoutEngine.md", "LayoutEngine"), ("Documentation/Runtime.md", "Runtime"),
        ("Documentation/SaveToPicture.md", "SaveToPicture"),
      ] + rooms.map { ("\($0 == "SnapshotTesting" ? "Packages" : "Sources")/\($0)/README.md", "Room-\($0)") }),
  ]

  /// The targets whose READMEs the articles for contributors lead to.
  static let rooms = [
    "PlumbGraph", "PlumbLayout", "PlumbText", "PlumbDrawing", "PlumbViews", "PlumbControls", "PlumbExport",
    "SwiftUI", "PlumbExplanation", "PlumbInspector", "PlumbServer", "PlumbSnapshots", "PlumbTesting",
    "SnapshotTesting", "PlumbSource", "PlumbLive", "PlumbCommand",
  ]

  /// Writes the catalog as DocC reads it.
  func assemble(from project: URL, of book: Book, in folder: URL) throws {
    let files = FileManager.default
    let own = "Documentation/\(name).docc"
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in try articles(of: project) {
      let text = try String(contentsOf: project.appending(path: page.path), encoding: .utf8)
      try Page(path: page.path, text: text).text(in: self, of: book)
        .write(to: folder.appending(path: "\(page.article).md"), atomically: true, encoding: .utf8)
    }
    for file in try files.contentsOfDirectory(atPath: project.appending(path: own).path)
    where !file.hasSuffix(".md") {
      try files.copyItem(at: project.appending(path: "\(own)/\(file)"), to: folder.appending(path: file))
    }
  }

  /// The paths of the documents that become its articles, and the articles' names.
  func articles(of project: URL) throws -> [(path: String, article: String)] {
    let own = "Documentation/\(name).docc"
    let names = try FileManager.default.contentsOfDirectory(atPath: project.appending(path: own).path)
    return documents
      + names.filter { $0.hasSuffix(".md") }.sorted().map { ("\(own)/\($0)", String($0.dropLast(3))) }
  }
}
