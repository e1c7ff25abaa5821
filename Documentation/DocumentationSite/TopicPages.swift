/// The pages that group the declarations of a module: one for each topic, and one for the members of `View`.
struct TopicPages {
  /// A declaration, where it goes, and its link.
  private struct Entry {
    let topic: Int
    let group: Int
    let link: String
    let isModifier: Bool
  }

  private var entries: [Entry] = []

  /// - Throws: ``SiteProblem`` naming the first file whose declarations have no topic.
  init(_ symbols: [SymbolGraph.Symbol]) throws {
    let shown = symbols.filter { $0.pathComponents.count == 1 || Self.isModifier($0) }
    let named = Dictionary(grouping: shown, by: \.pathComponents)
    for symbol in shown {
      guard let source = symbol.source else { continue }
      guard let (topic, group) = Self.place(of: source) else {
        throw SiteProblem(
          "Sources/\(source) declares \(symbol.pathComponents.joined(separator: ".")), which is in no topic. "
            + "Add the file or its folder to a list of Documentation/DocumentationSite/TopicLists.swift.")
      }
      let path = symbol.pathComponents.joined(separator: "/")
      let isAlone = named[symbol.pathComponents]?.count == 1
      entries.append(
        Entry(
          topic: topic, group: group, link: isAlone ? path : "\(path)-\(symbol.hash)",
          isModifier: Self.isModifier(symbol)))
    }
    entries.sort { $0.link.lowercased() < $1.link.lowercased() }
  }

  /// What is called on any view: its methods, without what a view declares for itself.
  private static func isModifier(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.pathComponents.count == 2 && symbol.pathComponents[0] == "View"
      && symbol.kind.identifier == "swift.method"
  }

  /// The topic and group with the longest beginning of a path.
  static func place(of source: String) -> (topic: Int, group: Int)? {
    var best: (length: Int, topic: Int, group: Int)?
    for (topic, words) in Topic.all.enumerated() {
      for (group, files) in words.groups.enumerated() {
        for file in files.files where source.hasPrefix(file) && file.count > best?.length ?? 0 {
          best = (file.count, topic, group)
        }
      }
    }
    return best.map { ($0.topic, $0.group) }
  }

  /// The names and texts of the pages.
  func pages() -> [(name: String, text: String)] {
    var pages = used.map { (Topic.all[$0].article + ".md", page(of: $0)) }
    pages.append(("View-members.md", members))
    return pages
  }

  /// The lists of topics for the first page, under its own.
  var overview: String {
    let used = Set(used.map { Topic.all[$0].article })
    var text = ""
    for section in Topic.sections {
      let topics = section.topics.filter { used.contains($0.article) }
      if topics.isEmpty { continue }
      text += "\n### \(section.title)\n\n"
      text += topics.map { "- <doc:\($0.article)>\n" }.joined()
    }
    return text
  }

  private var used: [Int] { Set(entries.map(\.topic)).sorted() }

  private func page(of topic: Int) -> String {
    let own = entries.filter { $0.topic == topic }
    var text = "# \(Topic.all[topic].title)\n\n\(Topic.all[topic].abstract)\n\n## Topics\n"
    for (group, words) in Topic.all[topic].groups.enumerated() {
      let (types, modifiers) = (
        own.filter { $0.group == group && !$0.isModifier }, own.filter { $0.group == group && $0.isModifier }
      )
      text += list(words.title, types)
      text += list(types.isEmpty ? words.title : "\(words.title): modifiers", modifiers)
    }
    return text
  }

  /// Groups the modifiers on the page of `View` as their topics do.
  private var members: String {
    var text = "# ``SwiftUI/View``\n\n## Topics\n"
    for topic in used {
      text += list(Topic.all[topic].title, entries.filter { $0.topic == topic && $0.isModifier })
    }
    return text
  }

  private func list(_ title: String, _ entries: [Entry]) -> String {
    if entries.isEmpty { return "" }
    return "\n### \(title)\n\n" + entries.map { "- ``\($0.link)``\n" }.joined()
  }
}
