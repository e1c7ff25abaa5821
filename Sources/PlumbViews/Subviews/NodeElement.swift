import PlumbLayout

/// The name of a node among others: an element of a collection, a branch.
@MainActor private final class NodeElement: NodeAttachment {
  @exclusivity(unchecked) var identity: NodeIdentity?
  @exclusivity(unchecked) var isUserID = false
}

/// The place of a node in a container of others.
@MainActor private final class NodeContents: NodeAttachment {
  var lazyRun: LazyRun?
  var sectionPart: SectionPart?
  var item: (any ContainerItem)?
}

extension ViewNode {
  var identity: NodeIdentity? {
    get { attachment(NodeElement.self)?.identity }
    set { attached(NodeElement.self, for: newValue != nil)?.identity = newValue }
  }

  /// The id that a view or an element of a collection was given, for those who look for it.
  package var userID: AnyHashable? {
    guard let element = attachment(NodeElement.self), element.isUserID else { return nil }
    return element.identity?.hashable
  }

  /// Says that the node's identity is the id that a view or an element of a collection was given.
  func setUserID(_ identity: NodeIdentity) {
    let element = attached(NodeElement.self)
    (element.identity, element.isUserID) = (identity, true)
  }

  /// The elements of a collection that are made only where they can be seen.
  package var lazyRun: LazyRun? {
    get { attachment(NodeContents.self)?.lazyRun }
    set { attached(NodeContents.self, for: newValue != nil)?.lazyRun = newValue }
  }

  /// The part of a section that a node represents if it only gives structure.
  package var sectionPart: SectionPart? {
    get { attachment(NodeContents.self)?.sectionPart }
    set { attached(NodeContents.self, for: newValue != nil)?.sectionPart = newValue }
  }

  /// The item of a container that the node is.
  package var item: (any ContainerItem)? {
    get { attachment(NodeContents.self)?.item }
    set { attached(NodeContents.self, for: newValue != nil)?.item = newValue }
  }
}
