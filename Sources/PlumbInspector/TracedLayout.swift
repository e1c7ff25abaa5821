import PlumbLayout
import PlumbViews

/// A laid-out tree with everything that its trace knows, as plain values: what explanations are made from.
package struct TracedLayout {
  /// A question to a node that was worked out, or the placing of its children.
  package struct Scope {
    package var proposal: ProposedViewSize
    package var answer: CGSize
    package var facts: [LayoutFact] = []
    /// The questions that the node asked meanwhile.
    package var asked: [LayoutTrace.Question] = []
  }

  package struct Node {
    package let id: NodeID
    /// The view as a person calls it: "Text("Total")", "frame(width: 40)".
    package var title = ""
    package var identifier: String?
    package var rule: LayoutRule
    package var parent: NodeID
    package var children: [NodeID]
    /// In the root's coordinates, in points.
    package var frame: CGRect
    /// In the parent's coordinates.
    package var local: CGRect
    /// What led to its size: what it was offered when the node above found its own size, if the answer was the same
    /// as in the end; otherwise what it was placed with.
    package var proposal: ProposedViewSize
    package var isMirrored: Bool
    /// The proposal was made while the node above was arranging, not while it found its size.
    package var isOfferedInArrangement = false
    /// How it came to the size that it has.
    package var answer: Scope?
    /// How its children came to their places.
    package var arrangement: Scope?
    /// How often its size was worked out, and how often it was remembered.
    package var computations = 0
    package var remembered = 0
  }

  package private(set) var nodes: [NodeID: Node] = [:]
  package let root: NodeID
  /// Pixels per point.
  package var scale: CGFloat
  /// What of the canvas the root was offered, in points.
  package var room: CGRect?

  package subscript(id: NodeID) -> Node? { nodes[id] }

  /// The layout of a tree that was traced.
  ///
  /// - Parameter titles: the names of nodes, with the identifiers.
  package init(
    _ tree: LayoutTree, root: NodeID, scale: CGFloat, titles: [NodeID: (title: String, identifier: String?)]
  ) {
    (self.root, self.scale) = (root, scale)
    read(tree, root, .zero)
    if let trace = tree.trace { read(trace) }
    for (id, name) in titles {
      nodes[id]?.title = name.title
      nodes[id]?.identifier = name.identifier
    }
    nameModifiers()
  }

  private mutating func read(_ tree: LayoutTree, _ id: NodeID, _ origin: CGPoint) {
    let local = tree.frame(of: id)
    let frame = CGRect(
      x: origin.x + local.minX, y: origin.y + local.minY, width: local.width, height: local.height)
    let children = tree.children(of: id)
    nodes[id] = Node(
      id: id, rule: tree.rule(of: id), parent: tree.parent(of: id), children: children, frame: frame,
      local: local, proposal: tree.proposal(of: id), isMirrored: tree.isMirrored(id))
    for child in children { read(tree, child, frame.origin) }
  }

  /// Sorts the steps by the question or arrangement to which they belong, and gives each node the last one that its
  /// final proposal led to.
  private mutating func read(_ trace: LayoutTrace) {
    var scopes: [Int: Scope] = [:]
    for (index, step) in trace.steps.enumerated() {
      switch step {
      case .question(let question):
        scopes[index] = Scope(proposal: question.proposal, answer: question.answer)
        scopes[question.askedBy]?.asked.append(question)
        if question.wasRemembered {
          nodes[question.node]?.remembered += 1
        } else {
          nodes[question.node]?.computations += 1
        }
      case .arrangement(_, let proposal, let size):
        scopes[index] = Scope(proposal: proposal, answer: size)
      case .fact(_, let scope, let fact): scopes[scope]?.facts.append(fact)
      case .placement: break
      }
    }
    var answers: [NodeID: [Int]] = [:]
    for (index, step) in trace.steps.enumerated() {
      switch step {
      case .question(let question) where !question.wasRemembered:
        answers[question.node, default: []].append(index)
      case .arrangement(let node, _, _): nodes[node]?.arrangement = scopes[index]
      default: break
      }
    }
    settle(root) { id, proposal in
      answers[id]?.last { scopes[$0]?.proposal == proposal }.flatMap { scopes[$0] }
    }
  }

  /// From the root down: which answer of each node is the one behind its size.
  private mutating func settle(_ id: NodeID, _ scope: (NodeID, ProposedViewSize) -> Scope?) {
    guard let node = nodes[id] else { return }
    let answer = scope(id, node.proposal)
    nodes[id]?.answer = answer
    for child in node.children {
      let question = answer?.asked.last { $0.node == child && !$0.reason.isProbe }
      if let question, question.answer == nodes[child]?.frame.size {
        nodes[child]?.proposal = question.proposal
      } else {
        nodes[child]?.isOfferedInArrangement = true
      }
      settle(child, scope)
    }
  }

  /// What a node noted and asked when it made the offer behind a child's size.
  func offering(_ child: Node) -> Scope? {
    child.isOfferedInArrangement ? nodes[child.parent]?.arrangement : nodes[child.parent]?.answer
  }

  /// The view in modifiers that leave its size.
  func subject(_ id: NodeID) -> Node? {
    guard var node = nodes[id] else { return nil }
    while node.rule.isTransparent, let first = node.children.first, let inner = nodes[first],
      inner.frame.size == node.frame.size
    { node = inner }
    return node
  }

  func name(of id: NodeID) -> String { subject(id)?.title ?? "a view" }

  /// Names what has no name after the first named one in it, and gives modifiers their numbers.
  private mutating func nameModifiers() {
    for id in nodes.keys {
      guard let node = nodes[id] else { continue }
      if let signature = signature(of: node) { nodes[id]?.title = signature }
    }
    for id in nodes.keys where nodes[id]?.title.isEmpty ?? false {
      var inner = id
      while nodes[inner]?.title.isEmpty ?? false, let first = nodes[inner]?.children.first { inner = first }
      let title = nodes[inner]?.title ?? ""
      if let node = nodes[id], node.rule.linesUp, let parent = nodes[node.parent], !parent.title.isEmpty {
        nodes[id]?.title = "\(Words.possessive(parent.title)) content"
      } else {
        nodes[id]?.title = title.isEmpty ? "the view" : title
      }
    }
  }
}

