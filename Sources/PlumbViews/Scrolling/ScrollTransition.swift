import PlumbDrawing
import PlumbLayout

/// The phase of a view while it scrolls through its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to leave through the top or leading edge, or to come from there.
  case topLeading
  /// The view is in sight.
  case identity
  /// About to leave through the bottom or trailing edge, or to come from there.
  case bottomTrailing

  /// Whether the view is in sight, so that it has no effect.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition's effect.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable { case identity, interactive, animated }

  /// The point of a view's way into sight at which the effect ends.
  public struct Threshold: Sendable {
    /// From the view's length and the scroll view's to the distance that the view has come in.
    let distance: @Sendable (_ length: CGFloat, _ room: CGFloat) -> CGFloat

    /// The whole view is in sight.
    public static let visible = visible(1)
    /// Any of the view is in sight.
    public static let hidden = visible(0)
    /// The view is in the middle of the scroll view.
    public static let centered = Threshold { ($0 + $1) / 2 }
    /// A share of the view's length is in sight.
    public static func visible(_ amount: Double) -> Threshold {
      let amount = amount.isNaN ? 1 : CGFloat(min(max(amount, 0), 1))
      return Threshold { length, _ in length * amount }
    }

    /// Between this and another threshold.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let (one, share) = (self, CGFloat(amount))
      return Threshold { length, room in
        let start = one.distance(length, room)
        return start + (other.distance(length, room) - start) * share
      }
    }

    /// Returns the threshold for a scroll view that is smaller at that edge, by points.
    public func inset(by distance: Double) -> Threshold {
      let one = self
      return Threshold { one.distance($0, $1) + CGFloat(distance) }
    }
  }

  let kind: Kind
  var threshold = Threshold.visible

  /// The configuration without an effect.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// The effect follows the view's place.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// The effect is there or not: a still picture shows no animation.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)

  /// The effect is there or not: a still picture shows no animation.
  /// The animation is reported.
  public static func animated(
    _ animation: Animation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ScrollTransitionConfiguration {
    reportUnsupported("ScrollTransitionConfiguration.animated(animation:)", fileID, line)
    return animated
  }

  /// The effect follows the view's place, along the usual curve; another one is reported.
  public static func interactive(
    timingCurve: UnitCurve, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ScrollTransitionConfiguration {
    reportUnsupported("ScrollTransitionConfiguration.interactive(timingCurve:)", fileID, line)
    return interactive
  }

  /// Returns the same transition, whose effect is gone when a view has come in as far as a threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, threshold: threshold)
  }

  /// Returns the share of the effect, from 0 to 1, for a view that has come in by a distance.
  func share(_ come: CGFloat, length: CGFloat, room: CGFloat) -> CGFloat {
    let whole = threshold.distance(length, room)
    switch kind {
    case .identity: return 0
    case .animated: return come > 0 && come >= whole ? 0 : 1
    case .interactive:
      guard whole > 0 else { return come > 0 ? 0 : 1 }
      return easeInOut(min(max(1 - come / whole, 0), 1))
    }
  }
}

/// Slow at both ends: the curve of the timing function of that name, (0.42, 0) and (0.58, 1). That interactive
/// transitions follow it is assumed.
private func easeInOut(_ share: CGFloat) -> CGFloat {
  func coordinate(_ t: CGFloat, _ one: CGFloat, _ two: CGFloat) -> CGFloat {
    let u = 1 - t
    return 3 * u * u * t * one + 3 * u * t * t * two + t * t * t
  }
  var (low, high): (CGFloat, CGFloat) = (0, 1)
  for _ in 0..<40 {
    let middle = (low + high) / 2
    if coordinate(middle, 0.42, 0.58) < share { low = middle } else { high = middle }
  }
  return share <= 0 ? 0 : share >= 1 ? 1 : coordinate((low + high) / 2, 0, 1)
}

nonisolated extension View {
  /// Changes how the view is drawn while it comes into the nearest scroll view and leaves it. Its place stays as it is.
  ///
  /// - Parameter axis: the axis along which it moves; without one, the scroll view's own, vertical first.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies an effect to the view as it scrolls into sight, with a configuration for each end of the scroll view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._changes(in: $1)
      })
  }
}

nonisolated package struct _ScrollTransition: _ElementModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let changes: (ScrollTransitionPhase, CGRect) -> [_VisualChange]

  init(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
    _ changes: @escaping (ScrollTransitionPhase, CGRect) -> [_VisualChange]
  ) {
    (self.topLeading, self.bottomTrailing, self.axis) = (topLeading, bottomTrailing, axis)
    self.changes = changes
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "scrollTransition", nil,
      configure: { node in
        node.affectsLeaves = true
        node.effect = { [unowned node] frame, items, _ in
          guard !items.isEmpty else { return [] }
          let (phase, share) = modifier.phase(of: node, frame)
          let still = modifier.changes(.identity, frame)
          let changes =
            phase == .identity
            ? still : zip(still, modifier.changes(phase, frame)).map { $0.mixed(with: $1, share) }
          return changes.reduce(items) { $1.applied(to: $0) }
        }
      }, content: content)
  }

  /// Which end the view is at, and how much of the effect there is.
  @MainActor private func phase(of node: ViewNode, _ frame: CGRect) -> (ScrollTransitionPhase, CGFloat) {
    guard let view = node.enclosingScrollView, let scroll = view.scrollNode else { return (.identity, 0) }
    let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let (own, window) = (scroll.rectOnContent(frame), CGRect(origin: scroll.offset, size: scroll.viewport))
    let (length, room) = (own.size[axis], window.size[axis])
    let before = own.origin[axis] + length - window.origin[axis]
    let after = window.origin[axis] + room - own.origin[axis]
    let atStart = topLeading.share(before, length: length, room: room)
    let atEnd = bottomTrailing.share(after, length: length, room: room)
    if atStart == 0 && atEnd == 0 { return (.identity, 0) }
    return atStart >= atEnd ? (.topLeading, atStart) : (.bottomTrailing, atEnd)
  }
}
