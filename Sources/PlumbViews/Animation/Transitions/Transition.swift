import PlumbGraph
import PlumbLayout

/// The phase of a view's insertion or removal.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is inserted.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it is there, 0 while it is, and 1 when it leaves.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves. Plumb does not read it.
  public var hasMotion: Bool
  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A type that describes how a view is inserted and removed. Its body is applied to the view in each phase.
///
/// The phases are shown one after the other; what differs between them is animated like any other change.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that the transition puts around the view.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// Makes the views around the view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition. Plumb doesn't read them.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the transition around a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Returns the transition with its own animation, whatever the change comes with.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnyTransitionBody(AnyTransition(self).animation(animation))
  }

  /// Both transitions at once.
  nonisolated public func combined<Other: Transition>(with other: Other) -> some Transition {
    _AnyTransitionBody(AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// A transition of any type.
nonisolated public struct AnyTransition: Sendable {
  let content: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// Overrules the animation of the change.
  var animation: Animation?
  /// The view comes and goes at once.
  var isIdentity = false

  package init(_ content: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
    self.content = content
  }

  /// Creates a transition that hides another one's type.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? _AnyTransitionBody {
      self = known.transition
    } else {
      nonisolated(unsafe) let transition = transition
      self.init { content, phase in AnyView(transition.apply(content: content, phase: phase)) }
    }
  }

  /// Returns the transition with its own animation, whatever the change comes with.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// The transition with its own animation for each way.
  package func animation(in insertion: Animation?, out removal: Animation?) -> AnyTransition {
    var copy = self
    (copy.insertionAnimation, copy.animation, copy.isAsymmetric) = (insertion, removal, true)
    return copy
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    if isIdentity { return other }
    if other.isIdentity { return self }
    var both = AnyTransition { content, phase in other.content(self.content(content, phase), phase) }
    both.animation = animation ?? other.animation
    return both
  }

  /// Returns a transition that is one on the way in, and another on the way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    // Both always surround the view, so that nothing is made anew when the way changes.
    var both = AnyTransition { content, phase in
      let inner = insertion.content(content, phase == .didDisappear ? .identity : phase)
      return removal.content(inner, phase == .willAppear ? .identity : phase)
    }
    both.insertionAnimation = insertion.animation
    both.animation = removal.animation
    both.isAsymmetric = true
    both.comesAtOnce = insertion.isIdentity
    both.goesAtOnce = removal.isIdentity
    return both
  }

  private var insertionAnimation: Animation?
  private var isAsymmetric = false
  private var comesAtOnce = false
  private var goesAtOnce = false

  /// The animation for a way, if the transition brings one.
  func ownAnimation(isInsertion: Bool) -> Animation? {
    isAsymmetric && isInsertion ? insertionAnimation : animation
  }

  func isAtOnce(isInsertion: Bool) -> Bool { isIdentity || (isInsertion ? comesAtOnce : goesAtOnce) }

  /// Returns a transition that applies one modifier while the view is there, and another before and after.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition { content, phase in AnyView(content.modifier(phase.isIdentity ? identity : active)) }
  }
}

/// A transition without its type, as one with a type.
nonisolated struct _AnyTransitionBody: Transition {
  let transition: AnyTransition
  init(_ transition: AnyTransition) { self.transition = transition }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    transition.content(AnyView(content), phase)
  }
}

nonisolated extension View {
  /// Shows how the view comes in and goes out, when it does so in an animated change. Without one it fades.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionEffect(transition: transition))
  }

  /// Shows how the view comes in and goes out, when it does so in an animated change. Without one it fades.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionEffect(transition: AnyTransition(transition)))
  }
}

nonisolated package struct _TransitionEffect: ViewModifier {
  package typealias Body = Never
  let transition: AnyTransition

  @MainActor package static func _makeNodes(
    _ modifier: Self, in builder: _TreeBuilder, content: _ModifiedNodes
  ) {
    let node = builder.next(ObjectIdentifier(Self.self))
    let state = node.motion?.transition ?? TransitionState(node)
    state.take(modifier.transition)
    builder.descend(into: node) {
      // Each element comes and goes by itself, so what waits to be put around them is put inside.
      builder.composite(_TransitionBody(state: state, transition: modifier.transition, content: content))
    }
  }

  package static func _memberCount(of count: Int?) -> Int? { nil }
}

/// A transition around its view, as a view: it is made again when the phase changes.
nonisolated struct _TransitionBody: View {
  let state: TransitionState
  let transition: AnyTransition
  let content: _ModifiedNodes

  @MainActor var body: AnyView {
    transition.content(AnyView(_TransitionContent(nodes: content)), state.phase.value)
  }
  static var _memberCount: Int? { nil }
}

nonisolated struct _TransitionContent: _PrimitiveView {
  let nodes: _ModifiedNodes

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.branch(0, of: Self.self) { view.nodes.make(builder) }
  }
  static var _memberCount: Int? { nil }
}
