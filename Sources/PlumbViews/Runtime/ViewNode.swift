import PlumbDrawing
import PlumbGraph
import PlumbLayout

/// One place in the tree of views that are there: a view, a modifier, a branch, or an element of a collection.
///
/// A node stays as long as the same kind of view is in the same place; what it holds is brought up to date. Data
/// that most nodes do not have is a `NodeAttachment`, with its property in an extension.
@MainActor package final class ViewNode: LinkedObject {
  // In this order no byte is lost between them.
  @exclusivity(unchecked) private var header: NodeHeader
  @exclusivity(unchecked) private var flags = NodeFlags()
  /// Its node in the layout, if it takes part there by itself.
  @exclusivity(unchecked) package var layout = NodeID.none
  @exclusivity(unchecked) package private(set) unowned var host: ViewHost
  private let parentLink: ObjectLink<ViewNode>?
  @exclusivity(unchecked) nonisolated(unsafe) package var ownLink: ObjectLink<ViewNode>?
  // Each frame reads these properties of each node, and the checks of exclusive access were a fifth of its time. They are
  // not checked: only the main actor has them, and nothing reads one while it is set.
  @exclusivity(unchecked) package var children = NodeList() {
    didSet { if hasRun { attachment(RetainedRun.self)?.end() } }
  }
  /// Owns the attributes that live as long as the node.
  @exclusivity(unchecked) package var subgraph: Subgraph?
  /// Keeps what belongs to the node alive: its composite, its values.
  @exclusivity(unchecked) package var composite: AnyObject?
  /// The rule's own object, where the rule is one.
  @exclusivity(unchecked) package var object: LayoutObject?
  /// Draws the node's own mark, before its children.
  @exclusivity(unchecked) package var mark: ((inout DrawingContext, CGRect) -> Void)? {
    didSet { needsDrawing() }
  }
  /// The data that only some nodes have.
  @exclusivity(unchecked) var attachments: NodeAttachment?

  package init(kind: ObjectIdentifier, parent: ViewNode?, host: ViewHost) {
    header = NodeHeader(
      kind: kind, depth: UInt32((parent?.depth ?? -1) + 1), number: UInt32(host.nextNodeNumber()),
      born: UInt32(host.animations.round), changed: host.layoutTree.round)
    parentLink = parent?.link
    self.host = host
  }

  deinit { ownLink?.cut() }

  /// The type of the view, the modifier or the branch.
  var kind: ObjectIdentifier { header.kind }
  /// The node above; `nil` for the root, and once that node is released.
  package var parent: ViewNode? { parentLink?.object }
  /// The public name of the view or modifier; empty for a node that only gives structure.
  package var name: String {
    get { header.name }
    set { header.name = newValue }
  }
  /// The role of the node in code that treats it specially.
  package var role: NodeRole? {
    get { header.role }
    set { header.role = newValue }
  }
  var depth: Int { Int(header.depth) }
  /// The number by which hosts name the element. No other node of the host has or had it.
  package var number: Int { Int(header.number) }
  /// The round in which the node was made.
  var born: Int { Int(header.born) }
  /// The host's round in which the node or something in it changed last.
  var changedRound: UInt32 {
    get { header.changed }
    set { header.changed = newValue }
  }

  /// The nearest node above, or this one, that takes part in the layout by itself.
  var layoutAncestor: ViewNode? {
    var node: ViewNode? = self
    while let here = node, !here.layout.exists { node = here.parent }
    return node
  }

  /// The layout nodes that this node contributes to the layout of its parent.
  func appendLayoutMembers(to members: inout [NodeID]) {
    if isPresentation { return }
    if layout.exists {
      members.append(layout)
    } else {
      for child in children { child.appendLayoutMembers(to: &members) }
    }
  }

  /// The layout node of this node, or those of the nodes below it that have one.
  package var layoutMembers: [NodeID] {
    var members: [NodeID] = []
    appendLayoutMembers(to: &members)
    return members
  }

  /// The layout node of this node, or of the first one below it.
  package var firstLayout: NodeID {
    if layout.exists { return layout }
    for child in children {
      let found = child.firstLayout
      if found.exists { return found }
    }
    return .none
  }

  /// Releases the node and everything below it.
  package func dispose() {
    guard !isDisposed else { return }
    flags[NodeFlags.disposed] = true
    if let focused = host.focus.element, holds(focused) { host.focus.removed(self) }
    if let willDispose { host.afterLayout(willDispose) }
    willDispose = nil
    appearance?.willDispose(self)
    (action, adjustAction, setValueAction) = (nil, nil, nil)
    (editAction, tapTextAction, selectTextAction, submitAction) = (nil, nil, nil, nil)
    interaction = nil
    readPreferences = nil
    if preferenceWriter != nil { host.preferencesChanged() }
    for child in children { child.dispose() }
    children = []
    // After the children: one of them may have had the focus.
    focusBinding = nil
    disposeMotion()
    subgraph?.invalidate()
    composite = nil
    mark = nil
    effect = nil
    readLayout = nil
    lazyRun = nil
    if layout.exists { host.frames.links.remove(layout) }
  }
}

