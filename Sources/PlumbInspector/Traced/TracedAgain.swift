import PlumbExplanation
import PlumbLayout
import PlumbViews

extension TracedLayout {
  /// The last layout of a host that was traced.
  @MainActor package init(_ host: ViewHost, scale: CGFloat) {
    self.init(host, LayoutNames(host), scale: scale)
  }

  @MainActor fileprivate init(_ host: ViewHost, _ names: LayoutNames, scale: CGFloat) {
    let presented = host.root.children.filter(\.isPresentation).map(\.layout)
    self.init(host.layoutTree, roots: [host.root.layout] + presented, scale: scale) { names[$0] }
    room = host.canvas?.safe
  }
}

extension ViewHost {
  /// As much of the last layout once more as is needed to explain one view; afterwards nothing is recorded again.
  ///
  /// The host is laid out once. All other views answer what they have remembered, so that this does not take longer in
  /// a larger tree. The missing reasons, which frames alone did not show, are then traced in those views only.
  ///
  /// - Parameter showsParts: the parts of controls have names of their own.
  package func traced(around id: NodeID, scale: CGFloat, showsParts: Bool = false) -> TracedLayout {
    startTrace(of: layoutTree.reasons(of: id))
    layOutAgain()
    defer { layoutTree.trace = nil }
    let names = LayoutNames(self)
    var layout = TracedLayout(self, names, scale: scale)
    for _ in 0..<ViewHost.mostQuestions {
      _ = Explainer(layout).explanation(of: id)
      _ = LayoutWalkthrough(of: id, in: layout)
      guard !layout.unknown.nodes.isEmpty else { break }
      layoutTree.record(layout.unknown.nodes)
      layout = TracedLayout(self, names, scale: scale)
    }
    return showsParts ? layout.withParts : layout
  }

  /// The number of times that the words may miss something (assumed): the views of this project miss something twice at
  /// most.
  private static let mostQuestions = 8
}

extension ViewHost {
  /// The whole last layout once more, with everything that was asked and answered.
  package func tracedAgain(scale: CGFloat) -> TracedLayout {
    startTrace()
    layOutAgain()
    defer { layoutTree.trace = nil }
    return TracedLayout(self, scale: scale)
  }
}

extension LayoutTree {
  /// So many nodes inside a view are looked at, the outer ones first.
  private static let insideCount = 240

  /// The nodes that can have a part in a node's size and place: those around it, those in it, and those that give one of
  /// them its length.
  fileprivate func reasons(of id: NodeID) -> Set<NodeID> {
    var sources: [Axis: Set<NodeID>] = [:]
    var node = id
    while node.exists {
      for axis in Axis.allCases {
        sources[axis, default: []].insert(node)
        addSource(of: node, axis, to: &sources[axis, default: []])
      }
      node = parent(of: node)
    }
    var (inside, next) = ([id], 0)
    while next < inside.count, inside.count < Self.insideCount {
      inside += children(of: inside[next]).prefix(Self.insideCount - inside.count)
      next += 1
    }
    return sources.values.reduce(into: Set(inside)) { $0.formUnion($1) }
  }

  /// Goes inwards along the views that are as long as the one around them, or its only content.
  private func addSource(of id: NodeID, _ axis: Axis, to sources: inout Set<NodeID>) {
    var node = id
    while true {
      let length = frame(of: node).size[axis]
      let children = children(of: node)
      let source = children.first { frame(of: $0).size[axis] == length } ?? children.first
      guard let source, sources.insert(source).inserted else { return }
      node = source
    }
  }
}
