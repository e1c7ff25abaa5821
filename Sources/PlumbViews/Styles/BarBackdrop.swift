import Foundation
import PlumbDrawing
import PlumbLayout

extension DrawingContext {
  /// Fills the rectangle of a bar with what is below it, blurred and under a tint (Recorded/Screens.md#Y147).
  ///
  /// Nothing beside the bar is blurred into it, so a view that ends a little below its edge is a faint shade there.
  package mutating func fillBar(_ rect: CGRect, tint: ResolvedColor, ground: ResolvedColor) {
    if rect.width > 0, rect.height > 0, let backdrop = backdrop(in: rect, ground: ground) { add(backdrop) }
    add(.fill(Path(rect), .color(tint), FillStyle()))
  }

  /// The blurred drawing so far, as far as it is in a rectangle; `nil` where that is too much.
  private mutating func backdrop(in rect: CGRect, ground: ResolvedColor) -> DisplayItem? {
    isSteady = false
    let drawn = drawnBelow.compactMap { $0.part(in: rect) }
    guard drawn.reduce(0, { $0 + $1.count }) <= Self.mostBackdropItems else { return nil }
    let whole = Path(rect)
    let sharp = DisplayItem.group(
      .clip(whole, FillStyle()), [.fill(whole, .color(ground), FillStyle())] + drawn)
    // A blur mixes transparent surroundings in. On black that is a multiplication, which a dodge takes back.
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let dodges = [BlurEdges(length: rect.height), BlurEdges(length: rect.width)].map(\.missing)
    let (corner, below, right) = (
      rect.origin, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY)
    )
    let blurred: [DisplayItem] = [
      .fill(whole, .color(black), FillStyle()),
      .group(.blur(radius: BlurEdges.radius, isOpaque: false), [sharp]),
      .group(
        .blend(.colorDodge), [.fill(whole, .linearGradient(dodges[0], from: corner, to: below), FillStyle())]),
      .group(
        .blend(.colorDodge), [.fill(whole, .linearGradient(dodges[1], from: corner, to: right), FillStyle())]),
    ]
    return .group(.clip(whole, FillStyle()), [.group(.layer, blurred)])
  }
}

/// The share of a blur that comes from beyond the ends of a length.
private struct BlurEdges {
  /// In points.
  static let radius: CGFloat = 23.7
  let length: CGFloat

  /// The shares as greys, from one end to the other.
  var missing: [Paint.Stop] {
    let steps = 16
    return (0...steps).map { step in
      let place = CGFloat(step) / CGFloat(steps)
      let white = Float(beyond(place * length) + beyond((1 - place) * length))
      return Paint.Stop(color: ResolvedColor(red: white, green: white, blue: white), location: place)
    }
  }

  private func beyond(_ distance: CGFloat) -> CGFloat { erfc(distance / Self.radius / 2.0.squareRoot()) / 2 }
}

extension DisplayItem {
  /// The parts of the item that reach into a rectangle; `nil` if there is none.
  fileprivate func part(in rect: CGRect) -> DisplayItem? {
    guard !bounds.common(with: rect).isNull else { return nil }
    guard case .group(let effect, let items) = self, items.count > 1 || items.first?.count ?? 0 > 1 else {
      return self
    }
    let inner: CGRect
    switch effect {
    case .clip, .opacity, .layer, .color: inner = rect
    case .transform(let transform):
      guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
      inner = rect.applying(transform.inverted())
    default: return self
    }
    return .group(effect, items.compactMap { $0.part(in: inner) })
  }
}
