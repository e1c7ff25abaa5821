import PlumbLayout

/// A laid-out tree with everything that its trace knows, as plain values: what explanations are made from.
///
/// If only some nodes were traced, it knows those and their children.
package struct TracedLayout {
  package typealias Scope = TracedScope

  package struct Node {
    package let id: NodeID
    /// The view as a person calls it: "Text("Total")", "frame(width: 40)".
    package var title = ""
    /// The own name of a part of a control, whose title is that of the control's content.
    fileprivate var partTitle: String?
    package var identifier: String?
    package var rule: LayoutRule
    package var parent: NodeID
    package var children: [NodeID]
    /// Its place among its parent's children.
    package var index = 0
    /// In the root's coordinates, in points.
    package var frame: CGRect
    /// In the parent's coordinates.
    package var local: CGRect
    /// The proposal that led to its size. It is the one that the node received while its parent determined its own
    /// size, if the answer was the same as in the end; otherwise it is the one with which the node was placed.
    package var proposal: ProposedViewSize
    package var isMirrored: Bool
    /// The proposal was made while the node above was arranging, not while it found its size.
    package var isOfferedInArrangement = false
    /// How it came to the size that it has.
    package var answer: Scope?
    /// How its children came to their places.
    package var arrangement: Scope?
    /// The number of times that its size was worked out, and how often it was remembered.
    package var computations = 0
    package var remembered = 0
    /// The number of times that a text was filled into lines.
    package var fillings = 0

    /// The role of its object, where the rule is one.
    var object: ObjectRole?

    /// It lines several views up and is none that anybody wrote.
    fileprivate var isNamelessContainer: Bool {
      if case .object = rule { children.count > 1 } else { false }
    }
    /// It has a name of its own.
    package var isNamed = false
    /// A container in a word: "the stack", "the frame". One that is a part of a control is the control's content.
    var containerWord: String { partTitle == nil ? rule.explained.noun ?? title : title }
    /// A view that stands in the source, and no modifier.
    var isWrittenView: Bool { isNamed && partTitle == nil && title.first?.isUppercase ?? false }
    /// Nobody named it in the source: it is called by what it is a part of, or by what is in it.
    var isNameless: Bool { !isNamed || partTitle != nil }
  }

  package private(set) var nodes: [NodeID: Node] = [:]
  /// The nodes that were traced; `nil` is all.
  private let recorded: Set<NodeID>?
  /// Whose reasons were asked for and are not known.
  package let unknown = Unknown()

  package final class Unknown { package fileprivate(set) var nodes: Set<NodeID> = [] }

  package let root: NodeID
  /// Pixels per point.
  package var scale: CGFloat
  /// The part of the canvas that the root was offered, in points.
  package var room: CGRect?

  package subscript(id: NodeID) -> Node? { nodes[id] }

  /// The layout of a tree that was traced.
  ///
  /// - Parameter titles: the names of nodes, with the identifiers.
  package init(
    _ tree: LayoutTree, root: NodeID, scale: CGFloat, titles: [NodeID: (title: String, identifier: String?)]
  ) {
    self.init(tree, roots: [root], scale: scale) { id in
      titles[id].map { LayoutName(title: $0.title, identifier: $0.identifier) }
    }
  }

  /// - Parameters:
  ///   - roots: the root, and what is presented over it.
  ///   - name: the name of a node, with the identifier.
  package init(
    _ tree: LayoutTree, roots: [NodeID], scale: CGFloat,
    name: (NodeID) -> LayoutName?
  ) {
    (root, self.scale, recorded) = (roots.first ?? .none, scale, tree.trace?.nodes)
    for root in roots { read(tree, root, .zero, 0, name) }
    if let trace = tree.trace { read(trace, roots) }
    nameContents()
  }

  private mutating func nameContents() {
    let nameless = nodes.values.filter { $0.title.isEmpty }.map { ($0.id, titleOfContent($0.id)) }
    for (id, title) in nameless { nodes[id]?.title = title }
  }

  /// The layout in which the parts of controls have names of their own, and are not all called the control's content.
  package var withParts: TracedLayout {
    var copy = self
    for (id, node) in nodes {
      if let title = node.partTitle {
        copy.nodes[id]?.title = title
        copy.nodes[id]?.partTitle = nil
      } else if !node.isNamed {
        copy.nodes[id]?.title = ""
      }
    }
    copy.nameContents()
    return copy
  }

  private mutating func read(
    _ tree: LayoutTree, _ id: NodeID, _ origin: CGPoint, _ index: Int,
    _ name: (NodeID) -> LayoutName?
  ) {
    let local = tree.frame(of: id)
    let frame = CGRect(
      x: origin.x + local.minX, y: origin.y + local.minY, width: local.width, height: local.height)
    let (children, rule) = (tree.children(of: id), tree.rule(of: id))
    var node = Node(
      id: id, rule: rule, parent: tree.parent(of: id), children: children, frame: frame, local: local,
      proposal: tree.proposal(of: id), isMirrored: tree.isMirrored(id))
    node.index = index
    let object = tree.object(of: id)
    node.object = object.map { ObjectRole($0) }
    node.fillings = (object as? TextLayout)?.fillings ?? 0
    if let name = name(id) {
      let own = Self.written(name.title, rule)
      (node.title, node.identifier, node.isNamed) = (own, name.identifier, true)
      if let owner = name.owner {
        (node.title, node.partTitle) = ("\(Words.possessive(owner)) content", own)
      }
    }
    nodes[id] = node
    if tree.trace?.records(id) ?? true {
      for (index, child) in children.enumerated() { read(tree, child, frame.origin, index, name) }
    } else if node.title.isEmpty || rule.explained.isTransparent, let first = children.first {
      // It is called by what is in it.
      read(tree, first, frame.origin, 0, name)
    }
  }

  /// Sorts the steps by the question or arrangement to which they belong, and gives each node the last one that its
  /// final proposal led to.
  private mutating func read(_ trace: LayoutTrace, _ roots: [NodeID]) {
    var scopes: [Int: Scope] = [:]
    var answers: [NodeID: [Scope]] = [:]
    for (index, step) in trace.steps.enumerated() {
      switch step {
      case .question(let question):
        scopes[question.askedBy]?.asked.append(question)
        if question.wasRemembered {
          nodes[question.node]?.remembered += 1
        } else {
          let scope = Scope(proposal: question.proposal, answer: question.answer)
          scopes[index] = scope
          answers[question.node, default: []].append(scope)
          nodes[question.node]?.computations += 1
        }
      case .arrangement(let node, let proposal, let size):
        let scope = Scope(proposal: proposal, answer: size)
        scopes[index] = scope
        nodes[node]?.arrangement = scope
      case .fact(_, let scope, let fact): scopes[scope]?.facts.append(fact)
      case .placement: break
      }
    }
    for root in roots {
      findAnswers(root) { id, proposal in answers[id]?.last { $0.proposal == proposal } }
    }
  }

  /// From the root down: which answer of each node is the one behind its size.
  private mutating func findAnswers(_ id: NodeID, _ scope: (NodeID, ProposedViewSize) -> Scope?) {
    guard let node = nodes[id] else { return }
    let answer = scope(id, node.proposal)
    nodes[id]?.answer = answer
    for child in node.children {
      guard let frame = nodes[child]?.frame else { continue }
      if let question = answer?.offer(to: child), question.answer == frame.size {
        nodes[child]?.proposal = question.proposal
      } else {
        nodes[child]?.isOfferedInArrangement = true
      }
      findAnswers(child, scope)
    }
  }

  /// A modifier as it is written in the source, as far as its numbers are known.
  private static func written(_ title: String, _ rule: LayoutRule) -> String {
    title.first?.isLowercase ?? false ? rule.written(title) ?? title : title
  }

  /// Somebody asks for the reasons of a node.
  func need(_ id: NodeID) {
    if let recorded, !recorded.contains(id) { unknown.nodes.insert(id) }
  }

  /// Returns the scope in which a node made the offer behind a child's size.
  func offering(_ child: Node) -> Scope? {
    child.isOfferedInArrangement ? nodes[child.parent]?.arrangement : nodes[child.parent]?.answer
  }

  /// The view in modifiers that leave its size.
  func subject(_ id: NodeID) -> Node? {
    guard var node = nodes[id] else { return nil }
    // A view of the source is called by its name, and not by what a control makes of it.
    while node.rule.explained.isTransparent, let first = node.children.first, let inner = nodes[first],
      inner.frame.size == node.frame.size, !(node.isWrittenView && inner.isNameless)
    { node = inner }
    return node
  }

  func name(of id: NodeID) -> String { subject(id)?.title ?? "a view" }

  /// The name of what is in a node; two of one name are two views in a sentence.
  func name(of id: NodeID, in node: Node) -> String {
    let name = name(of: id)
    if name != node.title { return name }
    return node.isNameless ? "its content" : "the \(name) in it"
  }

  /// Returns the title of a node without a name: that of the first named view in it, or, if it holds several, one from
  /// the view around it.
  private func titleOfContent(_ id: NodeID) -> String {
    var inner = id
    while nodes[inner]?.title.isEmpty ?? false, let first = nodes[inner]?.children.first { inner = first }
    // A node that nobody named, of another size than the view in it, would otherwise be taken for that view.
    if let node = nodes[id],
      node.rule.explained.linesUp || node.isNamelessContainer || nodes[inner]?.frame.size != node.frame.size
    {
      if let title = contentTitle(around: node) { return title }
    }
    let title = nodes[inner]?.title ?? ""
    return title.isEmpty ? nodes[id].flatMap { contentTitle(around: $0) } ?? "the view" : title
  }

  /// "Form's content": what nobody named is called by the nearest view around it.
  private func contentTitle(around node: Node) -> String? {
    var parent = nodes[node.parent]
    while let here = parent, !(here.title.first?.isUppercase ?? false) { parent = nodes[here.parent] }
    return parent.map { $0.partTitle == nil ? "\(Words.possessive($0.title)) content" : $0.title }
  }
}
