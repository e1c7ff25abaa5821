import PlumbLayout

/// Names from the outside in, such as "HStack/Text[1]"; a number counts those of a name, from 0. "HStack > Text" is the same.
///
/// A view of the source is meant by its type: the views with which its body begins. The name behind it may be anywhere in
/// that body, so that "LetterRow > Text" is the text of each such row.
/// 1. The first name may be anywhere. Each one after it is that of the nearest views below, with modifiers and parts of
///    controls between them left out, as the listing of `plumb inspect` leaves parts out.
/// 2. A name means the views of that name in the source. Parts of controls are meant where there are none, and by the
///    numbers that follow.
/// 3. A path that leads nowhere in this way is read once more with parts like other views, as the tree's JSON has them, and
///    then as the listing has backgrounds and overlays: in the view that they are on.
package struct ViewPath {
  fileprivate let steps: [PathStep]

  package init(_ text: String) {
    steps = text.split { $0 == "/" || $0 == ">" && !text.contains("\"") }.map { PathStep($0.trimmed) }
  }

  private init(_ steps: some Sequence<PathStep>) { self.steps = Array(steps) }

  /// The views in a tree that the path leads to, in the order of the tree.
  package func views(in root: InspectedNode) -> [InspectedNode] {
    let found = follow(in: root) { step, nodes in
      step.choose(among: nodes.flatMap { $0.reach(step, isPart: false) + $0.reach(step, isPart: true) })
    }
    if !found.isEmpty { return found }
    let plain = { (step: PathStep, nodes: [InspectedNode]) in
      step.choose(among: nodes.flatMap { $0.reach(step, isPart: nil) })
    }
    let whole = follow(in: root, plain)
    if !whole.isEmpty { return whole }
    let listed = Set(follow(in: root.withoutParts.gathered, plain).map(\.key))
    return listed.isEmpty ? [] : root.all.filter { listed.contains($0.key) }
  }

  private func follow(
    in root: InspectedNode, _ next: (PathStep, [InspectedNode]) -> [InspectedNode]
  ) -> [InspectedNode] {
    guard let first = steps.first else { return [] }
    var found = first.choose(among: root.all)
    for (before, step) in zip(steps, steps.dropFirst()) {
      found = found.flatMap { node in
        guard before.namesType(of: node) else { return next(step, node.children) }
        // The body begins with the view itself.
        return step.choose(among: node.all.filter { $0.key != node.key || !step.namesType(of: $0) })
      }
    }
    return found
  }

  /// The views that come nearest to a path that leads nowhere: those of its last name in the view that the names before it
  /// lead to, or else anywhere, and otherwise the next views in that view.
  package func nearest(in root: InspectedNode) -> [InspectedNode] {
    let places =
      steps.indices.reversed().lazy.map { ViewPath(steps[..<$0]).views(in: root) }.first { !$0.isEmpty } ?? []
    let written = { (nodes: [InspectedNode]) in nodes.filter { !$0.isPart } }
    if let last = steps.last {
      for nodes in [places.flatMap { $0.all.dropFirst() }, root.all] {
        let named = written(nodes.filter(last.names))
        if !named.isEmpty { return named }
      }
    }
    return places.flatMap { $0.withoutParts.gathered.children }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// One name of a path, and which of several it means.
private struct PathStep {
  private let name: String
  private let number: Int?

  init(_ text: Substring) {
    guard text.hasSuffix("]"), let bracket = text.lastIndex(of: "["),
      let number = Int(text[text.index(after: bracket)...].dropLast())
    else {
      (name, number) = (String(text), nil)
      return
    }
    (name, self.number) = (String(text[..<bracket]), number)
  }

  func names(_ node: InspectedNode) -> Bool {
    node.name == name || node.plainTitle == name || namesType(of: node)
  }

  /// Whether it means the body that begins with a view, and not the view by its own name.
  func namesType(of node: InspectedNode) -> Bool { node.name != name && node.types.contains(name) }

  /// Of the nodes that have its name those in the source come first.
  func choose(among nodes: [InspectedNode]) -> [InspectedNode] {
    let named = nodes.filter(names)
    let written = named.filter { !$0.isPart }
    guard let number else { return written.isEmpty ? named : written }
    let all = written + named.filter(\.isPart)
    return all.indices.contains(number) ? [all[number]] : []
  }
}

extension InspectedNode {
  /// The name of a view in other forms of the same tree.
  package struct Key: Hashable {
    private var layout: NodeID
    private var name: String
    private var ownLayout: Bool

    fileprivate init(_ view: InspectedNode) {
      (layout, name, ownLayout) = (view.layout, view.name, view.ownLayout)
    }
  }

  package var key: Key { Key(self) }

  /// The nearest nodes that a name means: the node itself, or those below it through modifiers and parts of controls.
  ///
  /// - Parameter isPart: only parts of controls are meant, or only other views. With `nil` all are, and only modifiers are
  ///   gone through.
  fileprivate func reach(_ step: PathStep, isPart: Bool?) -> [InspectedNode] {
    if step.names(self), isPart.map({ $0 == self.isPart }) ?? true { return [self] }
    guard isModifier || isPart != nil && self.isPart else { return [] }
    return children.flatMap { $0.reach(step, isPart: isPart) }
  }
}
