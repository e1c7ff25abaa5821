import PlumbDrawing
import PlumbLayout

/// What a view looks like under a pointer, as changes of its drawing. Nothing is drawn differently.
public protocol HoverEffectContent: Sendable {}

/// No change: where a chain of changes starts.
public struct EmptyHoverEffectContent: HoverEffectContent {}

extension HoverEffectContent {
  /// Takes a size, and keeps the view as it is.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
    EmptyHoverEffectContent()
  }
  /// Takes two sizes, and keeps the view as it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some HoverEffectContent
  { EmptyHoverEffectContent() }
  /// Takes a distance, and keeps the view where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { EmptyHoverEffectContent() }
  /// Takes a distance, and keeps the view where it is.
  public func offset(_ offset: CGSize) -> some HoverEffectContent { EmptyHoverEffectContent() }
  /// Takes an opacity, and keeps the view as it is.
  public func opacity(_ opacity: Double) -> some HoverEffectContent { EmptyHoverEffectContent() }
  /// Takes an angle, and keeps the view as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent {
    EmptyHoverEffectContent()
  }
  /// Takes a shape, and keeps the view as it is.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
    EmptyHoverEffectContent()
  }
  /// Takes changes that have an animation of their own, and makes none.
  public func animation<C: HoverEffectContent>(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> C
  ) -> some HoverEffectContent { EmptyHoverEffectContent() }
}

/// A look under a pointer that an app declares. Nothing is drawn differently.
public protocol CustomHoverEffect: Sendable {
  /// What an app's effect is made of.
  typealias Content = EmptyCustomHoverEffect
  associatedtype Body: CustomHoverEffect
  /// The effects that this one stands for.
  func body(content: Content) -> Body
}

/// No look: where a chain of effects starts.
public struct EmptyCustomHoverEffect: CustomHoverEffect {
  public func body(content: Content) -> EmptyCustomHoverEffect { content }
}

extension CustomHoverEffect {
  /// Takes changes under a pointer, and makes none.
  public func hoverEffect<C: HoverEffectContent>(
    in group: HoverEffectGroup? = nil,
    body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, _ proxy: GeometryProxy) -> C
  ) -> some CustomHoverEffect { EmptyCustomHoverEffect() }
}

/// Views that look different together under a pointer.
public struct HoverEffectGroup: Hashable, Sendable {
  let id: String?
  /// Makes a group of the views of a namespace.
  public init(_ namespace: Namespace.ID) { id = nil }
  /// Makes a group of those views of a namespace that name it.
  public init(_ namespace: Namespace.ID, id: String) { self.id = id }
}

nonisolated extension View {
  /// Takes how the drawing changes under a pointer. Nothing is drawn differently.
  public func hoverEffect<C: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line,
    body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, _ proxy: GeometryProxy) -> C
  ) -> some View { unsupported("hoverEffect", fileID, line, if: isEnabled) }

  /// Takes a look of the app's own under a pointer. Nothing is drawn differently.
  public func hoverEffect<E: CustomHoverEffect>(
    _ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line, if: isEnabled) }

  /// Takes a group of views that look different together. Nothing is drawn differently.
  public func hoverEffectGroup(
    _ group: HoverEffectGroup?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line, if: group != nil) }

  /// Takes the views inside as ones that look different together. Nothing is drawn differently.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line) }
}
