import PlumbDrawing
import PlumbLayout

/// Changes of how a view is drawn that may depend on its place, and change no layout.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes for a view with this rectangle on the canvas, innermost first.
  func _changes(in frame: CGRect) -> [_VisualChange]
}

/// One change of a drawing, by some numbers, which are interpolated between two changes of a kind.
public struct _VisualChange {
  enum Change {
    case effect(Effect)
    case projection(ProjectionTransform)

    static func transform(_ transform: CGAffineTransform) -> Change { .effect(.transform(transform)) }
    static func color(_ effect: ColorEffect) -> Change { .effect(.color(effect)) }
  }

  let numbers: [CGFloat]
  let make: @Sendable ([CGFloat]) -> Change

  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    switch make(numbers) {
    case .effect(.transform(let transform)): [.group(.transform(transform), items)]
    case .effect(let effect): effect.onLeaves(of: items)
    case .projection(let transform): items.projected(by: transform)
    }
  }

  /// The change that is a share of the way to another one of its kind.
  func mixed(with other: _VisualChange, _ share: CGFloat) -> _VisualChange {
    guard numbers.count == other.numbers.count else { return other }
    return _VisualChange(numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * share }, make: make)
  }
}

/// An effect without a change, at the start of a chain of changes.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the start of a chain.
  public init() {}
  public func _changes(in frame: CGRect) -> [_VisualChange] { [] }
}

struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let numbers: [CGFloat]
  let next: @Sendable ([CGFloat], CGRect) -> _VisualChange.Change

  func _changes(in frame: CGRect) -> [_VisualChange] {
    let next = next
    return base._changes(in: frame) + [_VisualChange(numbers: numbers) { next($0, frame) }]
  }
}

extension VisualEffect {
  /// Adds a change by some numbers; one that is no number is replaced.
  private func then(
    _ numbers: [CGFloat], default replacement: CGFloat = 0,
    _ next: @escaping @Sendable ([CGFloat], CGRect) -> _VisualChange.Change
  ) -> some VisualEffect {
    ChainedVisualEffect(base: self, numbers: numbers.map { $0.isFinite ? $0 : replacement }, next: next)
  }

  /// Draws the view beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then([x, y]) { numbers, _ in .transform(CGAffineTransform(translationX: numbers[0], y: numbers[1])) }
  }

  /// Draws the view beside its place, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view larger or smaller about a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    then([x, y], default: 1) { numbers, frame in
      .transform(CGAffineTransform(scaleX: numbers[0], y: numbers[1]).about(anchor.point(in: frame)))
    }
  }

  /// Draws the view larger or smaller about a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns the view clockwise about a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then([CGFloat(angle.radians)]) { numbers, frame in
      .transform(CGAffineTransform(rotationAngle: numbers[0]).about(anchor.point(in: frame)))
    }
  }

  /// Turns the view in space about an axis through a point of it; see the modifier of that name.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then([CGFloat(angle.radians), axis.x, axis.y, axis.z, anchorZ, perspective]) { numbers, frame in
      .projection(
        ProjectionTransform(
          turning: numbers[0], axis: (numbers[1], numbers[2], numbers[3]), anchor: anchor,
          anchorZ: numbers[4], perspective: numbers[5], size: frame.size
        ).about(frame.origin))
    }
  }

  /// Draws the view through a map of the plane, from the view's top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) { n, frame in
      .transform(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]).about(frame.origin))
    }
  }

  /// Draws the view through a projection of the plane, from the view's top leading corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then([]) { _, frame in .projection(transform.about(frame.origin)) }
  }

  /// Draws each leaf of the view more or less transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then([CGFloat(opacity)], default: 1) { numbers, _ in .effect(.opacity(Double(min(max(numbers[0], 0), 1))))
    }
  }

  /// Blurs the view, by a standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then([radius]) { numbers, _ in .effect(.blur(radius: max(0, numbers[0]), isOpaque: opaque)) }
  }

  /// Makes the view lighter by an amount from 0 to 1, or darker by a negative one.
  public func brightness(_ amount: Double) -> some VisualEffect { color(amount) { .brightness($0) } }
  /// Moves the view's colours away from middle grey; 1 leaves them as they are.
  public func contrast(_ amount: Double) -> some VisualEffect { color(amount) { .contrast($0) } }
  /// Makes the view's colours stronger or fainter; 1 leaves them as they are, and 0 makes them grey.
  public func saturation(_ amount: Double) -> some VisualEffect { color(amount) { .saturation($0) } }
  /// Makes the view's colours greyer, from 0 for not at all to 1 for wholly.
  public func grayscale(_ amount: Double) -> some VisualEffect { color(amount) { .grayscale($0) } }
  /// Turns the hues of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    color(angle.radians) { .hueRotation($0) }
  }

  private func color(_ amount: Double, _ make: @escaping @Sendable (Double) -> ColorEffect)
    -> some VisualEffect
  {
    then([CGFloat(amount)]) { numbers, _ in .color(make(Double(numbers[0]))) }
  }
}

nonisolated extension View {
  /// Changes how the view is drawn, by its place. It is asked when the view is drawn, so it cannot change its own place.
  @preconcurrency public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._changes(in: $1) })
  }
}

nonisolated package struct _VisualEffectModifier: _ElementModifier {
  let changes: @MainActor (GeometryProxy, CGRect) -> [_VisualChange]

  init(_ changes: @escaping @MainActor (GeometryProxy, CGRect) -> [_VisualChange]) { self.changes = changes }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "visualEffect", nil,
      configure: { node in
        let motion = node.composite as? VisualMotion ?? VisualMotion()
        node.composite = motion
        let proxy = { [unowned node] in GeometryProxy(source: GeometrySource(node, isWatched: false)) }
        motion.turn(node) { modifier.changes(proxy(), $0) }
        node.affectsLeaves = true
        node.effect = { frame, items, _ in
          items.isEmpty
            ? [] : motion.shown(modifier.changes(proxy(), frame)).reduce(items) { $1.applied(to: $0) }
        }
      }, content: content)
  }
}

/// The way from what a visual effect showed to what it is to show. Values that it depends on besides the view's
/// position are only known by its numbers.
@MainActor private final class VisualMotion {
  private var start: [_VisualChange] = []
  private var share: Animated<Double>?
  private var changes: ((CGRect) -> [_VisualChange])?

  func shown(_ target: [_VisualChange]) -> [_VisualChange] {
    guard let share, share.isRunning, start.count == target.count else { return target }
    return zip(start, target).map { $0.mixed(with: $1, CGFloat(share.shown)) }
  }

  /// Begins a way from what is shown now, if something changes that is to be animated.
  func turn(_ node: ViewNode, _ changes: @escaping (CGRect) -> [_VisualChange]) {
    let old = self.changes
    self.changes = changes
    let transaction = node.host.transaction(at: node)
    guard let old, transaction.animation != nil, node.host.animations.hasClock,
      node.host.frames.layout.isPlaced,
      let frame = node.memberFrame
    else { return }
    let before = shown(old(frame))
    guard before.map(\.numbers) != changes(frame).map(\.numbers) else { return }
    start = before
    let share = Animated(0.0, node)
    share.set(1, in: transaction)
    self.share = share
  }
}