extension TracedLayout {
  /// A modifier as it is written in the source, as far as its numbers are known.
  private func signature(of node: Node) -> String? {
    guard node.title.first?.isLowercase ?? false else { return nil }
    let facts = (node.answer?.facts ?? []) + (node.arrangement?.facts ?? [])
    switch node.rule {
    case .fixedFrame: return Self.call("frame", frameWords(facts))
    case .flexibleFrame: return Self.call("frame", boundWords(facts))
    case .padding where node.title == "padding":
      for case .insets(let insets) in facts { return Self.call("padding", insetWords(insets)) }
      return nil
    case .fixedSize(let fixed):
      if fixed.axes.contains(.horizontal) && fixed.axes.contains(.vertical) { return "fixedSize()" }
      return fixed.axes.contains(.horizontal)
        ? "fixedSize(horizontal: true, vertical: false)" : "fixedSize(horizontal: false, vertical: true)"
    case .aspectRatio:
      for case .ratio(let ratio, let fills, let isGiven) in facts {
        let mode = "contentMode: .\(fills ? "fill" : "fit")"
        return Self.call("aspectRatio", isGiven ? [describe(ratio), mode] : [mode])
      }
      return nil
    case .offset(let offset):
      return Self.call("offset", ["x: \(describe(offset.x))", "y: \(describe(offset.y))"])
    case .position(let position):
      return Self.call("position", ["x: \(describe(position.x))", "y: \(describe(position.y))"])
    case .priority(let priority): return Self.call("layoutPriority", [describe(priority)])
    default: return nil
    }
  }

  private static func call(_ name: String, _ words: [String]) -> String {
    words.isEmpty ? name : "\(name)(\(words.joined(separator: ", ")))"
  }

  private func frameWords(_ facts: [LayoutFact]) -> [String] {
    var words: [String] = []
    for axis in Axis.allCases {
      for case .fixed(axis, let length) in facts {
        words.append("\(axis == .horizontal ? "width" : "height"): \(describe(length))")
        break
      }
    }
    return words
  }

  private func boundWords(_ facts: [LayoutFact]) -> [String] {
    var words: [String] = []
    for axis in Axis.allCases {
      let name = axis == .horizontal ? "Width" : "Height"
      for case .bounds(axis, let bounds, _, _, _, _) in facts {
        for (prefix, length) in [("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)] {
          if let length {
            words.append("\(prefix)\(name): \(length == .infinity ? ".infinity" : describe(length))")
          }
        }
        break
      }
    }
    return words
  }

  private func insetWords(_ insets: EdgeInsets) -> [String] {
    let set = Edge.allCases.filter { insets[$0] != 0 }
    guard let first = set.first else { return ["0"] }
    let length = insets[first]
    guard set.allSatisfy({ insets[$0] == length }) else {
      return Edge.allCases.map { "\($0): \(describe(insets[$0]))" }
    }
    if set.count == 4 { return [describe(length)] }
    if set == [.leading, .trailing] { return [".horizontal", describe(length)] }
    if set == [.top, .bottom] { return [".vertical", describe(length)] }
    let names = set.map { ".\($0)" }
    return [names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]", describe(length)]
  }
}

extension TracedLayout {
  /// The last layout of a host that was traced.
  @MainActor package init(_ host: ViewHost, scale: CGFloat) {
    var titles: [NodeID: (title: String, identifier: String?)] = [:]
    TracedLayout.collect(host.root, nil, in: &titles)
    self.init(host.layoutTree, root: host.root.layout, scale: scale, titles: titles)
    room = host.canvas?.safe
  }

  @MainActor private static func collect(
    _ node: ViewNode, _ inherited: String?, in titles: inout [NodeID: (title: String, identifier: String?)]
  ) {
    let identifier = node.identifier ?? inherited
    let isNamed = node.layout.exists && !node.name.isEmpty
    if isNamed { titles[node.layout] = (InspectedNode.title(of: node), identifier) }
    for child in node.children { collect(child, isNamed ? nil : identifier, in: &titles) }
  }
}

extension LayoutReason {
  /// A question that only wants to know something, and offers nothing.
  var isProbe: Bool { [.minimum, .maximum, .proportions, .fit].contains(self) }
}

extension LayoutRule {
  /// A container of several views, which nobody has written where it has no name.
  fileprivate var linesUp: Bool {
    switch self {
    case .stack, .depthStack: true
    default: false
    }
  }

  /// Whether such a modifier leaves the size of what is in it to that.
  fileprivate var isTransparent: Bool {
    switch self {
    case .plain, .priority, .wrapper, .layered, .fixedSize, .aspectRatio, .offset: true
    default: false
    }
  }
}
