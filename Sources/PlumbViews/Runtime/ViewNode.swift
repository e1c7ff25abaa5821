import Foundation
import PlumbDrawing
import PlumbGraph
import PlumbLayout

/// One place in the tree of views that are there: a view, a modifier, a branch, or an element of a collection.
///
/// A node stays as long as the same kind of view stands in the same place; what it holds is brought up to date.
@MainActor package final class ViewNode {
  /// The type of what stands here.
  let kind: ObjectIdentifier
  package private(set) unowned var host: ViewHost
  package fileprivate(set) weak var parent: ViewNode?
  package var children: [ViewNode] = []
  let depth: Int
  /// What hosts call the element by: no other node of the host has or had it.
  package let number: Int
  /// The round in which the node was made.
  let born: Int
  /// What the node has to do with animations.
  package var motion: NodeMotion?

  /// The public name of the view or modifier; empty for a node that only gives structure.
  package var name = ""
  /// What it is to the code that treats it in a way of its own.
  package var role: NodeRole?
  /// What tells it from others of its name: "red" for a colour.
  package var detail = ""
  /// The string of a text.
  package var text: String?
  /// From `accessibilityIdentifier`.
  package var identifier: String?
  /// What the element is to those who do not see it.
  package var accessibility = AccessibilityProperties()

  /// Where it stands among siblings of its kind: the branch of a condition, the id of an element.
  var identity: AnyHashable?
  /// Its node in the layout, if it takes part there by itself.
  package var layout = NodeID.none
  /// The rule's own object, where the rule is one.
  package var object: LayoutObject?
  /// Draws the node's own mark, before its children.
  package var mark: ((inout DrawingContext, CGRect) -> Void)?
  /// Changes what the node and its children drew together, as one picture.
  package var effect: ((CGRect, [DisplayItem], DrawingContext) -> [DisplayItem])?
  /// The second child is drawn before the first: a background.
  package var drawsSecondFirst = false
  /// Whether the last layout left the node out: it is not drawn or inspected.
  package var isLeftOut: (() -> Bool)?
  /// Something else is shown in the node's place: it is left out, and says nothing about preferences.
  package var isCovered = false
  /// The second child is not drawn, and shows the first one where it is opaque.
  var masksWithSecond = false
  /// Siblings with a higher number are drawn later.
  package var zIndex: Double?
  /// What the node says about a preference.
  package var preferenceWriter: AnyObject?
  /// Takes the values that the views inside pass up, after they may have changed.
  var readPreferences: ((ViewNode) -> Void)? {
    didSet { if oldValue == nil { host.addPreferenceReader(self) } }
  }
  /// Looks at the places after each layout, and may change what there is to lay out.
  package var readLayout: ((ViewNode) -> Void)? {
    didSet { if oldValue == nil { host.addLayoutReader(self) } }
  }
  /// Changes what of the canvas is safe for the views inside.
  var changeSafeRegion: ((ViewNode, inout SafeRegion) -> Void)?
  /// The name that the views inside call the node's coordinates by.
  var coordinateName: AnyHashable?
  /// The id that a view or an element of a collection was given, for those who look for it.
  package var userID: AnyHashable?
  /// The elements of a collection that are made only where they can be seen.
  package var lazyRun: LazyRun?
  /// What a node that only gives structure is in a section.
  package var sectionPart: SectionPart?
  /// Shown over all other views, on the whole canvas, instead of where the node stands.
  package var isPresentation = false
  /// A presentation that keeps people from everything below it.
  package var isModal = false
  /// The item of a container that the node is.
  package var item: (any ContainerItem)?
  /// Whether the keyboard's focus can go here.
  package var isFocusable = false
  /// What is told when the focus comes to something inside, or leaves it.
  package var focusBinding: FocusBinding?
  /// Done when the element is pressed.
  package var action: (@MainActor () -> Void)?
  /// Takes addresses that are given to the app.
  var openURL: ((URL) -> Void)?
  /// Goes a step up, or down.
  package var adjustAction: (@MainActor (_ increment: Bool) -> Void)?
  /// Takes a value that a host sends as text.
  package var setValueAction: (@MainActor (String) -> Void)?
  /// Takes a text, its selection in UTF-16 offsets, and whether an input method still composes.
  package var editAction: (@MainActor (String, Range<Int>, _ isComposing: Bool) -> Void)?
  /// Done when Return is pressed in a field.
  package var submitAction: (@MainActor () -> Void)?
  /// What a person can do to the node, and where.
  package var interaction: Interaction?
  /// The mark is an outline, and the node is hit inside of it.
  var isDrawnShape = false
  /// What the view does when it comes into sight and when it leaves it.
  var appearance: Appearance?
  /// Told when the node is released.
  package var willDispose: (() -> Void)?
  /// Keeps what belongs to the node alive: its composite, its values.
  package var composite: AnyObject?
  /// Owns the attributes that live as long as the node.
  package var subgraph: Subgraph?
  package private(set) var isDisposed = false
  /// The host knows that the node's members may have changed.
  var waitsForLinking = false

  package init(kind: ObjectIdentifier, parent: ViewNode?, host: ViewHost) {
    self.kind = kind
    self.parent = parent
    self.host = host
    depth = (parent?.depth ?? -1) + 1
    number = host.nextNodeNumber()
    born = host.animations.round
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
    isDisposed = true
    if let focused = host.focus.element, holds(focused) { host.focus.removed(self) }
    if let willDispose { host.afterLayout(willDispose) }
    willDispose = nil
    appearance?.willDispose(host)
    (action, adjustAction, setValueAction, editAction, submitAction) = (nil, nil, nil, nil, nil)
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
    if layout.exists { host.removeAfterLinking(layout) }
  }
}
