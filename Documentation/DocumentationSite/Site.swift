import Foundation

/// The documentation of the package as one static site.
struct Site {
  let project: URL
  let products: URL
  let catalogs: [Catalog]
  private let files = FileManager.default

  init(project: URL, products: URL, catalogs: [Catalog] = Catalog.all) {
    (self.project, self.products, self.catalogs) = (project, products, catalogs)
  }

  /// Makes an archive of each catalog, joins them, and puts the site in the place of an older one.
  ///
  /// - Throws: ``SiteProblem`` for each warning of DocC, and when the folder holds something else than a site.
  func write(to output: URL) throws {
    try refuseForeign(output)
    // Beside the products: on the disk of the project, so that the site need not be copied once more.
    let work = products.appending(path: "documentation")
    try? files.removeItem(at: work)
    defer { try? files.removeItem(at: work) }
    var archives: [String] = []
    let book = try Book(project: project, catalogs: catalogs)
    let template = try SiteTemplate(in: work)
    for catalog in catalogs {
      archives.append(try archive(of: catalog, of: book, as: template, in: work).path)
    }
    let site = work.appending(path: "site")
    try Program(name: "docc", environment: template.environment).run(
      ["merge"] + archives + [
        "--synthesized-landing-page-name", "Plumb", "--synthesized-landing-page-kind", "SwiftUI on Linux",
        "--synthesized-landing-page-topics-style", "list",
        "--output-path", site.path,
      ])
    // The site begins with a list of the archives, which DocC puts one folder further down.
    try Self.firstPage.write(to: site.appending(path: "index.html"), atomically: true, encoding: .utf8)
    try refuseAdditions(to: output, besides: site)
    if files.fileExists(atPath: output.path) { try files.removeItem(at: output) }
    try files.createDirectory(
      at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.moveItem(at: site, to: output)
  }

  /// The words for DocC, which ends with another status than 0 when there is a warning.
  private func archive(
    of catalog: Catalog, of book: Book, as template: SiteTemplate, in work: URL
  ) throws -> URL {
    let folder = work.appending(path: "\(catalog.name).docc")
    let graphs = work.appending(path: "\(catalog.name)-symbols")
    let archive = work.appending(path: "\(catalog.name).doccarchive")
    try files.createDirectory(at: graphs, withIntermediateDirectories: true)
    if let module = catalog.module {
      try SymbolGraphs(project: project, products: products)
        .write(module, exporting: catalog.exports, to: graphs)
    }
    try catalog.assemble(from: project, of: book, in: folder)
    if catalog.hasTopics {
      let graph = try SymbolGraph(contentsOf: graphs.appending(path: "\(catalog.name).symbols.json"))
      let topics = try TopicPages(graph.symbols)
      for (name, text) in topics.pages() {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let first = folder.appending(path: "\(catalog.name).md")
      try (String(contentsOf: first, encoding: .utf8) + topics.overview)
        .write(to: first, atomically: true, encoding: .utf8)
    }
    try Program(name: "docc", folder: work, environment: template.environment).run([
      "convert", folder.lastPathComponent, "--additional-symbol-graph-dir", graphs.path, "--output-path",
      archive.path, "--fallback-display-name", catalog.name, "--fallback-bundle-identifier",
      "plumb.\(catalog.name)", "--warnings-as-errors", "--diagnostic-level", "warning",
    ])
    return archive
  }

  /// A folder is replaced only when it is empty, not there yet, or a site.
  private func refuseForeign(_ output: URL) throws {
    guard files.fileExists(atPath: output.path) else { return }
    let names = try? files.contentsOfDirectory(atPath: output.path)
    guard let names else { throw SiteProblem("\(output.path) is a file; name a folder for the site.") }
    let first = try? String(contentsOf: output.appending(path: "index.html"), encoding: .utf8)
    // Another project may have a folder for documentation, too.
    let isSite = names.contains("metadata.json") && first?.contains(Self.link) ?? false
    guard names.isEmpty || isSite else {
      throw SiteProblem(
        "\(output.path) holds \(names.min() ?? "") and no site, and would be replaced; name a new folder for the site."
      )
    }
  }

  /// A site is replaced as a whole, so it may hold nothing that somebody has put there, such as the `.git` of its pages.
  private func refuseAdditions(to output: URL, besides site: URL) throws {
    guard let names = try? files.contentsOfDirectory(atPath: output.path) else { return }
    let own = try files.contentsOfDirectory(atPath: site.path)
    guard let added = names.filter({ !own.contains($0) }).min() else { return }
    throw SiteProblem(
      "\(output.path) holds \(added), which is of no site, and would be replaced; move it away, or name a new folder for the site."
    )
  }

  /// The line by which a site's first page is known.
  private static let link = "<a href=\"documentation/\">The documentation of Plumb</a>"

  static let firstPage = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>Plumb</title>
    <meta http-equiv="refresh" content="0; url=documentation/">
    \(link)
    </html>

    """
}
