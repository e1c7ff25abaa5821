import PlumbLayout

/// The role of a node among others: an element of a collection, a branch, a part of a section, an item of a container.
@MainActor private final class NodeElement: NodeAttachment {
  var identity: AnyHashable?
  var userID: AnyHashable?
  var lazyRun: LazyRun?
  var sectionPart: SectionPart?
  var item: (any ContainerItem)?
}

extension ViewNode {
  /// Its position among siblings of its kind: the branch of a condition, the id of an element.
  var identity: AnyHashable? {
    get { attachment(NodeElement.self)?.identity }
    set { attached(NodeElement.self, for: newValue != nil)?.identity = newValue }
  }

  /// The id that a view or an element of a collection was given, for those who look for it.
  package var userID: AnyHashable? {
    get { attachment(NodeElement.self)?.userID }
    set { attached(NodeElement.self, for: newValue != nil)?.userID = newValue }
  }

  /// The elements of a collection that are made only where they can be seen.
  package var lazyRun: LazyRun? {
    get { attachment(NodeElement.self)?.lazyRun }
    set { attached(NodeElement.self, for: newValue != nil)?.lazyRun = newValue }
  }

  /// The part of a section that a node stands for if it only gives structure.
  package var sectionPart: SectionPart? {
    get { attachment(NodeElement.self)?.sectionPart }
    set { attached(NodeElement.self, for: newValue != nil)?.sectionPart = newValue }
  }

  /// The item of a container that the node is.
  package var item: (any ContainerItem)? {
    get { attachment(NodeElement.self)?.item }
    set { attached(NodeElement.self, for: newValue != nil)?.item = newValue }
  }
}
