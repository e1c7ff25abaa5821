import PlumbGraph
import PlumbLayout

extension ViewHost {
  /// The attributes of the view that a layout node belongs to: those of the nearest view with a body.
  package func attributes(of id: NodeID) -> (view: String, attributes: [AnyAttribute])? {
    var node = root.find(id)
    while let here = node {
      if here.composite is AnyComposite, let attributes = here.subgraph?.attributes, !attributes.isEmpty {
        return (attributes[0].name, attributes)
      }
      node = here.parent
    }
    return nil
  }
}
