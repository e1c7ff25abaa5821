import PlumbGraph
import PlumbLayout

/// A view that takes the size it is offered and passes that size to its content.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  /// Makes the content, which runs again when what it has read changes.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content can read its place and size; the content is in its top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNodes(_ view: GeometryReader, in builder: _TreeBuilder) {
    let host = builder.host
    builder.element(
      Self.self, "GeometryReader", .container, make: { GeometryNode() },
      update: { object, node in
        object.sizeChanged = { [host = host.link] in host.object?.geometryChanged(isFirst: $0) }
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

  @MainActor var body: _PlacedContent<Content> {
    _PlacedContent(content: geometry.isPlaced ? content(GeometryProxy(source: geometry.source)) : nil)
  }
  static var _memberCount: Int? { nil }
}

/// The content of a geometry reader once that has a place: nobody gets a size that the reader was not laid out with.
/// The content is no view that comes into a place which was there before, so it does not fade in.
nonisolated struct _PlacedContent<Content: View>: _PrimitiveView {
  let content: Content?

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    if let content = view.content { builder.make(content) }
  }
  static var _memberCount: Int? { nil }
}

/// A geometry reader in the layout: it notes the size that it is given, and its content follows.
package final class GeometryNode: GeometryLayout, @unchecked Sendable {
  @Linked var node: ViewNode? {
    didSet { source.node = node }
  }
  private(set) lazy var source = GeometrySource(node, isWatched: true) { [weak self] in
    self?.readSize() ?? .zero
  }
  /// A closure that is called when the reader has another size, with whether it is the first one.
  var sizeChanged: (_ isFirst: Bool) -> Void = { _ in }
  private var size: CGSize?
  private var attribute: Attribute<CGSize?>?

  package override func willPlaceChildren(size: CGSize, proposal: ProposedViewSize, _ node: LayoutNode) {
    guard size != self.size else { return }
    let isFirst = self.size == nil
    self.size = size
    attribute?.set(size)
    sizeChanged(isFirst)
  }

  /// Whether it has had a place.
  @MainActor var isPlaced: Bool { size != nil || readSize() != nil }

  /// The size of the last placement, as an input of the rule that runs; `nil` before the first one.
  @MainActor private func readSize() -> CGSize? {
    if attribute == nil, let node {
      attribute = node.host.graph.input(size, name: "GeometryReader.size")
    }
    return attribute?.value ?? size
  }
}
