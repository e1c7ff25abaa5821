import PlumbDrawing
import PlumbLayout

/// Values that the inspector reads about the drawing of a node.
extension ViewNode {
  /// The type of the view or modifier here.
  package var kindType: Any.Type { unsafeBitCast(kind, to: Any.Type.self) }

  /// The type of the view in an `AnyView` here.
  package var erasedType: Any.Type? {
    guard kind == ObjectIdentifier(AnyView.self) else { return nil }
    return (identity?.hashable.base as? ObjectIdentifier).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// The node draws in the middle of its place, or a shape anywhere: a border or a clear colour does not, a text does.
  package func drawsItself(in frame: CGRect) -> Bool {
    guard mark != nil, !frame.isEmpty else { return false }
    if drawnShape != nil { return drawsAnything(in: frame) }
    return text != nil || role == .image || markCovers(CGPoint(x: frame.midX, y: frame.midY), in: frame)
  }

  /// The outline of the shape that the node draws; `nil` for anything else.
  package func outline(in frame: CGRect) -> DrawnShape? {
    frame.isEmpty || !frame.width.isFinite || !frame.height.isFinite ? nil : drawnShape?(frame)
  }

  private func drawsAnything(in frame: CGRect) -> Bool {
    var context = DrawingContext(scale: 1)
    mark?(&context, frame)
    return context.items.contains { $0.isSeen }
  }

  /// Returns where the node's effect draws points of its content; `nil` where it moves none.
  package func drawnTransform(in frame: CGRect) -> CGAffineTransform? {
    guard let effect else { return nil }
    let transform = EffectProbe(effect, frame).transform
    return transform == .identity ? nil : transform
  }

  /// The node's effect hides everything outside its frame.
  package func clips(in frame: CGRect) -> Bool {
    guard let effect, frame.width.isFinite, frame.height.isFinite else { return false }
    let probe = EffectProbe(effect, frame)
    let outside = CGPoint(x: frame.minX - 1, y: frame.minY - 1).applying(probe.transform)
    return probe.map(outside, stopsAtEdges: false) != nil && probe.map(outside, stopsAtEdges: true) == nil
  }

  /// The node's effect shows nothing of its content: an opacity of 0, or `hidden()`.
  package func hidesContent(in frame: CGRect) -> Bool {
    guard let effect, !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return false }
    return EffectProbe(effect, frame).isUnseen
  }

  /// The outline inside of which the node's effect shows its content, where that is no rectangle.
  package func clipOutline(in frame: CGRect) -> (path: Path, style: FillStyle)? {
    guard let effect, let clip = EffectProbe(effect, frame).clip else { return nil }
    let inset = frame.insetBy(dx: min(0.5, frame.width / 4), dy: min(0.5, frame.height / 4))
    let corners = [inset.minX, inset.maxX].flatMap { x in
      [inset.minY, inset.maxY].map { CGPoint(x: x, y: $0) }
    }
    let isRectangle = corners.allSatisfy { clip.path.contains($0, eoFill: clip.style.isEOFilled) }
    return isRectangle ? nil : clip
  }
}

extension DisplayItem {
  /// Something of it can be seen.
  var isSeen: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): !paint.isClear
    case .glyphs, .image: true
    case .group(.opacity(let opacity), let items): opacity > 0 && items.contains { $0.isSeen }
    case .group(_, let items): items.contains { $0.isSeen }
    }
  }
}
