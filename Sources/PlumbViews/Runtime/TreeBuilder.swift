import PlumbGraph
import PlumbLayout

/// Walks a view's value and updates the nodes that represent it; the first walk makes them.
///
/// A view's type fixes the shape of its nodes, so the walk meets the same nodes in the same order each time. Where
/// the shape can change (conditions, collections, erased types) a separate node keeps the identity.
@MainActor public final class _TreeBuilder {
  package let host: ViewHost
  // Each view changes these, and nothing reads one while it is set.
  @exclusivity(unchecked) package private(set) var parent: ViewNode
  @exclusivity(unchecked) private(set) var cursor = 0
  @exclusivity(unchecked) package var inherited: Inherited
  /// The call that made the view whose node is next, while code is watched.
  @exclusivity(unchecked) private var callSite: UInt = 0

  package init(host: ViewHost, parent: ViewNode, inherited: Inherited) {
    (self.host, self.parent, self.inherited) = (host, parent, inherited)
    parent.needsDrawing()
  }

  // MARK: Views

  package func make<Content: View>(_ view: Content) {
    if _CallSite.isWatching { callSite = (view as? any CalledView)?.callSite.address ?? 0 }
    Content._makeNodes(view, in: self)
  }

  func makeAny(_ view: any View) { make(view) }

  /// A view with a body: its nodes are made by itself, when what it reads has changed.
  ///
  /// Modifiers that wait for an element wrap one that is one element, and not its parts.
  package func composite<Content: View>(_ view: Content) {
    guard !inherited.pending.isEmpty, Content._memberCount == 1 else { return compositeNode(view) }
    applyPending { compositeNode(view) }
  }

  private func compositeNode<Content: View>(_ view: Content) {
    let node = next(ObjectIdentifier(Content.self))
    if let composite = node.composite as? Composite<Content> {
      let inherited = inherited
      host.afterWalk { composite.receive(view, inherited) }
    } else {
      let composite = Composite(view, at: node, inherited: inherited)
      node.composite = composite
      host.makeNodesAfterWalk(of: composite)
    }
  }

  // MARK: Structure

  /// One of several shapes: when the identity changes, the old shape is released and a new one made.
  ///
  /// - Parameter isDynamic: whether people may see that the content can change (``ViewNode/isDynamicContent``).
  func branch(_ identity: some Hashable, of type: Any.Type, isDynamic: Bool = false, content: () -> Void) {
    let identity = NodeIdentity(identity)
    let node = next(ObjectIdentifier(type))
    node.isDynamicContent = isDynamic && !inherited.isInLibrary
    if node.identity != identity {
      let old = node.identity
      if old != nil { removeChildren(of: node) }
      node.identity = identity
      if old != nil {
        node.children = NodeList(host.takeBack(identity, into: node))
        if node.children.isEmpty { host.enter(node) }
      }
    }
    descend(into: node, content)
  }

  /// A changing number of elements, distinguished by ids.
  func keyed(of type: Any.Type, count: Int, _ fill: (inout KeyedElements) -> Void) {
    let node = next(ObjectIdentifier(type))
    node.lazyRun = nil
    node.isDynamicContent = !inherited.isInLibrary
    keyed(in: node, count: count, fill)
  }

  /// As above, in a node that is already there.
  ///
  /// - Parameter changes: which elements of a lazy collection are new or gone, and not only where they can be seen or not.
  func keyed(
    in node: ViewNode, count: Int, changes: LazyChanges? = nil, _ fill: (inout KeyedElements) -> Void
  ) {
    var elements = KeyedElements(builder: self, node: node, count: count, changes: changes)
    descend(into: node, trimming: false) { fill(&elements) }
    elements.finish()
  }

  /// Runs `content` with `node` as the parent of what it makes, and releases what is there no more.
  package func descend(into node: ViewNode, trimming: Bool = true, _ content: () -> Void) {
    let (outerParent, outerCursor) = (parent, cursor)
    (parent, cursor) = (node, 0)
    content()
    if trimming && cursor < node.children.count {
      for child in node.children[cursor...] { child.dispose() }
      node.children.removeSubrange(cursor...)
      host.frames.links.add(node)
    }
    (parent, cursor) = (outerParent, outerCursor)
  }

  /// The node at the cursor if the same kind of thing is there, and a fresh one otherwise.
  package func next(_ kind: ObjectIdentifier) -> ViewNode {
    let node = nextNode(kind)
    if callSite != 0 { (node.callSite, callSite) = (callSite, 0) }
    return node
  }

  private func nextNode(_ kind: ObjectIdentifier) -> ViewNode {
    defer { cursor += 1 }
    if cursor < parent.children.count {
      let node = parent.children[cursor]
      if node.kind == kind {
        node.needsDrawing()
        return node
      }
      node.dispose()
      let fresh = ViewNode(kind: kind, parent: parent, host: host)
      parent.children[cursor] = fresh
      host.frames.links.add(parent)
      return fresh
    }
    let node = ViewNode(kind: kind, parent: parent, host: host)
    parent.children.append(node)
    host.frames.links.add(parent)
    return node
  }

  private func removeChildren(of node: ViewNode) {
    let children = node.children
    node.children = []
    host.remove(children.enumerated().map { ($1, $0) }, from: node, identity: node.identity)
    host.frames.links.add(node)
  }

  // MARK: Inheritance

  /// Runs `content` and takes back what it changed of the inherited values.
  package func inheriting(_ content: () -> Void) {
    let outer = inherited
    content()
    inherited = outer
  }

  /// Puts a modifier around what `content` makes: at once if that is one element, otherwise around each.
  func wrap(
    count: Int?, in make: @escaping @MainActor (_TreeBuilder, () -> Void) -> Void,
    content: @MainActor (_TreeBuilder) -> Void
  ) {
    if count == 1 {
      applyPending { make(self) { content(self) } }
    } else {
      let outer = inherited
      var here = outer
      here.pending = PendingModifiers()
      inherited.pending.append(PendingModifier(inherited: here, callSite: callSite, make: make))
      content(self)
      inherited = outer
    }
  }

  /// Makes the waiting modifiers' nodes, and `element` inside the innermost of them.
  func applyPending(_ element: () -> Void) {
    guard !inherited.pending.isEmpty else { return element() }
    let outer = inherited
    let waiting = inherited.pending.all
    inherited.pending = PendingModifiers()
    apply(waiting[...], around: element, with: inherited)
    inherited = outer
  }

  private func apply(
    _ waiting: ArraySlice<PendingModifier>, around element: () -> Void, with inner: Inherited
  ) {
    guard let outermost = waiting.first else {
      inherited = inner
      return element()
    }
    let inside = callSite
    (inherited, callSite) = (outermost.inherited, outermost.callSite)
    outermost.make(self) {
      callSite = inside
      apply(waiting.dropFirst(), around: element, with: inner)
    }
  }
}
