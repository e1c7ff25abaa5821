import PlumbLayout

/// A drawing that is cut across into strips, as a long picture is for pages.
///
/// A letter belongs to the strip that has its baseline, so that no text is in two pages.
public struct DrawingStrips: Sendable {
  private let pieces: [Piece]

  private indirect enum Piece: Sendable {
    case text(DisplayItem, baseline: CGFloat)
    case plain(DisplayItem, top: CGFloat, bottom: CGFloat)
    /// The items inside have their own coordinates: y = inner y × scale + shift.
    case group(Effect, [Piece], top: CGFloat, bottom: CGFloat, scale: CGFloat, shift: CGFloat)
  }

  public init(_ items: [DisplayItem]) { pieces = items.map { Self.piece($0).piece } }

  /// Returns the items between two heights, in points. An item that crosses an edge is whole: the caller clips it.
  public func items(from top: CGFloat, to bottom: CGFloat) -> [DisplayItem] {
    Self.items(pieces, top, bottom)
  }

  private static func items(_ pieces: [Piece], _ top: CGFloat, _ bottom: CGFloat) -> [DisplayItem] {
    pieces.compactMap { piece in
      switch piece {
      case .text(let item, let baseline): return top < baseline && baseline <= bottom ? item : nil
      case .plain(let item, let first, let last): return first < bottom && last > top ? item : nil
      case .group(let effect, let inner, let first, let last, let scale, let shift):
        guard first < bottom, last > top else { return nil }
        let items = items(inner, (top - shift) / scale, (bottom - shift) / scale)
        return items.isEmpty ? nil : .group(effect, items)
      }
    }
  }

  /// A piece, and where it is: groups in groups are measured from the inside, each once.
  private static func piece(_ item: DisplayItem) -> (piece: Piece, bounds: CGRect) {
    if case .glyphs(_, let origin, _) = item { return (.text(item, baseline: origin.y), item.bounds) }
    // What draws nothing is in no strip.
    func heights(_ bounds: CGRect) -> (top: CGFloat, bottom: CGFloat) {
      bounds.isNull ? (.infinity, -.infinity) : (bounds.minY, bounds.maxY)
    }
    guard case .group(let effect, let items) = item, let inner = effect.heights else {
      let (top, bottom) = heights(item.bounds)
      return (.plain(item, top: top, bottom: bottom), item.bounds)
    }
    let pieces = items.map(piece)
    let bounds = effect.bounds(of: pieces.reduce(.null) { $0.enclosing($1.bounds) }, \.bounds)
    let (top, bottom) = heights(bounds)
    return (
      .group(
        effect, pieces.map(\.piece), top: top, bottom: bottom, scale: inner.scale, shift: inner.shift),
      bounds
    )
  }
}

extension Effect {
  /// The conversion of heights inside to heights outside; `nil` where a part of what is inside cannot be drawn by itself.
  fileprivate var heights: (scale: CGFloat, shift: CGFloat)? {
    switch self {
    case .opacity, .clip, .blend, .color, .layer: return (1, 0)
    case .transform(let transform):
      return transform.b == 0 && transform.c == 0 && transform.d > 0 ? (transform.d, transform.ty) : nil
    case .shadow, .blur, .mask: return nil
    }
  }
}
