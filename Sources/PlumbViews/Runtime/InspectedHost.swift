import PlumbGraph
import PlumbLayout

extension ViewHost {
  /// The attributes of the view that a layout node belongs to: those of the nearest view with a body.
  package func attributes(of id: NodeID) -> (view: String, attributes: [AnyAttribute])? {
    var node = id.exists ? root.find(id) : nil
    while let here = node {
      if here.composite is AnyComposite, let attributes = here.subgraph?.attributes, !attributes.isEmpty {
        return (attributes[0].name, attributes)
      }
      node = here.parent
    }
    return nil
  }

  /// The last proposal to the root.
  package var lastProposal: ProposedViewSize? { lastLayout?.proposal }

  /// Lays the root out once more, as it was.
  package func layOutAgain() {
    if let lastLayout { layOut(lastLayout.proposal, at: lastLayout.origin) }
  }

  /// Records what the next layout asks some nodes, which forget their answers; all others remember theirs.
  package func startTrace(of nodes: Set<NodeID>) {
    layoutTree.trace = LayoutTrace(of: nodes)
    layoutTree.forget(nodes)
  }

  /// Records the questions of the next layout, which starts from nothing remembered.
  package func startTrace() {
    layoutTree.trace = LayoutTrace()
    layoutTree.forgetEverything()
  }
}

extension ViewNode {
  /// The type of the view whose body the node shows.
  package var bodyType: Any.Type? { (composite as? AnyComposite)?.viewType }

  /// The node shows what the host was given.
  package var isRootBody: Bool { bodyType is any RootBody.Type }
}

private protocol RootBody {}
extension _RootView: RootBody {}
