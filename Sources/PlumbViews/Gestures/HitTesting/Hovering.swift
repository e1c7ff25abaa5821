import PlumbLayout

/// The position of the pointer while no button is pressed.
@MainActor final class Hovering {
  private unowned let host: ViewHost
  private var inside: [ViewNode] = []

  init(_ host: ViewHost) { self.host = host }

  /// - Parameter point: on the canvas; `nil` if the pointer left it.
  func move(to point: CGPoint?) {
    let path = point.map { HitTesting(host: host).path(at: $0) } ?? []
    let now = path.filter { $0.interaction?.hover != nil }
    let before = inside
    inside = now
    for node in before where !node.isDisposed && !now.contains(where: { $0 === node }) {
      switch node.interaction?.hover {
      case .inside(let action): action(false)
      case .places(_, let action): action(.ended)
      case nil: break
      }
    }
    guard let point else { return }
    for node in now {
      switch node.interaction?.hover {
      case .inside(let action): if !before.contains(where: { $0 === node }) { action(true) }
      case .places(let space, let action): action(.active(node.convert(point, to: space)))
      case nil: break
      }
    }
  }
}

/// The location of a hovering pointer, or the end of its hovering.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this point of the coordinates that were asked for.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The look of a view under a pointer. Nothing is drawn differently.
public struct HoverEffect: Sendable {
  /// The look that fits the view. Nothing is drawn differently.
  public static let automatic = HoverEffect()
  /// The view lights up. Nothing is drawn differently.
  public static let highlight = HoverEffect()
  /// The view comes nearer. Nothing is drawn differently.
  public static let lift = HoverEffect()
}

nonisolated extension View {
  /// Adds an action to perform when the pointer enters or leaves the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(actions: .inside(action)))
  }

  /// Adds an action to perform as the pointer moves over the view, with its location in points.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(actions: .places(coordinateSpace.coordinateSpace, action)))
  }

  /// Sets the look of the view under a pointer, for hosts. Nothing is drawn differently.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line) }
  /// Sets the look of the view under a pointer where a condition holds, for hosts. Nothing is drawn differently.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("hoverEffect", fileID, line) }
  /// Sets whether the views inside stay as they are under a pointer. They always do here.
  public func hoverEffectDisabled(_ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("hoverEffectDisabled", fileID, line, if: !disabled) }
}

nonisolated package struct _HoverModifier: _ElementModifier {
  let actions: HoverActions

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let isEnabled = builder.inherited.environment.isEnabled
    builder.element(
      Self.self, "", nil,
      configure: { $0.interactions.hover = isEnabled ? modifier.actions : nil }, content: content)
  }
}
