import PlumbDrawing
import PlumbGraph
import PlumbLayout

/// What a person can do to one node, and where: kept by the few nodes that say something about it.
@MainActor package final class Interaction: NodeAttachment {
  /// Nothing in the node is hit.
  var isTransparent = false
  /// Where the node is hit, instead of where its content is; the rectangle is the node's, on the canvas.
  var contentShape: ((CGRect, CGPoint) -> Bool)?
  /// The node is hit in its whole rectangle, besides where its content is.
  package var isHitEverywhere = false
  /// The same for a mouse, which unlike a finger presses a whole row.
  package var isHitByMouse = false
  package var gesture: GestureAttachment?
  /// The node around that is pressed for this one, in its whole rectangle; `nil` for none.
  package var place: (() -> ViewNode?)?
  /// The links among a text's characters.
  var links: TextLinkElements?
  var hover: HoverActions?
  var keyActions: [KeyAction] = []
  /// Done by a key whoever has the focus.
  package var shortcut: KeyboardShortcut?
  /// How the node shows that the keyboard's focus is on it.
  package var focusRing: FocusRing?
  /// Whether the keyboard's focus is on the node, for the views inside that look different then.
  var hasFocus: Attribute<Bool>?
  package var move: ((MoveCommandDirection) -> Void)?
  package var exit: (() -> Void)?
  var delete: (() -> Void)?
  package var openContextMenu: (() -> Void)?
  var submit: (() -> Void)?
  /// Nobody around is told that something was handed in.
  var blocksSubmit = false
}

/// What happens when a pointer without a pressed button comes, moves and goes.
enum HoverActions {
  case inside((Bool) -> Void)
  case places(CoordinateSpace, (HoverPhase) -> Void)
}

extension ViewNode {
  /// What a person can do to the node, and where.
  package var interaction: Interaction? {
    get { attachment(Interaction.self) }
    set { setAttachment(newValue) }
  }

  /// What a person can do to the node; made when somebody first says something about it.
  package var interactions: Interaction { attached(Interaction.self) }
}

extension ViewHost {
  /// Takes something that a person did, at a time of the host's clock, in seconds.
  ///
  /// What has become due until then is done first. The views are laid out anew by the host, when it is told that they
  /// need it.
  package func send(_ event: InputEvent, at time: Double) {
    running { input.send(event, at: time) }
  }

  /// Does what has become due without an event: a press that was held long enough, content that still moves.
  package func gesturesAdvance(to time: Double) { running { input.advance(to: time) } }

  /// When `gesturesAdvance(to:)` has something to do next, in seconds; `nil` if there is nothing to wait for.
  package var nextGestureTime: Double? { input.nextTime }
}
