import Foundation

/// `DocumentationSite PROJECT PRODUCTS OUTPUT` writes the site: `./plumb docs` builds what it needs, and calls it.
@main enum DocumentationSite {
  static func main() {
    let words = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0).standardizedFileURL }
    guard words.count == 3 else {
      fail(
        "DocumentationSite needs the project's folder, the folder of its products, and the folder to write.")
    }
    do {
      try Site(project: words[0], products: words[1]).write(to: words[2])
    } catch {
      fail("\(error)")
    }
    print(
      """
      The site is in \(words[2].path). A browser reads it from a server:
        python3 -m http.server 8000 --bind 127.0.0.1 --directory \(words[2].path)
      and then http://127.0.0.1:8000
      """)
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(1)
  }
}
