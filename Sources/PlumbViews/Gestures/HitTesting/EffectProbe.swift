import PlumbDrawing
import PlumbLayout

/// Finds out what an effect does to points by sending its own mark through it: a turned view is hit where it is
/// drawn, and every effect that draws is understood without saying anything about hits.
@MainActor struct EffectProbe {
  private let items: [DisplayItem]
  private let frame: CGRect
  /// A colour that nobody draws with distinguishes the mark from what effects add.
  private nonisolated static let paint = Paint.color(ResolvedColor(red: -1, green: -2, blue: -3, opacity: 1))

  /// The mark of a view's rectangle.
  nonisolated static func mark(of frame: CGRect) -> DisplayItem { .fill(Path(frame), paint, FillStyle()) }

  /// The projection through which an item shows the mark of a rectangle, mostly the identity; `nil` for other items, and for a
  /// mark that is partly behind the eye.
  nonisolated static func projection(of item: DisplayItem, from frame: CGRect) -> ProjectionTransform? {
    guard case .fill(let path, paint, _) = item else { return nil }
    return path == Path(frame) ? ProjectionTransform() : ProjectionTransform(from: frame, to: path)
  }

  /// Returns where an item shows points of a rectangle's mark; `nil` for other items. Close to the middle a projection is nearly
  /// an affine map.
  nonisolated static func transform(of item: DisplayItem, from frame: CGRect) -> CGAffineTransform? {
    projection(of: item, from: frame).map { $0.affine(at: UnitPoint.center.point(in: frame)) ?? .identity }
  }

  init(_ effect: (CGRect, [DisplayItem], DrawingContext) -> [DisplayItem], _ frame: CGRect) {
    self.frame = frame
    items = effect(frame, [Self.mark(of: frame)], DrawingContext(scale: 1024))
  }

  /// The point of the content that is drawn at a point; `nil` if nothing of the content is drawn there.
  ///
  /// - Parameter stopsAtEdges: what is clipped away or quite transparent is not there.
  func map(_ point: CGPoint, stopsAtEdges: Bool) -> CGPoint? { map(point, in: items, stopsAtEdges) }

  private func map(_ point: CGPoint, in items: [DisplayItem], _ stopsAtEdges: Bool) -> CGPoint? {
    for item in items {
      if let projection = Self.projection(of: item, from: frame) { return point.unprojected(by: projection) }
      guard case .group(let effect, let inner) = item else { continue }
      if let inside = enter(effect, point, stopsAtEdges), let found = map(inside, in: inner, stopsAtEdges) {
        return found
      }
    }
    return nil
  }

  /// Nothing of what the effect makes of the mark can be seen.
  var isUnseen: Bool { !items.contains { $0.isSeen } }

  /// The transform of the content's points.
  var transform: CGAffineTransform { transform(in: items) ?? .identity }

  private func transform(in items: [DisplayItem]) -> CGAffineTransform? {
    for item in items {
      if let transform = Self.transform(of: item, from: frame) { return transform }
      guard case .group(let effect, let inner) = item, let inside = transform(in: inner) else { continue }
      if case .transform(let outer) = effect { return inside.concatenating(outer) }
      return inside
    }
    return nil
  }

  /// The outline around the content, in the coordinates in which the effect is given it, if the effect clips and moves nothing.
  var clip: (path: Path, style: FillStyle)? { clip(in: items) }

  private func clip(in items: [DisplayItem]) -> (path: Path, style: FillStyle)? {
    for case .group(let effect, let inner) in items where transform(in: inner) != nil {
      if case .clip(let path, let style) = effect { return (path, style) }
      if case .transform = effect { return nil }
      return clip(in: inner)
    }
    return nil
  }

  /// The effect shows its content once, where it is, and nothing of it anywhere else.
  var keepsPlaces: Bool { places(in: items) == 1 }

  /// Returns how often the mark is shown, all in its place; `nil` where something of it may be shown elsewhere.
  private func places(in items: [DisplayItem]) -> Int? {
    var count = 0
    for item in items {
      if let projection = Self.projection(of: item, from: frame) {
        guard projection.isIdentity else { return nil }
        count += 1
      } else if case .group(let effect, let inner) = item {
        guard let inside = places(in: inner) else { return nil }
        if inside > 0, effect.movesContent { return nil }
        count += inside
      }
    }
    return count
  }

  private func enter(_ effect: Effect, _ point: CGPoint, _ stopsAtEdges: Bool) -> CGPoint? {
    switch effect {
    case .transform(let transform):
      guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
      return point.applying(transform.inverted())
    case .clip(let path, let style):
      return !stopsAtEdges || path.contains(point, eoFill: style.isEOFilled) ? point : nil
    case .opacity(let opacity): return !stopsAtEdges || opacity > 0 ? point : nil
    default: return point
    }
  }
}

extension ViewNode {
  /// A point of the canvas where the node is drawn, in the coordinates of its layout on the canvas: what transforms
  /// around the node did is undone.
  ///
  /// Views on their way in count as there already: the intended place of a pointer was determined when it went down.
  func layoutPoint(_ point: CGPoint) -> CGPoint {
    probesAround(atEnd: true).reversed().reduce(point) { $1.map($0, stopsAtEdges: false) ?? $0 }
  }

  /// Returns where a point of the node's layout is drawn on the canvas, by the transforms around the node.
  package func drawnPoint(_ point: CGPoint) -> CGPoint {
    probesAround.reduce(point) { $0.applying($1.transform) }
  }

  /// The smallest upright rectangle around the node as it is drawn, on the canvas, in points.
  package var drawnFrame: CGRect { probesAround.reduce(canvasFrame) { $0.applying($1.transform) } }

  /// The drawn middle of the node, on the canvas, in points.
  package var drawnMiddle: CGPoint { drawnPoint(CGPoint(x: canvasFrame.midX, y: canvasFrame.midY)) }

  /// The effects around the node, the nearest first.
  private var probesAround: [EffectProbe] { probesAround(atEnd: false) }

  private func probesAround(atEnd: Bool) -> [EffectProbe] {
    var probes: [EffectProbe] = []
    var node = parent
    while let here = node {
      if let effect = here.effect, !(atEnd && here.isOnItsWay) {
        probes.append(EffectProbe(effect, here.layout.exists ? here.canvasFrame : here.memberFrame ?? .zero))
      }
      node = here.parent
    }
    return probes
  }

  /// A point of the canvas in some coordinates. A name that nobody around the node has means the canvas's.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local:
      let (inside, frame) = (layoutPoint(point), canvasFrame)
      return CGPoint(x: inside.x - frame.minX, y: inside.y - frame.minY)
    case .named:
      guard let owner = self.owner(of: space) else { return point }
      return owner.convert(point, to: .local)
    }
  }
}

extension Effect {
  /// Content is seen elsewhere than where it is.
  fileprivate var movesContent: Bool {
    switch self {
    case .transform(let transform): !transform.isIdentity
    case .shadow, .blur: true
    case .opacity, .clip, .blend, .mask, .color, .layer: false
    }
  }
}
