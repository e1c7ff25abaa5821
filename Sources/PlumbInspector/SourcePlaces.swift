import PlumbLayout

/// The positions of views in the source, as far as that can be told from the words: a text by its literal, anything
/// else by its name, in the type whose body made it.
///
/// 1. Where there is one such place, it is that. 2. Where the type's body makes as many views of the name as its source
/// has places, they are taken in order. 3. Otherwise nothing is said.
package struct SourcePlaces {
  private var source = SourceLines()
  private let known = Known()

  /// The results of earlier lookups: ten thousand rows may come from one line.
  private final class Known {
    var places: [String: [String]] = [:]
  }

  /// - Parameter files: their names and what is in them.
  package init(_ files: [(name: String, text: String)]) {
    for file in files { source.read(file.text, file: file.name) }
  }

  /// The tree with its places.
  package func placing(_ tree: InspectedTree) -> InspectedTree {
    guard !source.lines.isEmpty else { return tree }
    let order = Order(tree.root)
    var copy = tree
    copy.root = place(tree.root, order)
    return copy
  }

  /// The place of one view of a tree.
  package func place(of node: InspectedNode, in root: InspectedNode) -> String? {
    guard !source.lines.isEmpty else { return nil }
    let order = Order(root)
    return place(of: node, order) ?? root.label(of: node).flatMap { place(of: $0, order) }
  }

  /// - Parameter label: the place of the label that the view is in.
  private func place(_ node: InspectedNode, _ order: Order, in label: String? = nil) -> InspectedNode {
    var copy = node
    copy.source = place(of: node, order) ?? (node.isTitleOrIcon ? label : nil)
    let inner = node.isLabel ? copy.source : node.isInLabel ? label : nil
    copy.children = node.children.map { place($0, order, in: inner) }
    return copy
  }

  private func place(of node: InspectedNode, _ order: Order) -> String? {
    let type = node.writer?.type
    if let text = node.text {
      let own = places("\(type ?? "")\n\(text)") { $0.type == type && $0.says(text) }
      if own.count == 1 { return own[0] }
      // The words may have come from elsewhere: `Text(name)`.
      if type == nil || node.writer?.isInner ?? true {
        // A preview says words for views that it only shows.
        let all =
          own.isEmpty
          ? places("\(type == nil)\n\n\(text)") { $0.says(text) && (type == nil || !$0.isPreview) } : []
        return all.count == 1 ? all[0] : nil
      }
      if !own.isEmpty { return nil }
    }
    guard let writer = node.writer, !writer.isInner else { return nil }
    let spellings = Self.spellings(of: node)
    let found = places("\(type ?? "#Preview")/\(spellings[0])") { line in
      // The words of a text that come from elsewhere are not on its line.
      if node.text != nil, !line.literals.allSatisfy(\.isValue) { return 0 }
      return line.type == type || type == nil && line.isPreview
        ? spellings.map { line.mentions($0, node.isModifier) }.reduce(0, +) : 0
    }
    if found.count <= 1 { return found.first }
    guard !node.isModifier, let (place, count) = order.place(of: node), count == found.count else {
      return nil
    }
    return found[place]
  }

  /// How a source may write what makes a view. A colour of a background is written without its type.
  private static func spellings(of node: InspectedNode) -> [String] {
    switch node.name {
    case "Color": [node.plainTitle]
    case "aspectRatio": ["aspectRatio", "scaledToFit", "scaledToFill"]
    default: [node.name]
    }
  }

  private func places(_ key: String, _ isThere: (SourceLines.Line) -> Bool) -> [String] {
    places(key) { isThere($0) ? 1 : 0 }
  }

  /// The lines on which something stands, as often as it does.
  private func places(_ key: String, _ count: (SourceLines.Line) -> Int) -> [String] {
    if let places = known.places[key] { return places }
    let places = source.lines.flatMap { Array(repeating: $0.place, count: count($0)) }
    known.places[key] = places
    return places
  }
}

/// Which of several views of a name one is, among those that the same body made.
private struct Order {
  private struct Group: Hashable {
    var instance: Int
    var name: String
  }

  private var counts: [Group: Int] = [:]
  private var places: [NodeID: Int] = [:]

  init(_ root: InspectedNode) { add(root) }

  private mutating func add(_ node: InspectedNode) {
    if let writer = node.writer, !writer.isInner, !node.isModifier, !node.isPart {
      let group = Group(instance: writer.instance, name: node.name)
      if node.ownLayout { places[node.layout] = counts[group, default: 0] }
      counts[group, default: 0] += 1
    }
    for child in node.children { add(child) }
  }

  func place(of node: InspectedNode) -> (place: Int, count: Int)? {
    guard let writer = node.writer, let place = places[node.layout] else { return nil }
    return (place, counts[Group(instance: writer.instance, name: node.name)] ?? 0)
  }
}

extension InspectedNode {
  /// `Label("Home", systemImage: "house")` stands for its title and its icon, too.
  fileprivate var isLabel: Bool { name == "Label" && !isPart }
  fileprivate var isTitleOrIcon: Bool { !isPart && (text != nil || name == "Image") }
  /// What is in it is still the title or the icon of the label around.
  fileprivate var isInLabel: Bool { isPart || isModifier }

  /// The label whose title or icon a view in this one is.
  fileprivate func label(of node: InspectedNode, in outer: InspectedNode? = nil) -> InspectedNode? {
    if layout == node.layout, name == node.name { return node.isTitleOrIcon ? outer : nil }
    let inner = isLabel ? self : isInLabel ? outer : nil
    for child in children { if let found = child.label(of: node, in: inner) { return found } }
    return nil
  }
}

extension SourceLines.Line {
  /// Previews have no type of their own.
  fileprivate var isPreview: Bool {
    type == nil || type == "#Preview" || type?.hasSuffix("Previews") ?? false
  }

  fileprivate func says(_ text: String) -> Bool { literals.contains { $0.says(text) } }

  /// Returns the number of times that a line makes a view, `HStack(` or `HStack {`, or calls a modifier, `.padding(`.
  fileprivate func mentions(_ name: String, _ isModifier: Bool) -> Int {
    var (count, rest) = (0, Substring(code))
    while let range = rest.firstRange(of: isModifier ? ".\(name)" : name) {
      let before = range.lowerBound > code.startIndex ? code[code.index(before: range.lowerBound)] : " "
      let after = rest[range.upperBound...].drop { $0 == " " }.first
      let startsWord = isModifier || !(before.isLetter || before.isNumber || before == "_" || before == ".")
      let isCall = after == "(" || after == "{" || !isModifier && after == "."
      // A colour is a value and no call.
      let isValue =
        name.contains(".") && !(rest[range.upperBound...].first.map { $0.isLetter || $0.isNumber } ?? false)
      if startsWord, isCall || isValue { count += 1 }
      rest = rest[range.upperBound...]
    }
    return count
  }
}
