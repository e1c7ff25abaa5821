import PlumbLayout

/// A name space of a view, so that ids in it are only the view's own.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// Tells one name space from others.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt
  }

  private var id = ID(number: 0)

  public init() {}
  public var wrappedValue: ID { id }

  @MainActor public static func _install(_ property: inout Namespace, _ context: _PropertyContext) {
    let owner = context.storage.content ?? NamespaceOwner()
    context.storage.content = owner
    property.id = ID(number: UInt(bitPattern: ObjectIdentifier(owner)))
  }
}

/// Lives as long as the view whose name space it is.
private final class NamespaceOwner {}

/// What two views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Gives the view the place and size of the source with the same id, wherever that is; a source keeps its own.
  ///
  /// The view's place in its own container stays as it is. Where one view with the id goes and another comes in an
  /// animated change, the new one comes from the old one's place, and the old one goes there.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometry(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// What a source and those that follow it agree on.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated public struct _MatchedGeometry: _ElementModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "matchedGeometryEffect", .container, make: { MatchedFrame() },
      update: { object, node in
        object.sourceKey = modifier.isSource ? modifier.key : nil
        if modifier.isSource { node.host.matchedSources[modifier.key] = WeakNode(node: node) }
        node.readLayout = { [unowned object] node in object.look(node, modifier) }
        return false
      }, content: content)
  }
}

package struct WeakNode {
  package weak var node: ViewNode?

  package init(node: ViewNode?) { self.node = node }
}

/// A view in the place of another one.
final class MatchedFrame: LayoutObject {
  /// What the view is a source of.
  var sourceKey: MatchedKey?
  /// What the child is offered, and where the point of it that matches is, from the node's own corner, in points.
  private var size: CGSize?
  private var point: CGPoint?
  private var anchor = UnitPoint.center

  @MainActor func look(_ node: ViewNode, _ modifier: _MatchedGeometry) {
    let source = modifier.isSource ? nil : node.host.matchedSources[modifier.key]?.node
    let tree = node.host.layoutTree
    var (size, point): (CGSize?, CGPoint?)
    if let source, !source.isDisposed, source.layout.exists {
      let (frame, own) = (tree.absoluteFrame(of: source.layout), tree.absoluteFrame(of: node.layout))
      if modifier.properties.contains(.size) { size = frame.size }
      if modifier.properties.contains(.position) {
        let anchor = modifier.anchor
        let x = frame.minX + anchor.x * frame.width - own.minX
        point = CGPoint(
          x: tree.isMirrored(node.layout) ? own.width - x : x,
          y: frame.minY + anchor.y * frame.height - own.minY)
      }
    }
    guard size != self.size || point != self.point || modifier.anchor != anchor else { return }
    (self.size, self.point, anchor) = (size, point, modifier.anchor)
    node.host.layoutChanged(of: node.layout)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    size.map { ProposedViewSize($0) } ?? proposal
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    if size != nil || point != nil { node.tree.trace?.note(node.id, .matched(size, point)) }
    return node.childCount == 0 ? .zero : node.child.size(offer(proposal))
  }

  override func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
    guard places.count > 0 else { return }
    places[0].proposal = offer(proposal)
    if self.size != nil || point != nil { node.tree.trace?.note(node.id, .matched(self.size, point)) }
    guard let point, point.x.isFinite, point.y.isFinite else { return }
    let answer = places.node(0).size(offer(proposal))
    places[0].origin = CGPoint(
      x: point.x - (node.tree.isMirrored(node.id) ? 1 - anchor.x : anchor.x) * answer.width,
      y: point.y - anchor.y * answer.height)
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.childCount == 0 ? ViewSpacing() : node.child.spacing
  }

  override func priority(_ node: LayoutNode) -> CGFloat { node.childCount == 0 ? 0 : node.child.priority }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    node.childCount == 0 ? nil : node.child.dimensions(offer(proposal))[explicit: key]
  }
}
