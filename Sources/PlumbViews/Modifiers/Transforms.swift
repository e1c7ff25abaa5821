import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Turns the view clockwise about a point of it; its place stays as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_TransformEffect("rotationEffect", .rotation(angle, anchor)))
  }

  /// Draws the view larger or smaller about a point of it; its place stays as it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(_TransformEffect("scaleEffect", .scale(CGSize(width: x, height: y), anchor)))
  }

  /// Draws the view larger or smaller about a point of it; its place stays as it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of it; its place stays as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view through a map of the plane, from the view's top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect("transformEffect", .map(transform)))
  }
}

nonisolated package struct _TransformEffect: _ElementModifier {
  let name: String
  let transform: FrameTransform

  init(_ name: String, _ transform: FrameTransform) { (self.name, self.transform) = (name, transform) }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let transform = modifier.transform.usable(in: builder).mirrored(builder.inherited.isMirrored)
    builder.effect(Self.self, modifier.name, transform, content: content) { transform, frame, items, _ in
      let map = transform.map(in: frame)
      return map.isIdentity ? items : [.group(.transform(map), items)]
    }
  }
}

/// A map of the plane that depends on a view's rectangle, with numbers that are animated.
nonisolated enum FrameTransform: Animatable {
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  /// A shift by shares of the rectangle's own size.
  case shift(UnitPoint)
  case map(CGAffineTransform)

  /// Towards an edge, by a share of the rectangle's size.
  static func move(_ edge: Edge, share: Double) -> FrameTransform {
    let share = CGFloat(share)
    return switch edge {
    case .leading: .shift(UnitPoint(x: -share, y: 0))
    case .trailing: .shift(UnitPoint(x: share, y: 0))
    case .top: .shift(UnitPoint(x: 0, y: -share))
    case .bottom: .shift(UnitPoint(x: 0, y: share))
    }
  }

  /// With numbers that can be drawn; what is none is reported.
  @MainActor func usable(in builder: _TreeBuilder) -> FrameTransform {
    func number(_ value: CGFloat, _ what: String) -> CGFloat {
      builder.usable(value, what, allowsNegative: true) ?? 0
    }
    return switch self {
    case .rotation(let angle, let anchor):
      .rotation(.degrees(Double(number(CGFloat(angle.degrees), "rotation of degrees"))), anchor)
    case .scale(let scale, let anchor):
      .scale(
        CGSize(width: number(scale.width, "scale of x"), height: number(scale.height, "scale of y")), anchor)
    case .shift, .map: self
    }
  }

  /// Returns the transform mirrored: where leading is on the right, a move towards it is one to the right.
  func mirrored(_ isMirrored: Bool) -> FrameTransform {
    if case .shift(let shares) = self, isMirrored { return .shift(UnitPoint(x: -shares.x, y: shares.y)) }
    return self
  }

  func map(in frame: CGRect) -> CGAffineTransform {
    switch self {
    case .rotation(let angle, let anchor):
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: frame))
    case .scale(let scale, let anchor):
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
    case .shift(let shares):
      CGAffineTransform(translationX: shares.x * frame.width, y: shares.y * frame.height)
    case .map(let map): map.about(frame.origin)
    }
  }

  var animatableData: _AnimatedNumbers {
    get {
      switch self {
      case .rotation(let angle, let anchor):
        let point = anchor.animatableData
        return _AnimatedNumbers([angle.animatableData, Double(point.first), Double(point.second)])
      case .scale(let scale, let anchor):
        let point = anchor.animatableData
        return _AnimatedNumbers([scale.width, scale.height, point.first, point.second].map(Double.init))
      case .shift(let shares):
        let point = shares.animatableData
        return _AnimatedNumbers([Double(point.first), Double(point.second)])
      case .map: return .zero
      }
    }
    set {
      guard newValue.values.count == animatableData.values.count else { return }
      var numbers = newValue.values[...]
      switch self {
      case .rotation(var angle, var anchor):
        angle.animatableData = Double(numbers.take())
        anchor.animatableData = AnimatablePair(numbers.take(), numbers.take())
        self = .rotation(angle, anchor)
      case .scale(_, var anchor):
        let scale = CGSize(width: numbers.take(), height: numbers.take())
        anchor.animatableData = AnimatablePair(numbers.take(), numbers.take())
        self = .scale(scale, anchor)
      case .shift(var shares):
        shares.animatableData = AnimatablePair(numbers.take(), numbers.take())
        self = .shift(shares)
      case .map: break
      }
    }
  }
}
