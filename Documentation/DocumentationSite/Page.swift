import Foundation

/// Where each document of the project is on the site, and which headings it has.
struct Book {
  struct Place: Equatable {
    let catalog: String
    let article: String
    /// The headings by the names that links in the project give them: as GitHub writes them.
    let headings: [String: String]
  }

  let places: [String: Place]

  init(places: [String: Place]) { self.places = places }

  init(project: URL, catalogs: [Catalog]) throws {
    var places: [String: Place] = [:]
    for catalog in catalogs {
      for (path, article) in try catalog.articles(of: project) {
        let text = try String(contentsOf: project.appending(path: path), encoding: .utf8)
        places[path] = Place(catalog: catalog.name, article: article, headings: Page.headings(in: text))
      }
    }
    self.places = places
  }
}

/// A document of the project as an article: its links lead to other articles, and what has no article is named.
struct Page {
  /// From the project's folder.
  let path: String
  let text: String

  /// A link: all of it, the mark of a picture, its words, and where it leads.
  private typealias Words = (Substring, Substring, Substring, Substring)

  func text(in catalog: Catalog, of book: Book) -> String {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { (line: Substring) -> String in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      if isCode || line.hasPrefix("    ") { return String(line) }
      // An anchor for links from sources: DocC has no use for it.
      let plain = String(line).replacing(/<a id="[^"]*"><\/a>/, with: "")
      return plain.replacing(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/) { (match: Regex<Words>.Match) -> String in
        let (whole, mark, words, target) = match.output
        return mark.isEmpty
          ? link(String(words), to: String(target), in: catalog, of: book) : String(whole)
      }
    }
    .joined(separator: "\n")
  }

  private func link(_ words: String, to target: String, in catalog: Catalog, of book: Book) -> String {
    if target.contains("://") || target.hasPrefix("doc:") || target.hasPrefix("mailto:") {
      return "[\(words)](\(target))"
    }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? path : self.file(String(parts[0]))
    guard let place = book.places[file] else {
      // A file of the project that is not on the site.
      let code = words.contains("`") ? words : "`\(file)`"
      return words.contains("`") || words == file || file.hasSuffix(words) ? code : "\(words) (\(code))"
    }
    let heading = parts.count > 1 ? place.headings[String(parts[1])].map { "#\($0)" } ?? "" : ""
    if place.catalog == catalog.name { return "[\(words)](doc:\(place.article)\(heading))" }
    let isLanding = place.article == place.catalog
    let address =
      "/documentation/\(place.catalog)" + (isLanding ? "" : "/\(place.article)")
    return "[\(words)](\(address.lowercased())\(heading))"
  }

  /// The path of a link's file from the project's folder.
  private func file(_ link: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The anchors that DocC makes of headings, by those that GitHub makes of them.
  static func headings(in text: String) -> [String: String] {
    var anchors: [String: String] = [:]
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("##") else { continue }
      let words = line.drop { $0 == "#" }.drop { $0 == " " }
      let kept = words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      anchors[kept.lowercased().replacing(" ", with: "-")] = anchor(of: words)
    }
    return anchors
  }

  /// DocC keeps capitals, puts one hyphen for what is no word, and leaves out quotation marks and ends of sentences.
  private static func anchor(of heading: Substring) -> String {
    let plain = heading.filter { !"`'\"‘’“”*".contains($0) }
    let words = plain.split { !$0.isLetter && !$0.isNumber && !"_.,:;!?()/+&$@=~".contains($0) }
    return words.joined(separator: "-")
      .addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
  }
}
