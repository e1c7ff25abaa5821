import PlumbDrawing
import PlumbGraph
import PlumbLayout

/// The interactions of one node. Only the few nodes that set one keep it.
@MainActor package final class Interaction: NodeAttachment {
  /// Nothing in the node is hit.
  var isTransparent = false
  /// The area in which the node is hit, instead of its content's; the rectangle is the node's, on the canvas.
  var contentShape: ((CGRect, CGPoint) -> Bool)?
  /// The node is hit in its whole rectangle, besides where its content is.
  package var isHitEverywhere = false
  /// The same for a mouse, which unlike a finger presses a whole row.
  package var isHitByMouse = false
  package var gesture: GestureAttachment?
  /// The UIKit view here, which receives touches.
  package private(set) var touches: (any TouchReceiver)?
  /// The node is hit where it is drawn, also beyond its rectangle: the ground of a bar goes on to the edges of the canvas.
  package var isHitAsDrawn = false
  /// The node is hit in its whole rectangle where its drawing is cut to a shape, as a row is in the corners of its card.
  package var isHitBesideOutline = false
  /// The part of the canvas around the node in which it is pressed, before effects; `nil` for its own rectangle.
  package var place: (() -> CGRect?)?
  /// The links among a text's characters.
  var links: TextLinkElements?
  var hover: HoverActions?
  var keyActions: [KeyAction] = []
  /// Done by a key whoever has the focus.
  package var shortcut: KeyboardShortcut?
  /// The ring around a node that has the keyboard's focus.
  package var focusRing: FocusRing?
  /// Whether the keyboard's focus is on the node, for the views inside that look different then.
  var hasFocus: Attribute<Bool>?
  package var move: ((MoveCommandDirection) -> Void)?
  package var exit: (() -> Void)?
  var delete: (() -> Void)?
  package var openContextMenu: (() -> Void)?
  var submit: (() -> Void)?
  /// Whether no view around is notified of a submission.
  var blocksSubmit = false

  /// Sends the touches in the node to a view.
  package func receiveTouches(_ receiver: any TouchReceiver, in host: ViewHost) {
    touches = receiver
    host.input.touches.isUsed = true
  }
}

/// The actions for a pointer without a pressed button that comes, moves and goes.
enum HoverActions {
  case inside((Bool) -> Void)
  case places(CoordinateSpace, (HoverPhase) -> Void)
}

extension ViewNode {
  /// The interactions of the node.
  package var interaction: Interaction? {
    get { attachment(Interaction.self) }
    set { setAttachment(newValue) }
  }

  /// The interactions of the node, made on the first access.
  package var interactions: Interaction { attached(Interaction.self) }
}

extension ViewHost {
  /// Handles an event of a person, at a time of the host's clock, in seconds.
  ///
  /// Everything that has become due until then is done first, and the animations that the event starts begin at its time. The
  /// host lays the views out again when it is notified that they need it.
  package func send(_ event: InputEvent, at time: Double) {
    if animations.hasClock, time > animations.time { frames.advance(self, to: time) }
    running { input.send(event, at: time) }
  }

  /// Does what has become due without an event, in a host that shows no animations: a press that was held long enough, content
  /// that still scrolls.
  package func gesturesAdvance(to time: Double) { running { input.advance(to: time) } }
}
