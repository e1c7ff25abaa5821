import PlumbExplanation
import PlumbLayout
import PlumbViews

/// The cost of each view's layout with empty caches: how often sizes were calculated, and how often they were reused.
package struct LayoutCost {
  package struct Entry: Equatable {
    package var title: String
    package var depth: Int
    /// Sizes that were worked out, of the view itself and of everything in it.
    package var computations: Int
    package var computationsInside: Int
    package var remembered: Int
    /// The number of times that a text was put into lines: less often than sizes were worked out, since rooms may have
    /// the same lines.
    package var lineLayouts: Int
    /// The place of the view around it among the entries.
    var parent: Int?
  }

  /// In the order of the tree.
  package private(set) var entries: [Entry] = []
  package var total: Int { entries.first?.computationsInside ?? 0 }

  package init(_ tree: InspectedTree, _ layout: TracedLayout) { add(tree.root, layout, depth: 0, nil) }

  private mutating func add(_ view: InspectedNode, _ layout: TracedLayout, depth: Int, _ parent: Int?) {
    let node = view.ownLayout ? layout[view.layout] : nil
    let place = entries.count
    let own = node?.computations ?? 0
    entries.append(
      Entry(
        title: node?.title ?? view.title, depth: depth, computations: own, computationsInside: own,
        remembered: node?.remembered ?? 0, lineLayouts: view.text == nil ? 0 : node?.fillings ?? 0,
        parent: parent))
    for child in view.children {
      let before = entries.count
      add(child, layout, depth: depth + 1, place)
      entries[place].computationsInside += entries[before].computationsInside
    }
  }

  /// The views that cost most by themselves or through what is in them: those that are asked oftener than their parent.
  package var reasons: [String] {
    var reasons: [(String, Int)] = []
    for entry in entries where entry.computations > 1 {
      let parent = entry.parent.map { entries[$0] }
      let times = entry.computations - (parent?.computations ?? 0)
      guard let parent, times > 0, parent.computations > 0, entry.computationsInside > entry.computations
      else {
        continue
      }
      reasons.append(
        (
          "\(parent.title) asks \(entry.title) \(entry.computations) times, and is asked \(parent.computations == 1 ? "once" : "\(parent.computations) times") itself",
          entry.computationsInside
        ))
    }
    return reasons.sorted { $0.1 > $1.1 }.prefix(3).map(\.0)
  }

  /// The tree with its numbers in columns, and what to look at.
  package var table: String {
    let names = entries.map { String(repeating: "  ", count: $0.depth) + $0.title }
    let width = max(4, names.map(\.count).max() ?? 0) + 2
    func cell(_ text: String) -> String { String(repeating: " ", count: max(0, 11 - text.count)) + text }
    func pad(_ text: String) -> String { text + String(repeating: " ", count: width - text.count) }
    var lines = [
      pad("view")
        + ["worked out", "with inside", "remembered", "lines made"].map(cell).joined(separator: "  ")
    ]
    for (name, entry) in zip(names, entries) {
      let numbers = [entry.computations, entry.computationsInside, entry.remembered, entry.lineLayouts]
      lines.append(pad(name) + numbers.map { cell($0 == 0 ? "·" : "\($0)") }.joined(separator: "  "))
    }
    if !reasons.isEmpty { lines += ["", "Most of it:"] + reasons.map { "  \($0)." } }
    return lines.joined(separator: "\n")
  }

  package var json: JSON {
    .object([
      ("computations", .number(CGFloat(total))), ("reasons", .array(reasons.map(JSON.string))),
      (
        "views",
        .array(
          entries.map { entry in
            .inline([
              ("view", .string(entry.title)), ("depth", .number(CGFloat(entry.depth))),
              ("computations", .number(CGFloat(entry.computations))),
              ("computationsInside", .number(CGFloat(entry.computationsInside))),
              ("remembered", .number(CGFloat(entry.remembered))),
              ("lineLayouts", .number(CGFloat(entry.lineLayouts))),
            ])
          })
      ),
    ])
  }
}
