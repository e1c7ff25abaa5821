import PlumbDrawing
import PlumbLayout

/// The look of a view under a pointer, as changes of its drawing. Nothing is drawn differently.
public protocol HoverEffectContent: Sendable {}

/// Content without a change, at the start of a chain of changes.
public struct EmptyHoverEffectContent: HoverEffectContent {}

extension HoverEffectContent {
  /// Ignores a scale and keeps the view as it is.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
    EmptyHoverEffectContent()
  }
  /// Ignores two scales and keeps the view as it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some HoverEffectContent
  { EmptyHoverEffectContent() }
  /// Ignores a distance and keeps the view where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { EmptyHoverEffectContent() }
  /// Ignores a distance and keeps the view where it is.
  public func offset(_ offset: CGSize) -> some HoverEffectContent { EmptyHoverEffectContent() }
  /// Ignores an opacity and keeps the view as it is.
  public func opacity(_ opacity: Double) -> some HoverEffectContent { EmptyHoverEffectContent() }
  /// Ignores an angle and keeps the view as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent {
    EmptyHoverEffectContent()
  }
  /// Ignores a shape and keeps the view as it is.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
    EmptyHoverEffectContent()
  }
  /// Ignores changes that have their own animation.
  public func animation<C: HoverEffectContent>(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> C
  ) -> some HoverEffectContent { EmptyHoverEffectContent() }
}

/// A look under a pointer that an app declares. Nothing is drawn differently.
public protocol CustomHoverEffect: Sendable {
  /// The type of the content that an app's effect builds on.
  typealias Content = EmptyCustomHoverEffect
  associatedtype Body: CustomHoverEffect
  /// The effects that this one consists of.
  func body(content: Content) -> Body
}

/// An effect without a look, at the start of a chain of effects.
public struct EmptyCustomHoverEffect: CustomHoverEffect {
  public func body(content: Content) -> EmptyCustomHoverEffect { content }
}

extension CustomHoverEffect {
  /// Ignores changes under a pointer.
  public func hoverEffect<C: HoverEffectContent>(
    in group: HoverEffectGroup? = nil,
    body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, _ proxy: GeometryProxy) -> C
  ) -> some CustomHoverEffect { EmptyCustomHoverEffect() }
}

/// Views that look different together under a pointer.
public struct HoverEffectGroup: Hashable, Sendable {
  let id: String?
  /// Creates a group of the views of a namespace.
  public init(_ namespace: Namespace.ID) { id = nil }
  /// Creates a group of those views of a namespace that name it.
  public init(_ namespace: Namespace.ID, id: String) { self.id = id }
}

nonisolated extension View {
  /// Sets how the drawing changes under a pointer. Nothing is drawn differently.
  public func hoverEffect<C: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line,
    body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, _ proxy: GeometryProxy) -> C
  ) -> some View { unsupported("hoverEffect", fileID, line, if: isEnabled) }

  /// Sets a look of the app's own under a pointer. Nothing is drawn differently.
  public func hoverEffect<E: CustomHoverEffect>(
    _ effect: E, in group: HoverEffectGroup? = nil, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line, if: isEnabled) }

  /// Sets a group of views that look different together. Nothing is drawn differently.
  public func hoverEffectGroup(
    _ group: HoverEffectGroup?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line, if: group != nil) }

  /// Groups the views inside so that they look different together. Nothing is drawn differently.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line) }
}
