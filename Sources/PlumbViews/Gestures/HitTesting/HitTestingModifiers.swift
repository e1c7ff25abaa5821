import PlumbDrawing
import PlumbLayout

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area in which pointers hit the view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The shape of the view while it is dragged. Plumb drags nothing.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The shape of the view above its menu. Plumb doesn't use it.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The shape that lights up under a pointer. Plumb doesn't use it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The shape of the focus ring. Plumb does not use it.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The area in which assistive tools find the view. Plumb does not use it.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

nonisolated extension View {
  /// Sets whether pointers hit the view; otherwise they hit the views behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_InteractionModifier { $0.isTransparent = !enabled })
  }

  /// Sets where the view is hit, in its rectangle, instead of where its content is.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets where the view is hit, if that is among the kinds; other kinds change nothing here.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    modifier(
      _InteractionModifier { interaction in
        guard kind.contains(.interaction) else { return }
        interaction.contentShape = { frame, point in
          let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
          let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
          return path.contains(inside, eoFill: eoFill)
        }
      })
  }
}

/// Sets a property of the interactions with the view.
nonisolated package struct _InteractionModifier: _NodeModifier {
  let change: @MainActor (Interaction) -> Void

  init(_ change: @escaping @MainActor (Interaction) -> Void) { self.change = change }

  @MainActor package func configure(_ node: ViewNode) { change(node.interactions) }
}
