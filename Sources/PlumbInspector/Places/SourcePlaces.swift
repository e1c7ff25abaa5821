import PlumbLayout

/// The positions of views in the source, as far as the calls in it tell: for each view the one call that can have made it.
package struct SourcePlaces {
  private var source = SourceCode()
  private let shown: String

  /// - Parameters:
  ///   - files: their names and what is in them.
  ///   - shown: the preview that is shown, by its place or by its provider, where that is known.
  package init(_ files: [(name: String, text: String)], shown: String = "") {
    self.shown = shown
    for file in files { source.read(file.text, file: file.name) }
    source.spreadModifiers()
    source.applyModifiers()
  }

  /// The tree with its places.
  package func placing(_ tree: InspectedTree) -> InspectedTree {
    guard !source.views.isEmpty else { return tree }
    let places = PlaceSearch(tree.root, source, shown: shown).places
    var (copy, count) = (tree, 0)
    copy.root = Self.place(tree.root, places, &count)
    copy.root.addCalls(source)
    return copy
  }

  /// - Parameter label: the place of the label that the view is in, which stands for its title and its icon.
  private static func place(
    _ node: InspectedNode, _ places: [Int: String], _ count: inout Int, in label: String? = nil
  ) -> InspectedNode {
    var copy = node
    copy.source = places[count] ?? (node.isTitleOrIcon ? label : nil)
    count += 1
    let inner = node.isLabel ? copy.source : node.isInLabel ? label : nil
    for index in copy.children.indices {
      copy.children[index] = place(copy.children[index], places, &count, in: inner)
    }
    return copy
  }

  /// The place of one view of a tree.
  package func place(of node: InspectedNode, in root: InspectedNode) -> String? {
    guard !source.views.isEmpty, let index = root.all.firstIndex(where: { $0.key == node.key }) else {
      return nil
    }
    var count = 0
    return Self.place(root, PlaceSearch(root, source, shown: shown).places, &count).all[index].source
  }

  /// Whether a view or a modifier is called on a line, such as "Card.swift:12" or "12".
  package func hasCall(at line: String) -> Bool {
    source.views.contains { $0.place == line || $0.place.hasSuffix(":\(line)") }
  }
}

extension InspectedNode {
  /// Adds how each view is written to a tree that is traced, for the causes of a difference.
  fileprivate mutating func addCalls(_ source: SourceCode) {
    if steps != nil, let place = self.source, !isPart, !isModifier {
      written = source.written(name, at: place)
    }
    for index in children.indices { children[index].addCalls(source) }
  }

  /// `Label("Home", systemImage: "house")` stands for its title and its icon, too.
  fileprivate var isLabel: Bool { name == "Label" && !isPart }
  fileprivate var isTitleOrIcon: Bool { !isPart && (text != nil || name == "Image") }
  /// The content is still the title or the icon of the label around.
  fileprivate var isInLabel: Bool { isPart || isModifier }
}