// There is a node for each part of each view, so that answers of yes and no are bits of one number.
extension ViewNode {
  /// The mark and the effect draw the same in a frame until the node is made again or a motion of it goes on, so that their
  /// items are kept. Otherwise they are asked in each frame.
  package var isSteady: Bool {
    get { flags[NodeFlags.steady] }
    set { flags[NodeFlags.steady] = newValue }
  }

  /// The second child is drawn before the first: a background.
  package var drawsSecondFirst: Bool {
    get { flags[NodeFlags.drawsSecondFirst] }
    set { flags[NodeFlags.drawsSecondFirst] = newValue }
  }

  /// The second child is not drawn, and shows the first one where it is opaque.
  package var masksWithSecond: Bool {
    get { flags[NodeFlags.masksWithSecond] }
    set { flags[NodeFlags.masksWithSecond] = newValue }
  }

  /// A node below has, or had, a z-index: without one, nobody asks each child for its own in each frame.
  var mayOrderChildren: Bool {
    get { flags[NodeFlags.mayOrderChildren] }
    set { flags[NodeFlags.mayOrderChildren] = newValue }
  }

  /// A condition, a collection or an erased view of the source: it takes part in preferences with their default values
  /// where nothing in it says anything (Recorded/Layouts.md#O1).
  var isDynamicContent: Bool {
    get { flags[NodeFlags.dynamicContent] }
    set { flags[NodeFlags.dynamicContent] = newValue }
  }

  /// Something else is shown in the node's place: it is left out, and says nothing about preferences.
  package var isCovered: Bool {
    get { flags[NodeFlags.covered] }
    set { flags[NodeFlags.covered] = newValue }
  }

  /// Shown over all other views, on the whole canvas, instead of in the node's own place.
  package var isPresentation: Bool {
    get { flags[NodeFlags.presentation] }
    set { flags[NodeFlags.presentation] = newValue }
  }

  /// A presentation that keeps people from everything below it.
  package var isModal: Bool {
    get { flags[NodeFlags.modal] }
    set { flags[NodeFlags.modal] = newValue }
  }

  /// Whether the keyboard's focus can go here.
  package var isFocusable: Bool {
    get { flags[NodeFlags.focusable] }
    set { flags[NodeFlags.focusable] = newValue }
  }

  /// The host knows that the node's members may have changed.
  var waitsForLinking: Bool {
    get { flags[NodeFlags.waitsForLinking] }
    set { flags[NodeFlags.waitsForLinking] = newValue }
  }

  /// The extents of the children are kept, and their changes are noted.
  var hasRun: Bool {
    get { flags[NodeFlags.hasRun] }
    set { flags[NodeFlags.hasRun] = newValue }
  }

  package var isDisposed: Bool { flags[NodeFlags.disposed] }
}
