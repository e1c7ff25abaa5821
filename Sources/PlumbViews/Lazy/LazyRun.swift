import PlumbGraph
import PlumbLayout

/// The elements of one collection in a lazy container, of which only those that can be seen are there.
package final class LazyRun: LazyElements {
  unowned let container: LazyNode
  var inherited: Inherited
  package var id: (Int) -> NodeIdentity
  /// Makes the nodes of one element.
  var make: (Int, _TreeBuilder) -> Void
  /// The id of the first element that is there.
  private(set) var firstID: NodeIdentity?
  /// The layout in which the range was last chosen, and the scroll view's position then.
  var chosen: (layout: Int, start: CGFloat) = (0, 0)
  /// The element in which something was found that is not there yet, so that it is found again while the content goes there.
  var foundInside: (id: NodeIdentity, index: Int)?

  init(
    in container: LazyNode, _ inherited: Inherited, id: @escaping (Int) -> NodeIdentity,
    make: @escaping (Int, _TreeBuilder) -> Void
  ) {
    (self.container, self.inherited, self.id, self.make) = (container, inherited, id, make)
    super.init()
  }

  @MainActor func fill(_ node: ViewNode, _ builder: _TreeBuilder, changes: LazyChanges? = nil) {
    firstID = realised.isEmpty ? nil : id(realised.lowerBound)
    builder.keyed(in: node, count: realised.count, changes: changes) { collection in
      for index in realised { collection.element(id(index)) { make(index, builder) } }
    }
    builder.host.frames.links.add(node)
  }

  /// Elements further away than so many are released with the focus.
  private static let mostKept = 200

  /// Returns a range with the element that has the keyboard's focus, and all between them: somebody types into it, and scrolling does
  /// not end that.
  @MainActor func keepingFocus(_ range: Range<Int>, _ node: ViewNode) -> Range<Int> {
    guard range != realised, let number = node.host.focus.element, !realised.isEmpty,
      let place = node.children.firstIndex(where: { $0.firstNode { $0.holds(number) } != nil }),
      node.children.count == realised.count
    else { return range }
    let index = realised.lowerBound + place
    guard
      index < range.lowerBound
        ? range.lowerBound - index <= Self.mostKept : index - range.upperBound < Self.mostKept
    else {
      return range
    }
    return min(index, range.lowerBound)..<max(index + 1, range.upperBound)
  }

  /// Makes these elements, and releases the others.
  @MainActor func realise(_ range: Range<Int>, _ node: ViewNode) {
    realised = range
    let builder = _TreeBuilder(host: node.host, parent: node, inherited: inherited)
    (node.nearestSubgraph ?? node.host.subgraph).apply { fill(node, builder) }
    node.host.layoutChanged(of: node.layoutAncestor?.layout ?? .none)
  }
}

extension _TreeBuilder {
  /// A collection in a lazy container.
  func lazyRun(
    of type: Any.Type, in container: LazyNode, count: Int, id: @escaping (Int) -> NodeIdentity,
    make: @escaping (Int, _TreeBuilder) -> Void
  ) {
    let node = next(ObjectIdentifier(type))
    node.isDynamicContent = !inherited.isInLibrary
    let run: LazyRun
    var isSame = true
    var changes: LazyChanges?
    if let known = node.lazyRun, known.container === container {
      run = known
      let first = run.realised.lowerBound
      isSame = first < min(count, run.count) && run.firstID == id(first)
      // Only what is there can be seen to come or go, so other changes need no search for them.
      let old = (count: run.count, id: run.id)
      let isUnchanged = run.realised.allSatisfy { $0 < min(count, old.count) && old.id($0) == id($0) }
      if host.showsTransitions && !isUnchanged { changes = LazyChanges(from: old, to: (count, id)) }
      (run.id, run.make, run.inherited) = (id, make, inherited)
    } else {
      run = LazyRun(in: container, inherited, id: id, make: make)
      run.pitch = container.pitches[node.kind]
      node.lazyRun = run
    }
    run.take(count, isSame: isSame)
    run.foundInside = nil
    if !isSame { container.anchor = nil }
    let range = (changes?.moved(run.realised) ?? run.realised).clamped(to: 0..<count)
    run.realised = range.isEmpty && run.measuredPitch == nil ? 0..<min(1, count) : range
    run.fill(node, self, changes: changes)
  }
}

/// Which elements of a lazy collection are new, and which are there no more: they come and go as others do, which rows
/// that are scrolled in and out of sight do not.
final class LazyChanges {
  private let old, new: (count: Int, id: (Int) -> NodeIdentity)
  private lazy var oldIDs = Set((0..<old.count).map(old.id))
  private lazy var newIDs = Set((0..<new.count).map(new.id))

  init(from old: (count: Int, id: (Int) -> NodeIdentity), to new: (count: Int, id: (Int) -> NodeIdentity)) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the present range of the elements of a range: they are still seen while they go to their places.
  func moved(_ range: Range<Int>) -> Range<Int> {
    let ids = Set(range.clamped(to: 0..<old.count).map(old.id))
    let places = (0..<new.count).filter { ids.contains(new.id($0)) }
    guard let first = places.first, let last = places.last else { return range }
    // Elements that were put far apart are not worth making all that is between them.
    guard last - first < 2 * range.count + 50 else { return range }
    return min(first, range.lowerBound)..<max(last + 1, range.upperBound)
  }

  func isNew(_ identity: NodeIdentity) -> Bool { !oldIDs.contains(identity) }

  func isGone(_ identity: NodeIdentity?) -> Bool { identity.map { !newIDs.contains($0) } ?? false }
}

nonisolated extension ForEach where Content: View {
  @MainActor static func makeLazily(_ view: ForEach, in container: LazyNode, _ builder: _TreeBuilder) {
    let data = view.data
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    builder.lazyRun(
      of: Self.self, in: container, count: data.count, id: { NodeIdentity(view.id(element($0))) },
      make: { index, builder in
        builder.composite(_LazyRow(element: element(index), content: view.content))
      })
  }
}

/// One element as its own view, made outside the walk of the view that contains the collection.
nonisolated struct _LazyRow<Element, Content: View>: View {
  let element: Element
  let content: (Element) -> Content

  @MainActor var body: Content { content(element) }
  static var _memberCount: Int? { Content._memberCount }
}

extension ViewNode {
  /// The attributes that live as long as the nearest view with a body around the node.
  package var nearestSubgraph: Subgraph? {
    var node: ViewNode? = self
    while let here = node, here.subgraph == nil { node = here.parent }
    return node?.subgraph
  }
}
