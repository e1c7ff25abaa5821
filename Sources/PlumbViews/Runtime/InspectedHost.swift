import PlumbGraph
import PlumbLayout

extension ViewHost {
  /// The attributes of the view that a layout node belongs to: those of the nearest view with a body that a person wrote, or
  /// else of the nearest one.
  package func attributes(of id: NodeID) -> (view: String, attributes: [AnyAttribute])? {
    var node = id.exists ? root.find(id) : nil
    var nearest: (view: String, attributes: [AnyAttribute])?
    while let here = node {
      if let type = here.bodyType, let attributes = here.subgraph?.attributes, !attributes.isEmpty {
        let found = (attributes[0].name, attributes)
        if !isOwn(type), !String(reflecting: type).hasPrefix("SwiftUI.") { return found }
        nearest = nearest ?? found
      }
      node = here.parent
    }
    return nearest
  }

  /// The last proposal to the root.
  package var lastProposal: ProposedViewSize? { frames.layout.last?.proposal }

  /// Lays the root out once more, as it was.
  package func layOutAgain() {
    if let last = frames.layout.last { layOut(last.proposal, at: last.origin) }
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

  /// The modifier or the style that has written the body which the node shows.
  package var bodyAuthor: Any.Type? { (bodyType as? any AuthoredBody.Type)?.author }

  /// The node shows what the host was given.
  package var isRootBody: Bool { bodyType is any RootBody.Type }

  /// The node shows what the card around it was given.
  package var isGivenBody: Bool { bodyType is any GivenBody.Type }

  /// The node shows a transition around its view.
  package var isTransitionBody: Bool { bodyType == _TransitionBody.self }

  /// The node shows the view that the transition around it lets come and go.
  package var isTransitioned: Bool { kind == ObjectIdentifier(_TransitionContent.self) }

  /// The node shows what a control adds by itself.
  package var isAddedBody: Bool { bodyType is any AddedBody.Type }
}

/// A view whose body is what a modifier or a style makes.
package protocol AuthoredBody {
  /// The type of that modifier or style.
  static var author: Any.Type { get }
}

extension _ModifierBody: AuthoredBody {
  nonisolated package static var author: Any.Type { Modifier.self }
}

/// A control without its own node whose label can be a text: the tree shows it beside the name.
package protocol LabelNamed {
  static var labelType: Any.Type { get }
}

private protocol RootBody: SourceBody {}
extension _RootView: RootBody {}
private protocol GivenBody: SourceBody {}
extension _GivenView: GivenBody {}

/// A view of ours whose body is what the source gives.
protocol SourceBody {}

/// A view in whose body only the content of a `_GivenView` is of the source: what a control adds by itself, such as the
/// label of one that is given none.
package protocol AddedBody {}
extension _AddedView: AddedBody {}

/// A control that a click anywhere in its frame means, whatever of it is drawn.
package protocol WholeControl {}

/// A view of ours that shows what a view of the source represents: which has no body.
package protocol Representing: WholeControl {
  /// The type of the view in the source.
  static var source: Any.Type { get }
}

/// The label of a control that is given a title at most: nobody writes its name.
package protocol DefaultLabel {}
