import PlumbLayout

/// A node's closures and names for layout positions: its own, and those of its content.
@MainActor private final class NodePlace: NodeAttachment {
  var isLeftOut: (() -> Bool)?
  var readLayout: ((ViewNode) -> Void)?
  var changeSafeRegion: ((ViewNode, inout SafeRegion) -> Void)?
  var coordinateName: AnyHashable?
  @Linked var presenter: ViewNode?
  var madeFor: MadeFor?
}

/// The modifier that asked for a view that is shown elsewhere, such as the title of a screen in its bar.
package struct MadeFor: Equatable {
  @Linked package private(set) var node: ViewNode?

  package init(_ node: ViewNode?) { self.node = node }

  package static func == (one: MadeFor, other: MadeFor) -> Bool { one.node === other.node }
}

extension ViewNode {
  /// Whether the last layout left the node out: it is not drawn or inspected.
  package var isLeftOut: (() -> Bool)? {
    get { attachment(NodePlace.self)?.isLeftOut }
    set {
      attached(NodePlace.self, for: newValue != nil)?.isLeftOut = newValue
      needsDrawing()
    }
  }

  /// Looks at the places after each layout, and may change what there is to lay out.
  package var readLayout: ((ViewNode) -> Void)? {
    get { attachment(NodePlace.self)?.readLayout }
    set {
      let isNew = newValue != nil && readLayout == nil
      attached(NodePlace.self, for: newValue != nil)?.readLayout = newValue
      if isNew { host.frames.readers.add(self) }
    }
  }

  /// Changes what of the canvas is safe for the views inside.
  var changeSafeRegion: ((ViewNode, inout SafeRegion) -> Void)? {
    get { attachment(NodePlace.self)?.changeSafeRegion }
    set { attached(NodePlace.self, for: newValue != nil)?.changeSafeRegion = newValue }
  }

  /// The view that shows a presentation, or the modifier in which an item of a bar is written; `nil` for any other view.
  package var presenter: ViewNode? {
    get { attachment(NodePlace.self)?.presenter }
    set { attached(NodePlace.self, for: newValue != nil)?.presenter = newValue }
  }

  /// Nobody wrote what is in the node: it is made for a modifier, which is elsewhere.
  package var madeFor: MadeFor? {
    get { attachment(NodePlace.self)?.madeFor }
    set { attached(NodePlace.self, for: newValue != nil)?.madeFor = newValue }
  }

  /// The name that the views inside call the node's coordinates by.
  var coordinateName: AnyHashable? {
    get { attachment(NodePlace.self)?.coordinateName }
    set { attached(NodePlace.self, for: newValue != nil)?.coordinateName = newValue }
  }
}
