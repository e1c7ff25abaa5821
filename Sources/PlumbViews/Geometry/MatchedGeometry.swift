import PlumbLayout

/// A name space of a view, so that ids in it are only the view's own.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// An identifier that distinguishes a name space from others.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt
  }

  private var id = ID(number: 0)

  /// Creates a name space that is the view's own, for as long as the view is there.
  public init() {}
  /// The identity that distinguishes the name space from others.
  public var wrappedValue: ID { id }

  @MainActor public static func _install(_ property: inout Namespace, _ context: _PropertyContext) {
    let owner = context.storage.content ?? NamespaceOwner()
    context.storage.content = owner
    property.id = ID(number: UInt(bitPattern: ObjectIdentifier(owner)))
  }
}

/// Lives as long as the view whose name space it is.
private final class NamespaceOwner {}

/// The properties that two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of their anchors.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Their size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position of their anchors, and their size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Sets the view's position and size to those of the source with the same id, wherever it is. A source keeps its own.
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

/// The key that a source and its followers agree on.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated package struct _MatchedGeometry: _ElementModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "matchedGeometryEffect", .container, make: { MatchedView() },
      update: { object, node in
        object.sourceKey = modifier.isSource ? modifier.key : nil
        if modifier.isSource { node.host.frames.layout.matchedSources[modifier.key] = node.link }
        node.readLayout = { [unowned object] node in object.look(node, modifier) }
        return false
      }, content: content)
  }
}

/// A view in the place of another one, or one whose place others take.
final class MatchedView: MatchedFrame {
  /// The key that the view is a source of.
  var sourceKey: MatchedKey?

  @MainActor func look(_ node: ViewNode, _ modifier: _MatchedGeometry) {
    let source = modifier.isSource ? nil : node.host.frames.layout.matchedSources[modifier.key]?.object
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
    if match(size, at: point, anchor: modifier.anchor) { node.host.layoutChanged(of: node.layout) }
  }
}
