import PlumbExplanation
import PlumbLayout

/// A tree as `plumb inspect --json` writes it, read again. With `--trace` it knows the numbers of its rules too.
package struct Snapshot {
  package var view: String
  package var root: Node

  package struct Node {
    package var name = ""
    package var detail = ""
    package var identifier: String?
    package var types: [String] = []
    package var isPart = false
    package var frame = CGRect.zero
    package var proposal = ProposedViewSize.unspecified
    package var source: String?
    package var written: [String] = []
    package var text: String?
    package var steps: [Step]?
    package var children: [Node] = []
    /// Among the views of its name, from 0: only those that a person wrote are counted, as in a path.
    package var number = 0
    /// Its name in the body of a view of the source, if it is the only one there: `LetterRow[1] > HStack`.
    package var nameInBody: String?
  }

  package struct Step {
    /// `nil` in a recorded picture, which keeps no more than what was found.
    package var reason: Reason?
    package var found: [Fact]?
  }

  /// The kinds of facts that `TreeDifference` takes for causes.
  static let causes: [LayoutFact.Kind] = [
    .gap, .insets, .fixed, .bounds, .ratio, .offset, .position, .text, .field,
  ]
}

extension Snapshot.Node {
  /// The view as a person calls it.
  var title: String { InspectedNode.title(name: name, detail: detail, text: text) }

  var isModifier: Bool { InspectedNode.isModifier(name) }

  /// The view that a modifier wraps, or else the node itself.
  var modified: Snapshot.Node {
    var node = self
    while node.isModifier, let inner = node.children.first { node = inner }
    return node
  }

  /// Whether a view that a person wrote is in it.
  var holdsWritten: Bool { children.contains { !$0.isPart && !$0.isModifier || $0.holdsWritten } }

  /// The view with a name that leads to it alone, as `ViewPath` reads it.
  var titleAndPath: String {
    let path = nameInBody ?? "\(name)[\(number)]"
    return title == name ? path : "\(title) (\(path))"
  }

  /// The key that distinguishes the node from its siblings when two trees are compared.
  var key: String { identifier.map { "#\($0)" } ?? name }

  /// Returns the facts of one kind that its rule found.
  func facts(_ kind: LayoutFact.Kind) -> [Snapshot.Fact] {
    let step = steps?.last { $0.found?.contains { $0.kind == kind } ?? false }
    return step?.found?.filter { $0.kind == kind } ?? []
  }

  func length(_ axis: Axis) -> CGFloat { frame.size[axis] }
  func start(_ axis: Axis) -> CGFloat { frame.origin[axis] }
  func offer(_ axis: Axis) -> CGFloat? { proposal[axis] }
}
