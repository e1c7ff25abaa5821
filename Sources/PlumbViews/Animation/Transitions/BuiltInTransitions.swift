import PlumbLayout

/// Fades.
nonisolated public struct OpacityTransition: Transition {
  /// Creates a transition that fades.
  public init() {}
  /// Applies an opacity to the view: 1 while it is there, and 0 before and after.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows and shrinks about a point of the view.
nonisolated public struct ScaleTransition: Transition {
  /// The size of the view before and after, as a share of its size.
  public var scale: Double
  /// The point of the view that stays, as shares of its size.
  public var anchor: UnitPoint

  /// Creates a transition that grows from a share of the view's size.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  /// Applies a scale to the view.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view in from an edge of its frame, and out to that edge.
nonisolated public struct MoveTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates a transition from an edge of the view's own place.
  public init(edge: Edge) { self.edge = edge }

  /// Moves the view by its own length, beyond the edge.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_TransformEffect("move", .move(edge, share: phase.isIdentity ? 0 : 1)))
  }
}

/// A transition that moves the view in from the leading side, and out to the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// Creates a transition from the leading side to the trailing one.
  public init() {}
  /// Moves the view by its own width, to the leading side before and to the trailing one after.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_TransformEffect("move", .move(.trailing, share: phase.value)))
  }
}

/// A transition that moves the view by an offset from its position, in points.
nonisolated public struct OffsetTransition: Transition {
  /// The distance of the view from its position before and after, in points.
  public var offset: CGSize

  /// Creates a transition from beside the view's place, in points.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Moves the view away from its place.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from one edge and out to the other, and fades it.
nonisolated public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates a transition from an edge of the view's own place to the opposite one.
  public init(edge: Edge) { self.edge = edge }

  /// Fades the view, and moves it by its own length.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(_TransformEffect("move", .move(edge, share: -phase.value)))
  }
}

/// Blurs, shrinks a little, and fades. The amounts are assumed.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The directions in which the view moves while it blurs.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpwards: Bool
    /// The view goes down and comes up.
    public static let downUp = Configuration(isUpwards: false)
    /// The view goes up and comes up.
    public static let upUp = Configuration(isUpwards: true)
  }
  /// The directions in which the view moves while it blurs.
  public var configuration: Configuration

  /// Creates a transition that blurs.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Blurs, shrinks and fades the view, and moves it a little.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = configuration.isUpwards ? -phase.value : abs(phase.value)
    content.opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : 0.9)
      .offset(y: CGFloat(away) * 8)
  }
}

/// A transition that adds and removes the view at once.
nonisolated public struct IdentityTransition: Transition {
  /// Creates a transition that changes nothing.
  public init() {}
  /// Shows the view as it is.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension AnyTransition {
  /// The view fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// The view grows from nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// The view grows from a share of its size, about a point of it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// The view comes from an edge of its place, and goes back there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// The view comes from the leading side and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// The view comes from beside its place, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// The view comes from beside its place, by distances in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// The view comes from an edge of its place, goes to the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  /// The view comes and goes at once.
  public static var identity: AnyTransition {
    var identity = AnyTransition { content, _ in content }
    identity.isIdentity = true
    return identity
  }
}

extension Transition where Self == OpacityTransition {
  /// The view fades.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// The view grows from nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// The view grows from a share of its size, about a point of it.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// The view comes from an edge of its place, and goes back there.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// The view comes from the leading side and goes to the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == OffsetTransition {
  /// The view comes from beside its place, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// The view comes from beside its place, by distances in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == PushTransition {
  /// The view comes from an edge of its place, goes to the opposite one, and fades.
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// The view blurs, and goes down and comes up.
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace() }
  /// The view blurs, and goes a way that is given.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
extension Transition where Self == IdentityTransition {
  /// The view comes and goes at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
