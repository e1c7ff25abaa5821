import PlumbGraph
import PlumbLayout

/// Takes what it is offered and lets its content know how much that is.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the content, which runs again when what it has read changes.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content can read its place and size; the content stands in its top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNodes(_ view: GeometryReader, in builder: _TreeBuilder) {
    let host = builder.host
    builder.element(
      Self.self, "GeometryReader", .container, make: { GeometryNode() },
      update: { object, node in
        object.sizeChanged = { [weak host] in host?.geometryChanged() }
        object.node = node
        return false
      }
    ) {
      builder.inherited.stackAxis = StackAxis()
      builder.composite(
        _GeometryContent(geometry: (builder.parent.object as! GeometryNode), content: view.content))
    }
  }
}

/// The content of a geometry reader, as a view that depends on the size.
nonisolated struct _GeometryContent<Content: View>: View {
  let geometry: GeometryNode
  let content: (GeometryProxy) -> Content

  @MainActor var body: Content { content(GeometryProxy(source: geometry.source)) }
  static var _memberCount: Int? { nil }
}

/// A geometry reader in the layout: it notes the size that it is given, and its content follows.
package final class GeometryNode: GeometryLayout, @unchecked Sendable {
  weak var node: ViewNode? {
    didSet { source.node = node }
  }
  private(set) lazy var source = GeometrySource(node, isWatched: true) { [weak self] in
    self?.readSize() ?? .zero
  }
  var sizeChanged: () -> Void = {}
  private var size: CGSize?
  /// Whether it has told its content a size that it was given, and not zero because there was none yet.
  var hasSize: Bool { size != nil }
  private var attribute: Attribute<CGSize>?

  package override func willPlaceChildren(size: CGSize, proposal: ProposedViewSize, _ node: LayoutNode) {
    guard size != self.size else { return }
    self.size = size
    attribute?.set(size)
    sizeChanged()
  }

  /// The size of the last placement, as an input of the rule that runs.
  @MainActor func readSize() -> CGSize {
    if attribute == nil, let node {
      attribute = node.host.graph.input(size ?? .zero, name: "GeometryReader.size")
    }
    return attribute?.value ?? size ?? .zero
  }
}
