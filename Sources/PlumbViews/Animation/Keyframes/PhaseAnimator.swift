/// A view that goes through phases, each with an animation: all the time, or once each time a value changes.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, CalledView {
  package let callSite = _CallSite()
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates a view that goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation)
  }

  /// Creates a view that goes through the phases once when `trigger` changes, and ends at the first.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    self.trigger = AnyEquatable(trigger)
  }

  @State private var index = 0

  @MainActor public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index]).modifier(_PhaseSteps(trigger: trigger, step: { step($0) }))
    }
  }

  /// Goes to the next phase; at the end of a round that was triggered, to the first and no further.
  @MainActor private func step(_ atNextFrame: @escaping NextFrame) {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let goesOn = trigger == nil || next != 0
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      // Phases without anything to animate take a frame each, and not all of eternity at once.
      if goesOn { MainActor.assumeIsolated { atNextFrame { step(atNextFrame) } } }
    }
  }
}

/// Performs an action at the next frame.
typealias NextFrame = @MainActor (@escaping @MainActor () -> Void) -> Void

/// Begins the steps of a phase animator.
nonisolated struct _PhaseSteps: _NodeModifier {
  let trigger: AnyEquatable?
  let step: @MainActor (@escaping NextFrame) -> Void

  private final class Seen {
    var trigger: AnyEquatable?
    init(_ trigger: AnyEquatable?) { self.trigger = trigger }
  }

  @MainActor func configure(_ node: ViewNode) {
    let seen = node.composite as? Seen
    let begins = seen.map { $0.trigger != trigger } ?? (trigger == nil)
    if let seen { seen.trigger = trigger } else { node.composite = Seen(trigger) }
    // Without a clock there would be no end to it: the first phase is shown.
    guard begins, node.host.animations.hasClock else { return }
    let host = node.host
    host.afterLayout { [node = node.link, host = host.link] in
      step { next in
        guard let host = host.object, let node = node.object, !node.isDisposed else { return }
        host.animations.atNextFrame.append(next)
        host.needsUpdate?()
      }
    }
  }
}

/// A value that can only be compared.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (one: AnyEquatable, other: AnyEquatable) -> Bool { one.isEqual(other.value) }
}

nonisolated extension View {
  /// Animates a body through phases around the view, again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Animates a body through phases around the view, once when `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}
