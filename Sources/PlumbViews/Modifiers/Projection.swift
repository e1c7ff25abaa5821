import PlumbDrawing
import PlumbLayout

/// A change of how a view is drawn that depends on its size, and can be animated; its place stays as it is.
nonisolated public protocol GeometryEffect: Animatable, _ElementModifier {
  /// The map from the view as it is to how it is drawn, from the view's top leading corner.
  ///
  /// - Parameter size: the view's size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.effect(Self.self, typeName(Self.self), content: content) { frame, items, _ in
      items.projected(by: modifier.effectValue(size: frame.size).about(frame.origin))
    }
  }

  /// Returns the same effect; coordinates never see effects here, so nothing is to be ignored.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that coordinates do not see.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(Self.self, "ignoredByLayout", nil) {
      Base._makeElement(modifier.base, in: builder, content: content)
    }
  }

  /// The effect's own numbers.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the effect's own map.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

nonisolated extension View {
  /// Draws the view turned in space about an axis through a point of it; its place stays as it is.
  ///
  /// - Parameters:
  ///   - axis: right, down, and towards the viewer. About y, a positive angle takes the right side away.
  ///   - anchorZ: how far in front of the view the axis is, in points.
  ///   - perspective: 0 keeps parallel lines; with 1 the eye is as far away as the view's longer side (assumed).
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _TurnEffect(
        turn: TurnInSpace(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Draws the view through a projection of the plane, from the view's top leading corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect("projectionEffect") { _ in transform })
  }
}

nonisolated private struct _TurnEffect: _ElementModifier {
  let turn: TurnInSpace

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    builder.effect(Self.self, "rotation3DEffect", modifier.turn, content: content) { turn, frame, items, _ in
      items.projected(by: turn.projection(of: frame.size).about(frame.origin))
    }
  }
}

/// A turn in space about an axis through a point of a view, with numbers that are animated.
nonisolated private struct TurnInSpace: Animatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  func projection(of size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      turning: CGFloat(angle.radians), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
      size: size)
  }

  var animatableData: _AnimatedNumbers {
    get {
      let point = anchor.animatableData
      let others = [axis.x, axis.y, axis.z, point.first, point.second, anchorZ, perspective]
      return _AnimatedNumbers([angle.animatableData] + others.map(Double.init))
    }
    set {
      guard newValue.values.count == animatableData.values.count else { return }
      var numbers = newValue.values[...]
      angle.animatableData = Double(numbers.take())
      axis = (numbers.take(), numbers.take(), numbers.take())
      anchor.animatableData = AnimatablePair(numbers.take(), numbers.take())
      (anchorZ, perspective) = (numbers.take(), numbers.take())
    }
  }
}

nonisolated package struct _ProjectionEffect: _ElementModifier {
  let name: String
  let transform: (CGSize) -> ProjectionTransform

  init(_ name: String, _ transform: @escaping (CGSize) -> ProjectionTransform) {
    (self.name, self.transform) = (name, transform)
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.effect(Self.self, modifier.name, content: content) { frame, items, _ in
      items.projected(by: modifier.transform(frame.size).about(frame.origin))
    }
  }
}

extension ProjectionTransform {
  /// A turn in space about a point of a view, seen from in front of that point.
  init(
    turning angle: CGFloat, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat, size: CGSize
  ) {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    var view = CATransform3DIdentity
    let side = max(size.width, size.height)
    if side > 0, side.isFinite, perspective.isFinite { view.m34 = -perspective / side }
    let back = CATransform3DTranslate(view, 0, 0, anchorZ)
    let turn = CATransform3DRotate(back, angle, axis.x, axis.y, axis.z)
    let whole = CATransform3DTranslate(
      CATransform3DConcat(turn, CATransform3DMakeTranslation(x, y, 0)), -x, -y, -anchorZ)
    self.init(whole)
  }
}
