import PlumbDrawing
import PlumbLayout

/// Changes of how a view is drawn that may depend on its place, and change no layout.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes for a view with this rectangle on the canvas, innermost first.
  func _changes(in frame: CGRect) -> [_VisualChange]
}

/// One change of a drawing.
public struct _VisualChange {
  let effect: Effect
}

/// No change: where a chain of changes starts.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _changes(in frame: CGRect) -> [_VisualChange] { [] }
}

struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let next: @Sendable (CGRect) -> Effect

  func _changes(in frame: CGRect) -> [_VisualChange] {
    base._changes(in: frame) + [_VisualChange(effect: next(frame))]
  }
}

extension VisualEffect {
  private func then(_ next: @escaping @Sendable (CGRect) -> Effect) -> some VisualEffect {
    ChainedVisualEffect(base: self, next: next)
  }

  /// Draws the view beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { _ in
      .transform(CGAffineTransform(translationX: x.isFinite ? x : 0, y: y.isFinite ? y : 0))
    }
  }

  /// Draws the view beside its place, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view larger or smaller about a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    then { frame in
      .transform(
        CGAffineTransform(scaleX: x.isFinite ? x : 1, y: y.isFinite ? y : 1).about(anchor.point(in: frame)))
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
    let radians = angle.radians.isFinite ? angle.radians : 0
    return then { frame in
      .transform(CGAffineTransform(rotationAngle: CGFloat(radians)).about(anchor.point(in: frame)))
    }
  }

  /// Draws the view as one picture, more or less transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then { _ in .opacity(min(max(opacity.isNaN ? 1 : opacity, 0), 1)) }
  }

  /// Blurs the view, by a standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { _ in .blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: opaque) }
  }

  public func brightness(_ amount: Double) -> some VisualEffect { then { _ in .color(.brightness(amount)) } }
  public func contrast(_ amount: Double) -> some VisualEffect { then { _ in .color(.contrast(amount)) } }
  public func saturation(_ amount: Double) -> some VisualEffect { then { _ in .color(.saturation(amount)) } }
  public func grayscale(_ amount: Double) -> some VisualEffect { then { _ in .color(.grayscale(amount)) } }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    let radians = angle.radians
    return then { _ in .color(.hueRotation(radians)) }
  }
}

nonisolated extension View {
  /// Changes how the view is drawn, by its place. It is asked when the view is drawn, so it cannot change its own place.
  public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._changes(in: $1) })
  }
}

nonisolated public struct _VisualEffectModifier: _ElementModifier {
  let changes: @MainActor (GeometryProxy, CGRect) -> [_VisualChange]

  init(_ changes: @escaping @MainActor (GeometryProxy, CGRect) -> [_VisualChange]) { self.changes = changes }

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "visualEffect", nil,
      configure: { node in
        node.effect = { [unowned node] frame, items, _ in
          guard !items.isEmpty else { return [] }
          let proxy = GeometryProxy(source: GeometrySource(node, isWatched: false))
          return modifier.changes(proxy, frame).reduce(items) { [.group($1.effect, $0)] }
        }
      }, content: content)
  }
}
